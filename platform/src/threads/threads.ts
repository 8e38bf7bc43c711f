import { extname } from "node:path";
import type { Readable } from "node:stream";
import type { Db } from "../db/tables.js";
import type { Env } from "../env.js";
import { InlineRunner } from "./inline.js";
import { JOBS, STREAMS } from "./jobs.js";
import { ThreadPool } from "./pool.js";

type Jobs = typeof JOBS;
type Streams = typeof STREAMS;

/** Runs long work, so that the thread that takes the devices' batches never waits for a report. */
export interface Threads {
  /**
   * Runs a job.
   * @returns its answer as JSON in UTF-8
   * @throws PlatformError of the job; UNAVAILABLE if there is too much to do, or its thread ended
   */
  run<N extends keyof Jobs>(name: N, input: Parameters<Jobs[N]>[1]): Promise<Uint8Array>;
  /** The bytes of a stream, produced while they are read. Destroying it ends the work. */
  stream<N extends keyof Streams>(name: N, input: Parameters<Streams[N]>[1]): Readable;
  /** Jobs and streams under way or waiting. */
  readonly busy: number;
  close(): Promise<void>;
}

const WAITING_AT_MOST = 100;
const DEADLINE_MS = 60_000;
/** The thread's file is next to this one, compiled or not like this one. */
const FILE = new URL(`./worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url);

/** Starts as many threads as WORKER_THREADS says. With 0 the work is done here, on the given connection. */
export function startThreads(env: Env, db: Db, onError: (error: unknown) => void): Threads {
  if (env.WORKER_THREADS === 0) return new InlineRunner({ jobs: JOBS, streams: STREAMS }, db);
  return new ThreadPool({
    file: FILE,
    size: env.WORKER_THREADS,
    workerData: { env: { ...env } },
    waitingAtMost: WAITING_AT_MOST,
    deadlineMs: DEADLINE_MS,
    onError,
  });
}

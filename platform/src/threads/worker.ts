import { parentPort, workerData } from "node:worker_threads";
import { openReadOnly } from "../db/database.js";
import type { Env } from "../env.js";
import { JOBS, STREAMS } from "./jobs.js";
import { serve } from "./serve.js";

/** A thread of the pool. It reads with its own connection. */
const { env } = workerData as { env: Env };
if (!parentPort) throw new Error("This is no thread of a pool.");
serve(parentPort, { jobs: JOBS, streams: STREAMS }, await openReadOnly(env));

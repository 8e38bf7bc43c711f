import type { Db } from "../db/tables.js";

/** What can be asked for by name; each takes an input that can be handed to another thread. */
export interface Work {
  /** Work with one answer, which leaves its thread as JSON. */
  jobs: Record<string, (db: Db, input: never) => Promise<unknown>>;
  /** Work that makes bytes bit by bit. */
  streams: Record<string, (db: Db, input: never) => AsyncIterable<Uint8Array>>;
}

/** Does a job. @returns its answer as JSON in UTF-8 */
export async function runJob(work: Work, db: Db, name: string, input: unknown): Promise<Buffer> {
  const job = work.jobs[name];
  if (!job) throw new Error(`There is no job ${name}.`);
  // The caller's side has checked the input against the name.
  return Buffer.from(JSON.stringify(await job(db, input as never)));
}

/** Begins a stream. */
export function openStream(work: Work, db: Db, name: string, input: unknown): AsyncIterable<Uint8Array> {
  const stream = work.streams[name];
  if (!stream) throw new Error(`There is no stream ${name}.`);
  return stream(db, input as never);
}

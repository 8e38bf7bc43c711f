import type { Db } from "../db/tables.js";

/** Work by name. Each takes an input that can be passed to another thread. */
export interface Work {
  /** Work with one answer, which leaves its thread as JSON. */
  jobs: Record<string, (db: Db, input: never) => Promise<unknown>>;
  /** Work that produces bytes in chunks. */
  streams: Record<string, (db: Db, input: never) => AsyncIterable<Uint8Array>>;
}

/** Runs a job. @returns its answer as JSON in UTF-8 */
export async function runJob(work: Work, db: Db, name: string, input: unknown): Promise<Buffer> {
  const job = work.jobs[name];
  if (!job) throw new Error(`There is no job ${name}.`);
  // The caller's side has checked that the input fits the name.
  return Buffer.from(JSON.stringify(await job(db, input as never)));
}

export function openStream(work: Work, db: Db, name: string, input: unknown): AsyncIterable<Uint8Array> {
  const stream = work.streams[name];
  if (!stream) throw new Error(`There is no stream ${name}.`);
  return stream(db, input as never);
}

import type { Readable } from "node:stream";
import { PlatformError } from "../errors.js";

/** Runs named work: here, or in other threads. */
export interface Runner {
  /**
   * @returns the job's answer as JSON in UTF-8
   * @throws PlatformError of the job; UNAVAILABLE if there is too much to do, or its thread ended
   */
  run(name: string, input: unknown): Promise<Uint8Array>;
  /** The bytes of a stream, produced while they are read. Destroying it ends the work. */
  stream(name: string, input: unknown): Readable;
  /** Jobs and streams under way or waiting. */
  readonly busy: number;
  close(): Promise<void>;
}

const RETRY_AFTER = 5;

export function unavailable(message: string): PlatformError {
  return new PlatformError("UNAVAILABLE", message, undefined, RETRY_AFTER);
}

import type { Readable } from "node:stream";
import { ApiError } from "../errors.js";
import { errorOfWrite } from "./networkErrors.js";

/**
 * Readers of a stream log its error, and got's errors hold the options of their call: headers with the
 * caller's key. Attach this first, so that it runs first.
 */
export function hideOptions(stream: Readable): void {
  stream.on("error", (error: Error) => {
    if ("options" in error) Object.defineProperty(error, "options", { enumerable: false });
  });
}

/** The work of a stream up to its first bytes. Network errors become ours. */
export async function settled<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ApiError ? error : errorOfWrite(error);
  }
}

import type { Readable } from "node:stream";
import { ApiError } from "../errors.js";
import { errorOfWrite } from "./networkErrors.js";

/**
 * Whoever reads a stream logs its error, and got's errors hold the options of their call: headers with the caller's key.
 * To be attached first, so that it comes first.
 */
export function hideOptions(stream: Readable): void {
  stream.on("error", (error: Error) => {
    if ("options" in error) Object.defineProperty(error, "options", { enumerable: false });
  });
}

/** The work of a stream up to its first bytes, with the faults of the network as ours. */
export async function settled<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ApiError ? error : errorOfWrite(error);
  }
}

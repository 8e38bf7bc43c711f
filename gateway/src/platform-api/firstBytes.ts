import { once } from "node:events";
import type { Readable } from "node:stream";

/**
 * Waits for the first bytes of a stream, or its end: headers set earlier would stay on the answer to an
 * error. Rejects with the stream's error.
 */
export async function firstBytes(stream: Readable): Promise<void> {
  await Promise.race([once(stream, "readable"), once(stream, "end"), once(stream, "close")]);
}

/** Stops a stream that nobody reads any more. */
export function letGo(stream: Readable): void {
  stream.on("error", () => undefined);
  stream.destroy();
}

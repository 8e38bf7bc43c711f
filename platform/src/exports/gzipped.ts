import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";

const CHUNK = 64 * 1024;

/** The same bytes, packed quickly. Whoever stops reading ends the source, and its fault comes through. */
export function gzipped(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const gzip = createGzip({ level: 1, chunkSize: CHUNK });
  // A fault is told to whoever reads from gzip.
  pipeline(Readable.from(chunks), gzip, () => undefined);
  return gzip;
}

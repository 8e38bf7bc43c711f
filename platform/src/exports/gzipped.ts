import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";

const CHUNK = 64 * 1024;

/**
 * The same bytes, compressed fast. If the reader stops, the source ends. The source's error reaches the
 * reader.
 */
export function gzipped(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const gzip = createGzip({ level: 1, chunkSize: CHUNK });
  // The reader of gzip gets the error.
  pipeline(Readable.from(chunks), gzip, () => undefined);
  return gzip;
}

import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { FileFault } from "../fileFault.js";
import type { SourceFile } from "../sourceFile.js";

/** Limit of a file's unpacked bytes: some hundred million lines, or a zip bomb. */
export const LARGEST = 8 * 1024 ** 3;

/** Limit of unpacked bytes per packed one: traffic data packs by 5 to 40, a bomb by a thousand. */
const DENSEST = 250;
/** Files up to this size may have any ratio. */
const HARMLESS = 64 * 1024 ** 2;

/** The first bytes of a stream, up to `length`. */
export async function headOf(bytes: AsyncIterable<Uint8Array>, length: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let have = 0;
  for await (const chunk of bytes) {
    chunks.push(chunk);
    have += chunk.length;
    if (have >= length) break;
  }
  return Buffer.concat(chunks).subarray(0, length);
}

/**
 * Passes bytes on, up to a total limit.
 * @param packed the packed bytes that they come from
 * @throws FileFault TOO_LARGE, PACKED_TOO_DENSE
 */
export async function* bounded(
  bytes: AsyncIterable<Uint8Array>,
  packed: number,
  largest = LARGEST,
): AsyncGenerator<Uint8Array> {
  let sum = 0;
  for await (const chunk of bytes) {
    sum += chunk.length;
    if (sum > largest) throw new FileFault("TOO_LARGE", { bytes: largest });
    if (sum > HARMLESS && sum > packed * DENSEST) throw new FileFault("PACKED_TOO_DENSE");
    yield chunk;
  }
}

/** The content of a gzip file. @throws FileFault BROKEN_ARCHIVE for one that is cut off or damaged */
export async function* unzipped(file: SourceFile): AsyncGenerator<Uint8Array> {
  // Errors of both ends come through the last stream. The callback is there because pipeline requires one.
  const stream = pipeline(Readable.from(file.open()), createGunzip(), () => undefined);
  try {
    yield* bounded(stream, file.size);
  } catch (error) {
    throw isOfZlib(error) ? new FileFault("BROKEN_ARCHIVE") : error;
  }
}

const isOfZlib = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  /^(Z_|ERR_STREAM_PREMATURE)/.test(String(error.code));

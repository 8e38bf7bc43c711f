import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import { PlatformError } from "../errors.js";
import { sendBytes } from "../http/bytes.js";
import type { ByteRange } from "./bytes.rules.js";
import { resumed, type StoredBytes } from "./parts.store.js";
import { rangeOf } from "./range.rules.js";

/** A complete file. */
export interface SentFile extends StoredBytes {
  /** Media type. */
  type: string;
}

/** The answers of a route that sends a file of these types. */
export function fileAnswers(...types: string[]) {
  const schema = Type.String({ format: "binary" });
  const content = Object.fromEntries(types.map((type) => [type, { schema }]));
  return { 200: { description: "The file", content }, 206: { description: "A range of it", content } };
}

/**
 * Sends a file or the requested range of it. Its ETag is the SHA-256, so that If-Range ties a resumed
 * download to one file.
 * @param read begins to read a range
 * @throws PlatformError RANGE_NOT_SATISFIABLE
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { size, sha256, type }: SentFile,
  read: (bytes: ByteRange) => AsyncGenerator<Uint8Array>,
): Promise<FastifyReply> {
  const etag = `"${sha256}"`;
  const range = wantedRange(request, etag, size);
  if (range === null) {
    reply.header("content-range", `bytes */${size}`);
    throw new PlatformError("RANGE_NOT_SATISFIABLE", `The file has ${size} bytes.`);
  }
  const bytes = range ?? { first: 0, last: size - 1 };
  const parts = request.method === "HEAD" ? nothing() : read(bytes);
  // An error before the first byte is answered properly.
  const first = await parts.next();
  reply.header("content-type", type).header("etag", etag).header("accept-ranges", "bytes");
  reply.header("content-length", bytes.last - bytes.first + 1);
  if (range) reply.code(206).header("content-range", `bytes ${range.first}-${range.last}/${size}`);
  return sendBytes(reply, Readable.from(resumed(first, parts), { objectMode: false }));
}

/** The wanted part of the file, from rangeOf; the whole file if If-Range names another one, and for HEAD. */
function wantedRange(
  { method, headers }: FastifyRequest,
  etag: string,
  size: number,
): ByteRange | null | undefined {
  const ifRange = headers["if-range"];
  const isAsked = method === "GET" && (ifRange === undefined || ifRange === etag);
  return isAsked ? rangeOf(headers.range, size) : undefined;
}

async function* nothing(): AsyncGenerator<Uint8Array> {
  // HEAD has no body.
}

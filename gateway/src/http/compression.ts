import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyInstance, FastifyReply } from "fastify";

/** Shorter answers are not worth the trip through the thread pool. */
const LEAST_BYTES = 1024;

/** The fastest level of each: a higher one costs more than the whole query. */
const COMPRESS = {
  br: (text: string, size: number) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: size },
    }),
  gzip: (text: string) => promisify(gzip)(text, { level: 1 }),
};
const ENCODINGS = ["br", "gzip"] as const;

/**
 * Compresses the texts that the gateway makes for each request, if the client accepts it. Streams (downloads,
 * event streams) and static files, which are compressed at build time, go out unchanged.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || request.method === "HEAD" || reply.hasHeader("content-encoding"))
      return payload;
    const size = Buffer.byteLength(payload);
    if (size < LEAST_BYTES) return payload;
    varyByEncoding(reply);
    const encoding = encodingFor(request.headers["accept-encoding"]);
    if (encoding === undefined) return payload;
    const compressed = await COMPRESS[encoding](payload, size);
    weakenTag(reply);
    void reply.header("content-encoding", encoding).removeHeader("content-length");
    return compressed;
  });
}

function encodingFor(accepted: string | undefined): (typeof ENCODINGS)[number] | undefined {
  const chosen = negotiate(accepted ?? "", [...ENCODINGS]);
  return ENCODINGS.find((encoding) => encoding === chosen);
}

function varyByEncoding(reply: FastifyReply): void {
  const known = [reply.getHeader("vary") ?? []].flat();
  void reply.header("vary", [...known, "Accept-Encoding"].join(", "));
}

/** Marks the ETag as weak: the same answer in other bytes (RFC 9110, 8.8.1). */
function weakenTag(reply: FastifyReply): void {
  const tag = reply.getHeader("etag");
  if (typeof tag === "string" && !tag.startsWith("W/")) void reply.header("etag", `W/${tag}`);
}

import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Browsers and caches may keep a public answer as long as the gateway does, so an ended key is not served for
 * much longer.
 */
const PUBLIC_SECONDS = 10;

/**
 * Makes the answer to a view-only key's GET cacheable. If the client already has it, the answer is a 304
 * without a body.
 */
export function sendCacheable({ headers }: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
  void reply.header("cache-control", `public, max-age=${PUBLIC_SECONDS}`).header("etag", etag);
  const known = headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  return known.includes(etag) || known.includes("*") ? reply.code(304).send() : reply.send(body);
}

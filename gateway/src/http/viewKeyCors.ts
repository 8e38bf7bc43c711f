import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../errors.js";

/** Headers that an embed's script may send, besides those any page may send. */
const ALLOWED_HEADERS: ReadonlySet<string> = new Set(["authorization", "content-type"]);
const ALLOWED_METHODS: ReadonlySet<unknown> = new Set(["GET", "POST"]);
const PREFLIGHT_SECONDS = 86_400;

/**
 * Answers a browser that asks whether another site's page may send a key (CORS preflight). Other sites may do
 * nothing else. Whether the key is view-only shows when it comes.
 * @throws ApiError FORBIDDEN for every other wish
 */
export function answerPreflight({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const wanted = (headers["access-control-request-headers"] ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase());
  const allowed =
    headers.origin !== undefined &&
    ALLOWED_METHODS.has(headers["access-control-request-method"]) &&
    wanted.includes("authorization") &&
    wanted.every((name) => ALLOWED_HEADERS.has(name));
  if (!allowed) throw new ApiError("FORBIDDEN", "Other sites may send view-only keys alone.");
  return allowOrigin(reply, headers.origin)
    .header("access-control-allow-methods", [...ALLOWED_METHODS].join(", "))
    .header("access-control-allow-headers", [...ALLOWED_HEADERS].join(", "))
    .header("access-control-max-age", String(PREFLIGHT_SECONDS))
    .code(204)
    .send();
}

/**
 * Lets the page that sent a view-only key read the answer. The platform has already checked the key's
 * origins.
 */
export function allowOrigin(reply: FastifyReply, origin: string | undefined): FastifyReply {
  void reply.header("vary", "Authorization, Origin, Accept");
  if (origin === undefined) return reply;
  return reply
    .header("access-control-allow-origin", origin)
    .header("access-control-expose-headers", "etag, retry-after, server-timing, x-request-id")
    .header("cross-origin-resource-policy", "cross-origin");
}

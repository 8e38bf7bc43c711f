import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Sends what is in its final form already; the route's schema only describes it. */
export function sendBytes(reply: Pick<FastifyReply, "send">, bytes: Uint8Array | Readable): FastifyReply {
  return reply.send(
    bytes instanceof Uint8Array ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : bytes,
  );
}

/** Sends JSON that is text, or UTF-8, already. */
export function sendJson(
  reply: Pick<FastifyReply, "send" | "header">,
  json: string | Uint8Array,
): FastifyReply {
  reply.header("content-type", "application/json; charset=utf-8");
  return typeof json === "string" ? reply.send(json) : sendBytes(reply, json);
}

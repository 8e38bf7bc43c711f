import { once } from "node:events";
import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Sends bytes in their final form. The route's schema only describes them. */
export function sendBytes(reply: Pick<FastifyReply, "send">, bytes: Uint8Array | Readable): FastifyReply {
  return reply.send(
    bytes instanceof Uint8Array ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : bytes,
  );
}

/** Sends JSON that is already text or UTF-8. */
export function sendJson(
  reply: Pick<FastifyReply, "send" | "header">,
  json: string | Uint8Array | Readable,
): FastifyReply {
  reply.header("content-type", "application/json; charset=utf-8");
  return typeof json === "string" ? reply.send(json) : sendBytes(reply, json);
}

/** Sends JSON while it is being generated. */
export async function streamJson(
  reply: Pick<FastifyReply, "send" | "header" | "raw" | "hijack">,
  json: Readable,
): Promise<undefined> {
  return (await begins(json, reply)) ? sendJson(reply, json) : reply.hijack();
}

/**
 * Waits for the first bytes, so that an earlier error is answered properly.
 * @returns false if nobody waits any more
 */
export async function begins(stream: Readable, { raw }: Pick<FastifyReply, "raw">): Promise<boolean> {
  const stop = () => stream.destroy();
  raw.once("close", stop);
  await Promise.race([once(stream, "readable"), once(stream, "close")]);
  raw.off("close", stop);
  return !stream.destroyed;
}

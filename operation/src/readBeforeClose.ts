import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** How long a sender may be silent, milliseconds, and how much it may send, bytes, before it is answered all the same. */
export interface Lingering {
  idleMs: number;
  bytes: number;
}

/** As much as a proxy waits for (nginx: lingering_timeout), and more than the largest form. */
const LINGERING: Lingering = { idleMs: 5_000, bytes: 256 * 1024 * 1024 };

/**
 * Where an answer is the last of its connection and comes before its request's body is whole (it is refused by its head, say), the rest is
 * read away first. Else the connection would be closed on somebody who still sends: the system then throws away what was not read yet
 * at the other end too, the answer with it (RFC 9112, 9.6), and a proxy makes of it that nobody is there.
 */
export function readBeforeClose(app: FastifyInstance, lingering: Lingering = LINGERING): void {
  app.addHook("onSend", async ({ raw, headers }, reply) => {
    const isLast = [headers.connection, reply.getHeader("connection")].some((value) =>
      /\bclose\b/i.test(String(value)),
    );
    // Undefined of a request that is injected, which has no connection.
    if (isLast && raw.complete === false && !raw.destroyed) await restOf(raw, lingering);
  });
}

/** Resolves once all has come, the sender has left, or it has been waited for enough. */
function restOf(raw: IncomingMessage, { idleMs, bytes }: Lingering): Promise<void> {
  return new Promise((resolve) => {
    const idle = setTimeout(resolve, idleMs);
    let size = 0;
    raw.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > bytes) resolve();
      else idle.refresh();
    });
    raw.once("close", () => {
      clearTimeout(idle);
      resolve();
    });
    raw.unpipe();
    raw.resume();
  });
}

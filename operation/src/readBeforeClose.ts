import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/**
 * How long a sender may be silent, milliseconds, and how much it may send, bytes, before it is answered in
 * any case.
 */
export interface Lingering {
  idleMs: number;
  bytes: number;
}

/** As much as a proxy waits for (nginx: lingering_timeout), and more than the largest form. */
const LINGERING: Lingering = { idleMs: 5_000, bytes: 256 * 1024 * 1024 };

/**
 * Reads the rest of a request's body before an answer that is the last of its connection and comes early
 * (because the headers are refused, say). Otherwise the connection would be closed while the sender still
 * sends: the system then also drops unread data at the other end, including the answer (RFC 9112, 9.6), and a
 * proxy reports that nobody is there.
 */
export function readBeforeClose(app: FastifyInstance, lingering: Lingering = LINGERING): void {
  app.addHook("onSend", async ({ raw, headers }, reply) => {
    const isLast = [headers.connection, reply.getHeader("connection")].some((value) =>
      /\bclose\b/i.test(String(value)),
    );
    // An injected request has no connection, and `complete` is undefined.
    if (isLast && raw.complete === false && !raw.destroyed) await restOf(raw, lingering);
  });
}

/** Resolves once everything has come, the sender has left, or the limits are reached. */
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

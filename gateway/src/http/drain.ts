import type { FastifyInstance, FastifyReply } from "fastify";
import { whenThrough } from "./whenThrough.js";

/** Answers what is under way, for at most so many milliseconds, after the last connection was taken. */
export type Drain = (atMostMs: number) => Promise<void>;

declare module "fastify" {
  interface FastifyInstance {
    drain: Drain;
  }
}

/**
 * Lets a server be stopped without a request lost: it takes no new connections, so that a proxy turns to another process at once, and answers
 * what has come already. Closing the server does neither: meanwhile it refuses what comes with 503. Event streams are not waited for.
 * To be called before any route is added.
 */
export function prepareDrain(app: FastifyInstance): void {
  const underWay = new Set<FastifyReply>();
  let draining = false;
  let onLess: () => void = () => undefined;

  app.addHook("onRequest", async (_request, reply) => {
    underWay.add(reply);
  });
  whenThrough(app, (_request, reply) => {
    underWay.delete(reply);
    onLess();
  });
  app.addHook("onSend", async (_request, reply) => {
    // Its connection would stay open for the next request.
    if (draining) reply.header("connection", "close");
  });

  app.decorate("drain", async (atMostMs: number) => {
    draining = true;
    // What the system has accepted for us is taken in the turn before.
    await new Promise((resolve) => setImmediate(resolve));
    app.server.close();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, atMostMs);
      onLess = () => {
        if (![...underWay].every(isEventStream)) return;
        clearTimeout(timer);
        resolve();
      };
      onLess();
    });
  });
}

/** Only those write past Fastify, for as long as somebody listens. */
function isEventStream({ sent, raw }: FastifyReply): boolean {
  return sent && !raw.writableEnded;
}

import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { whenThrough } from "./whenThrough.js";

/**
 * Answers the requests under way, for at most so many milliseconds, after the last connection was accepted.
 */
export type Drain = (atMostMs: number) => Promise<void>;

declare module "fastify" {
  interface FastifyInstance {
    drain: Drain;
  }
}

/**
 * Lets a server stop without cutting off what it has accepted: it takes no new connections, so that a proxy
 * turns to another process at once, and answers the requests that have already come. Closing the server does
 * neither: meanwhile it refuses requests with 503. Event streams are not waited for. Call it before any route
 * is added.
 */
export function prepareDrain(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  const underWay = new Set<FastifyReply>();
  let draining = false;
  let onLess: () => void = () => undefined;

  app.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  app.addHook("onRequest", async (_request, reply) => {
    underWay.add(reply);
  });
  whenThrough(app, (_request, reply) => {
    underWay.delete(reply);
    onLess();
  });
  app.addHook("onSend", async (_request, reply) => {
    // Otherwise its connection would stay open for the next request.
    if (draining) reply.header("connection", "close");
  });

  app.decorate("drain", async (atMostMs: number) => {
    draining = true;
    // Connections that the system has accepted for us are taken once per turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    app.server.close();
    // A client that has just connected will send a request, of which nothing has been read yet.
    for (let waits = 0; waits < FIRST_BYTE_WAITS && [...sockets].some(isFresh); waits += 1)
      await pause(FIRST_BYTE_WAIT_MS);
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

const FIRST_BYTE_WAIT_MS = 5;
const FIRST_BYTE_WAITS = 100;

function isFresh({ bytesRead }: Socket): boolean {
  return bytesRead === 0;
}

/** Only event streams write past Fastify, for as long as somebody listens. */
function isEventStream({ sent, raw }: FastifyReply): boolean {
  return sent && !raw.writableEnded;
}

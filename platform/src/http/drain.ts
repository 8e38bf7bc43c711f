import type { FastifyInstance, FastifyReply } from "fastify";

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
    reply.raw.once("close", () => {
      underWay.delete(reply);
      onLess();
    });
  });
  app.addHook("onSend", async (_request, reply) => {
    // Its connection would stay open for the next request.
    if (draining) reply.header("connection", "close");
  });

  app.decorate("drain", async (atMostMs: number) => {
    draining = true;
    await quietTurn();
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

const QUIET_MS = 0.3;
const TURNS_AT_MOST = 500;

/**
 * Resolves right after a turn of the event loop that was short. What the system accepts for us is taken once a turn, and what came since the
 * last time is cut off when the server stops listening: the shorter the turn, the less that is.
 */
async function quietTurn(): Promise<void> {
  let begun = Number.NEGATIVE_INFINITY;
  for (let turns = 0; turns < TURNS_AT_MOST && performance.now() - begun > QUIET_MS; turns += 1) {
    begun = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Only those write past Fastify, for as long as somebody listens. */
function isEventStream({ sent, raw }: FastifyReply): boolean {
  return sent && !raw.writableEnded;
}

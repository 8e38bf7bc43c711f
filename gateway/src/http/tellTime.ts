import type { FastifyInstance } from "fastify";

/**
 * Adds the server's time of the request to each answer: `Server-Timing: clock;desc=<Unix seconds>`. Pages use
 * it, as their readers' clocks may be wrong. It is a header that a page can also read of its own document. A
 * proxy's `Date` is the proxy's.
 */
export function tellTime(app: FastifyInstance, now: () => number): void {
  app.addHook("onRequest", (_request, { raw }, done) => {
    raw.setHeader("server-timing", `clock;desc=${now()}`);
    done();
  });
}

import type { FastifyInstance } from "fastify";

/**
 * Has each answer say when it was asked for, by the server's clock: `Server-Timing: clock;desc=<Unix seconds>`. Pages go by it, as
 * their readers' clocks may be wrong; of this header a page also sees what its own document came with. A proxy's `Date` is its own.
 */
export function tellTime(app: FastifyInstance, now: () => number): void {
  app.addHook("onRequest", (_request, { raw }, done) => {
    raw.setHeader("server-timing", `clock;desc=${now()}`);
    done();
  });
}

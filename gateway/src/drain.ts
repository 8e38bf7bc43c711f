import type { FastifyInstance } from "fastify";

/** As long as the supervisor waits before it kills, less what the end itself takes. */
const DRAIN_AT_MOST_MS = 8_000;

/**
 * At the server's end what is in flight is answered, each connection closes with its last answer, and what still hangs
 * after some seconds is cut off.
 */
export function drainAtEnd(app: FastifyInstance): void {
  app.addHook("preClose", async () => {
    app.server.keepAliveTimeout = 1;
    const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_AT_MOST_MS);
    app.server.once("close", () => clearTimeout(cut));
  });
}

import type { App } from "./app.js";

declare module "fastify" {
  interface FastifyContextConfig {
    /** How long the body of a request may take to arrive, in milliseconds; 30 s where nothing is said. */
    bodyTimeout?: number;
  }
}

/** Of every request's head, and of a body where its route says nothing else. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** The longest that a route may allow. */
export const LONGEST_BODY_TIMEOUT_MS = 15 * 60_000;

/** Ends the connection of a request whose body takes too long to arrive. */
export function limitSlowBodies(app: App): void {
  app.addHook("onRequest", async (request) => {
    const { raw, routeOptions } = request;
    const end = () => {
      if (!raw.complete) raw.destroy();
    };
    const timer = setTimeout(end, routeOptions.config.bodyTimeout ?? REQUEST_TIMEOUT_MS);
    const stop = () => clearTimeout(timer);
    timer.unref();
    raw.once("end", stop);
    raw.once("close", stop);
  });
}

import type { App } from "./app.js";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Limit in milliseconds for the arrival of a request's body; 30 s by default. */
    bodyTimeout?: number;
  }
}

/** For every request's head, and for a body if its route sets no other limit. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** The longest that a route may allow. */
export const LONGEST_BODY_TIMEOUT_MS = 15 * 60_000;

/** Closes the connection of a request whose body takes too long to arrive. */
export function limitSlowBodies(app: App): void {
  app.addHook("onRequest", async (request) => {
    const { raw, routeOptions } = request;
    // It has come, or is injected and `complete` is undefined.
    if (raw.complete !== false) return;
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

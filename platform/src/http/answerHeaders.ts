import type { App } from "./app.js";

/** Answers are data for their caller only: no cache stores them, and no browser guesses another type. */
export function protectAnswers(app: App): void {
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    reply.header("x-content-type-options", "nosniff");
  });
}

import type { App } from "./app.js";

/** Answers are data of their caller alone: nothing between keeps them, and no browser takes them for something else. */
export function protectAnswers(app: App): void {
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    reply.header("x-content-type-options", "nosniff");
  });
}

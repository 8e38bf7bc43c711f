import type { App } from "./app.js";

/**
 * What a platform of the same calls may lack. A caller looks here before it relies on one: a platform that does not know
 * X-Dry-Run would make the change.
 */
const FEATURES = [
  "dry-run",
  "idempotency-key",
  "total-count",
  "measurement-list",
  "measurement-totals",
  "reading-list",
  "client-fields",
  "measurement-figures",
  "config-list",
].join(", ");

/** Names the features in the header X-Platform-Features of every answer. */
export function tellFeatures(app: App): void {
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("x-platform-features", FEATURES);
  });
}

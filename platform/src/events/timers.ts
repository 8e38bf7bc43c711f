import type { App } from "../http/app.js";
import type { EventHub } from "./hub.js";

declare module "fastify" {
  interface FastifyInstance {
    events: EventHub;
  }
}

const RECHECK_MS = 2_000;
/** How soon the events of a platform that died are sent. */
const WAKE_MS = 2_000;
const PING_MS = 15_000;

/** Keeps streams alive while the server runs, and ends them when it closes. */
export function keepEvents(app: App, events: EventHub): void {
  const guarded = (work: () => Promise<void>) => () => {
    work().catch((error: unknown) => app.log.error({ err: error }, "events failed"));
  };
  const timers = [
    setInterval(
      guarded(() => events.recheckListeners()),
      RECHECK_MS,
    ),
    setInterval(() => events.wake(), WAKE_MS),
    setInterval(
      guarded(() => events.ping()),
      PING_MS,
    ),
  ];
  for (const timer of timers) timer.unref();
  app.addHook("preClose", async () => {
    for (const timer of timers) clearInterval(timer);
    events.close();
  });
}

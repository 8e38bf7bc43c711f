import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Env } from "../env.js";

export const WORKER = "worker.js";

/** Replaces the worker that browsers have, deletes its cache, and unregisters itself. */
const LEAVING = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
`;

/**
 * Serves the service worker, which keeps the portal's page for times without a line. If it is switched off,
 * serves one that removes itself.
 */
export function registerWorker(app: FastifyInstance, env: Env, root: string): void {
  const isBuilt = existsSync(join(root, WORKER));
  app.get(`/${WORKER}`, (_request, reply) => {
    if (env.OFFLINE_VIEW && isBuilt) return reply.sendFile(WORKER);
    return reply.header("cache-control", "no-store").type("text/javascript; charset=utf-8").send(LEAVING);
  });
}

import type { FastifyInstance } from "fastify";
import { NO_BROWSER } from "./browser/browserPool.js";
import type { Env } from "./env.js";
import { VERSION } from "./version.js";

/**
 * What an operator may not have meant, in whole sentences.
 * @param browser whether there is one
 */
export function startWarnings(
  env: Pick<Env, "NODE_ENV" | "PLATFORM_URL" | "SERVICE_KEY">,
  browser: boolean,
): string[] {
  const cases: [boolean, string][] = [
    [env.NODE_ENV !== "production", `NODE_ENV is ${env.NODE_ENV}: the secret may be a known one.`],
    [!browser, NO_BROWSER],
    [
      env.PLATFORM_URL === "" || env.SERVICE_KEY === "",
      "No PLATFORM_URL and SERVICE_KEY: report schedules are not run here.",
    ],
  ];
  return cases.filter(([holds]) => holds).map(([, sentence]) => sentence);
}

/** Once the server listens: one line that says what it is, what it keeps to, and what may not be meant. */
export function announceStart(app: FastifyInstance, env: Env, available: () => Promise<boolean>): void {
  app.addHook("onListen", async () => {
    const warnings = startWarnings(env, await available());
    app.log[warnings.length > 0 ? "warn" : "info"](
      {
        version: VERSION,
        node: process.versions.node,
        address: app.listeningOrigin,
        portal: env.PORTAL_URL,
        limits: {
          concurrency: env.RENDER_CONCURRENCY,
          queue: env.RENDER_QUEUE,
          timeoutMs: env.RENDER_TIMEOUT_MS,
        },
        warnings,
      },
      "started",
    );
  });
}

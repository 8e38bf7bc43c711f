import { type StartFacts, warningsThatHold } from "@obcestje/operation/startLine.js";
import { NO_BROWSER } from "./browser/browserPool.js";
import type { Env } from "./env.js";
import { VERSION } from "./version.js";

/** @param browser true if there is one */
export function startWarnings(
  env: Pick<Env, "NODE_ENV" | "PLATFORM_URL" | "SERVICE_KEY">,
  browser: boolean,
): string[] {
  return warningsThatHold([
    [env.NODE_ENV !== "production", `NODE_ENV is ${env.NODE_ENV}: the secret may be a known one.`],
    [!browser, NO_BROWSER],
    [
      env.PLATFORM_URL === "" || env.SERVICE_KEY === "",
      "No PLATFORM_URL and SERVICE_KEY: report schedules are not run here.",
    ],
  ]);
}

/** @param browser true if there is one */
export function startFacts(env: Env, browser: boolean): StartFacts {
  return {
    version: VERSION,
    portal: env.PORTAL_URL,
    limits: {
      concurrency: env.RENDER_CONCURRENCY,
      queue: env.RENDER_QUEUE,
      timeoutMs: env.RENDER_TIMEOUT_MS,
    },
    warnings: startWarnings(env, browser),
  };
}

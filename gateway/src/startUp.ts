import { type StartFacts, warningsThatHold } from "@obcestje/operation/startLine.js";
import type { Env } from "./env.js";
import { VERSION } from "./version.js";

export function startWarnings({ NODE_ENV, PUBLIC_URL }: Pick<Env, "NODE_ENV" | "PUBLIC_URL">): string[] {
  return warningsThatHold([
    [NODE_ENV !== "production", `NODE_ENV is ${NODE_ENV}: the secret of the renderer may be a known one.`],
    [
      !PUBLIC_URL.startsWith("https:"),
      "PUBLIC_URL is http: sessions travel readable, their cookie is not Secure.",
    ],
  ]);
}

export function startFacts(env: Env): StartFacts {
  return {
    version: VERSION,
    publicUrl: env.PUBLIC_URL,
    platform: env.PLATFORM_URL,
    renderer: env.RENDERER_URL,
    limits: {
      platformTimeoutMs: env.PLATFORM_TIMEOUT_MS,
      bulkTimeoutMs: env.BULK_TIMEOUT_MS,
      streamIdleMs: env.STREAM_IDLE_MS,
      answerCacheMs: env.ANSWER_CACHE_MS,
    },
    warnings: startWarnings(env),
  };
}

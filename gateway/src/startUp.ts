import type { FastifyInstance } from "fastify";
import type { Env } from "./env.js";
import { VERSION } from "./version.js";

/** What an operator may not have meant, in whole sentences. */
export function startWarnings({ NODE_ENV, PUBLIC_URL }: Pick<Env, "NODE_ENV" | "PUBLIC_URL">): string[] {
  const cases: [boolean, string][] = [
    [NODE_ENV !== "production", `NODE_ENV is ${NODE_ENV}: the secret of the renderer may be a known one.`],
    [
      !PUBLIC_URL.startsWith("https:"),
      "PUBLIC_URL is http: sessions travel readable, their cookie is not Secure.",
    ],
  ];
  return cases.filter(([holds]) => holds).map(([, sentence]) => sentence);
}

/** Once the server listens: one line that says what it is, whom it asks, what it keeps to, and what may not be meant. */
export function announceStart(app: FastifyInstance, env: Env): void {
  app.addHook("onListen", async () => {
    const warnings = startWarnings(env);
    app.log[warnings.length > 0 ? "warn" : "info"](
      {
        version: VERSION,
        node: process.versions.node,
        address: app.listeningOrigin,
        publicUrl: env.PUBLIC_URL,
        platform: env.PLATFORM_URL,
        renderer: env.RENDERER_URL,
        limits: {
          platformTimeoutMs: env.PLATFORM_TIMEOUT_MS,
          bulkTimeoutMs: env.BULK_TIMEOUT_MS,
          streamIdleMs: env.STREAM_IDLE_MS,
          answerCacheMs: env.ANSWER_CACHE_MS,
        },
        warnings,
      },
      "started",
    );
  });
}

import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Env } from "../env.js";

/** Origin of the tile server, whose {s}, {z}, {x}, {y} are no part of it. */
function tileOrigin(tileUrl: string): string[] {
  const origin = /^(https?:\/\/)(\{s\}\.)?([^/{]+)/.exec(tileUrl);
  if (!origin) return [];
  return [`${origin[1]}${origin[2] ? "*." : ""}${origin[3]}`];
}

/**
 * No inline script, no foreign origin but the tiles', no framing. Styles are inline as the component library writes them.
 * @param scripts inline scripts that a page of our own holds, by their hashes
 */
export function portalPolicy(env: Env, scripts: readonly string[] = []) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts.map((hash) => `'${hash}'`)],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:", ...tileOrigin(env.TILE_URL)],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", "ws:", "wss:"],
      // Films of traffic may lie elsewhere.
      mediaSrc: ["'self'", "https:"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  };
}

/** What the portal's pages are sent with. */
export const headersOf = (env: Env) => ({
  contentSecurityPolicy: portalPolicy(env),
  strictTransportSecurity: env.PUBLIC_URL.startsWith("https:"),
  referrerPolicy: { policy: "same-origin" as const },
  crossOriginEmbedderPolicy: false,
});

export async function registerSecurityHeaders(app: FastifyInstance, env: Env): Promise<void> {
  await app.register(helmet, headersOf(env));
}

/**
 * Lets a page of no origin read what an embed is made of, which is open to everybody and holds no data: in a frame with `sandbox` and
 * without `allow-same-origin` an embed is such a page itself, and its own scripts are another site's.
 */
export const openToFrames = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "server-timing",
  "cross-origin-resource-policy": "cross-origin",
} as const;

/** The same for answers that are data, never a page: written once, as they are the same for every answer. */
export function dataHeaders(env: Env): Record<string, string> {
  return {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    ...(env.PUBLIC_URL.startsWith("https:")
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}

import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Env } from "../env.js";

/** Origin of the tile server, without the placeholders {s}, {z}, {x}, {y}. */
function tileOrigin(tileUrl: string): string[] {
  const origin = /^(https?:\/\/)(\{s\}\.)?([^/{]+)/.exec(tileUrl);
  if (!origin) return [];
  return [`${origin[1]}${origin[2] ? "*." : ""}${origin[3]}`];
}

/**
 * No inline script, no foreign origin but the tile server's, no framing. Styles are inline because the
 * component library writes them so.
 * @param scripts hashes of inline scripts in a page of our own
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
      // Films of traffic may be on other servers.
      mediaSrc: ["'self'", "https:"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  };
}

/** Headers of the portal's pages. */
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
 * Lets a page without an origin read the files of an embed, which are open to everybody and hold no data. In
 * a frame with `sandbox` and without `allow-same-origin` an embed is such a page itself, and its own scripts
 * count as another site's.
 */
export const openToFrames = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "server-timing",
  "cross-origin-resource-policy": "cross-origin",
} as const;

/** Headers of answers that are data, never a page: built once, as they are the same for every answer. */
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

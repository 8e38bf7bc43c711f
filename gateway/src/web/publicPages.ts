import "@fastify/helmet";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { correlationOf } from "@obcestje/operation/correlation.js";
import type { FastifyInstance, FastifyReply } from "fastify";
import { sharedCallOf } from "../callOf.js";
import type { Services } from "../context.js";
import type { Env } from "../env.js";
import type { CallContext } from "../platform-api/platform.js";
import { KeyOrigins } from "./keyOrigins.js";
import { openToFrames, portalPolicy } from "./securityHeaders.js";

const FILE = "public.html";
/** Pages shown on their own, on walls and screens. */
const ALONE = ["/public", "/public/graph"];
/** Pages shown inside pages of other sites. */
const FRAMED = ["/embed/graph", "/embed/map"];

/** Tile servers may see which site asks, but no key. */
const referrerPolicy = { policy: "strict-origin-when-cross-origin" } as const;
const VIEW_KEY = /^vk_[\w-]{1,200}$/;
const ANY_SITE = ["*"];

/**
 * Serves the page that is open to holders of a view-only key. It contains nothing of the portal, and no data:
 * the key in its address reads them. Other sites may frame only embeds, and only those sites that the key
 * allows.
 */
export function registerPublicPages(
  app: FastifyInstance,
  { env, platform, now }: Pick<Services, "env" | "platform" | "now">,
  root: string,
): void {
  if (!existsSync(join(root, FILE))) return;
  const keys = new KeyOrigins(platform, now);
  const alone = { contentSecurityPolicy: portalPolicy(env), referrerPolicy };
  for (const path of ALONE) app.get(path, { helmet: alone }, (_request, reply) => reply.sendFile(FILE));

  for (const path of FRAMED)
    app.get<{ Querystring: { key?: unknown } }>(path, { helmet: false }, async (request, reply) => {
      const { key } = request.query;
      const isKey = typeof key === "string" && VIEW_KEY.test(key);
      const asker = { ...correlationOf(request), address: request.ip };
      const origins = isKey ? await originsOf(keys, { ...asker, caller: callerOf(key, env) }, env) : null;
      if (origins === "unknown") return sendAway(reply);
      await frameBy(reply, env, origins === null || origins.length === 0 ? ANY_SITE : ["'self'", ...origins]);
      return reply.headers(openToFrames).sendFile(FILE);
    });
}

const callerOf = (apiKey: string, { PUBLIC_URL }: Env) => ({ apiKey, origin: new URL(PUBLIC_URL).origin });

async function originsOf(
  keys: KeyOrigins,
  asker: CallContext,
  { PLATFORM_TIMEOUT_MS }: Env,
): Promise<readonly string[] | null | "unknown"> {
  const { call, end } = sharedCallOf(asker, PLATFORM_TIMEOUT_MS);
  try {
    return await keys.of(call);
  } catch {
    return "unknown";
  } finally {
    end();
  }
}

function frameBy(reply: FastifyReply, env: Env, ancestors: string[]) {
  const { directives, ...policy } = portalPolicy(env);
  return reply.helmet({
    contentSecurityPolicy: { ...policy, directives: { ...directives, frameAncestors: ancestors } },
    // That header can't list sites, and browsers that know the policy ignore it.
    frameguard: false,
    strictTransportSecurity: env.PUBLIC_URL.startsWith("https:"),
    referrerPolicy,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: "cross-origin" },
  });
}

const AWAY_SECONDS = 10;
const AWAY = `<!doctype html>
<html lang="sl">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Obcestje</title>
  </head>
  <body>
    <p>Podatki trenutno niso dosegljivi. Stran poskusi znova sama.</p>
    <p lang="en">The data can't be reached at the moment. The page tries again by itself.</p>
  </body>
</html>
`;

/** Shows nothing of the embed, as it is not known whether the site may frame it. */
function sendAway(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({
      refresh: String(AWAY_SECONDS),
      "retry-after": String(AWAY_SECONDS),
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors *",
      "x-content-type-options": "nosniff",
    })
    .type("text/html; charset=utf-8")
    .send(AWAY);
}

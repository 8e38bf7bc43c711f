import "@fastify/helmet";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { correlationOf } from "@obcestje/operation/correlation.js";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sharedCallOf } from "../callOf.js";
import type { Services } from "../context.js";
import type { Env } from "../env.js";
import { type KnownKey, KnownKeys } from "./knownKeys.js";
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

interface LinkQuery {
  key?: unknown;
  client?: unknown;
}
type PageRequest = FastifyRequest<{ Querystring: LinkQuery }>;

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
  const keys = new KnownKeys(platform, now);
  const keyOf = (request: PageRequest) => keyBehind(keys, request, env);
  const alone = { contentSecurityPolicy: portalPolicy(env), referrerPolicy };
  for (const path of ALONE)
    app.get<{ Querystring: LinkQuery }>(path, { helmet: alone }, async (request, reply) => {
      const key = request.query.client === undefined ? null : await keyOf(request);
      const address = key === "unknown" ? null : addressOfPlace(request, key);
      return address === null ? reply.sendFile(FILE) : reply.redirect(address);
    });

  for (const path of FRAMED)
    app.get<{ Querystring: LinkQuery }>(path, { helmet: false }, async (request, reply) => {
      const key = await keyOf(request);
      if (key === "unknown") return sendAway(reply);
      const address = addressOfPlace(request, key);
      if (address !== null) return reply.redirect(address);
      const origins = key?.origins ?? [];
      await frameBy(reply, env, origins.length === 0 ? ANY_SITE : ["'self'", ...origins]);
      return reply.headers(openToFrames).sendFile(FILE);
    });
}

/** The key in a page's link; null if there is none, or no such key. */
async function keyBehind(
  keys: KnownKeys,
  request: PageRequest,
  { PUBLIC_URL, PLATFORM_TIMEOUT_MS }: Env,
): Promise<KnownKey | null | "unknown"> {
  const { key: apiKey } = request.query;
  if (typeof apiKey !== "string" || !VIEW_KEY.test(apiKey)) return null;
  const caller = { apiKey, origin: new URL(PUBLIC_URL).origin };
  const asker = { ...correlationOf(request), address: request.ip, caller };
  const { call, end } = sharedCallOf(asker, PLATFORM_TIMEOUT_MS);
  try {
    return await keys.of(call);
  } catch {
    return "unknown";
  } finally {
    end();
  }
}

/**
 * The same link to the place of the device that it names, if the device has gone to another group; else null.
 * Links are on other people's pages: these go on showing what the key's group sees.
 */
function addressOfPlace({ query, url }: PageRequest, key: KnownKey | null): string | null {
  if (key === null || key.clientId === null || query.client !== key.formerClientId) return null;
  const [path = "", search] = url.split("?");
  const params = new URLSearchParams(search);
  params.set("client", key.clientId);
  return `${path}?${params}`;
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

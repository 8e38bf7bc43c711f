import "@fastify/helmet";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { hasCredential } from "../caller.js";
import { callOf } from "../callOf.js";
import type { Services } from "../context.js";
import { ApiError } from "../errors.js";
import type { Platform } from "../platform-api/platform.js";
import { getSession } from "../platform-api/session.js";

/** GraphiQL asks only its own origin. Its dialogs lock the page's scrolling by an inline style. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
};

const LONGEST_URL = 2_000;

/**
 * GET /graphiql: the page for trying the API. Visitors who are not signed in are sent to /login, which leads
 * back here. The page holds no data. The platform decides what its queries may see, as for everybody.
 */
export function registerGraphiql(app: FastifyInstance, { platform, env }: Services): void {
  const file = join(env.WEB_DIR, "graphiql.html");
  if (!existsSync(file)) return;
  const page = readFileSync(file);
  app.get("/graphiql", { helmet: { contentSecurityPolicy } }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!(await isPerson(platform.as(callOf(request, reply)))))
      return reply.redirect(`/login?wanted=${encodeURIComponent(request.url.slice(0, LONGEST_URL))}`);
    return reply.type("text/html; charset=utf-8").send(page);
  });
}

/** @throws ApiError if the platform can't say */
async function isPerson(platform: Platform): Promise<boolean> {
  if (!hasCredential(platform.call.caller)) return false;
  try {
    return (await getSession(platform)).user !== null;
  } catch (error) {
    if (error instanceof ApiError && error.code === "UNAUTHENTICATED") return false;
    throw error;
  }
}

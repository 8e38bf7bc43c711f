import "@fastify/helmet";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Services } from "../context.js";
import type { Env } from "../env.js";
import { registerPublicPages } from "./publicPages.js";
import { headersOf, openToFrames, portalPolicy } from "./securityHeaders.js";
import { registerWorker, WORKER } from "./worker.js";

const PAGE = "index.html";
const NOT_BUILT = "The web is not built: run `npm run build`.";

/**
 * Serves the built web: hashed assets for ever, and the one page for all routes of the portal, except the
 * sign-in, the printed report and the public pages.
 */
export async function registerWeb(app: FastifyInstance, services: Services): Promise<void> {
  const { env } = services;
  const root = resolve(env.WEB_DIR);
  if (!existsSync(join(root, PAGE))) {
    app.setNotFoundHandler((_request, reply) => reply.code(503).type("text/plain").send(NOT_BUILT));
    return;
  }
  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // It has its own route, for people who are signed in.
    allowedPath: (path) => !path.startsWith("/graphiql"),
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(root, "assets"));
      reply.setHeader(
        "cache-control",
        hashed ? FOR_EVER : path === join(root, WORKER) ? "no-store" : "no-cache",
      );
      if (hashed || OF_EMBEDS.some((file) => path.startsWith(join(root, file))))
        for (const [name, value] of Object.entries(openToFrames)) reply.setHeader(name, value);
    },
  });
  const page = pageOf(env, root, PAGE);
  registerSignInPage(app, env, root);
  registerWorker(app, env, root);
  registerReportPage(app, root);
  registerPublicPages(app, services, root);
  app.setNotFoundHandler((request, reply) => {
    const isForPage = request.method === "GET" && request.headers.accept?.includes("text/html");
    if (!isForPage)
      return reply.code(404).send({ error: { code: "NOT_FOUND", message: "There is nothing here." } });
    return page.send(reply);
  });
}

const FOR_EVER = "public, max-age=31536000, immutable";

/** Files that embeds need besides hashed assets. */
const OF_EMBEDS = ["color-mode.js", "favicon.svg"];

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/**
 * Pages where guests arrive. The file server refuses a bare folder, so the root needs a route in any case.
 */
const SIGN_IN_PATHS = ["/", "/login", "/admin/login"];

const hashOf = (script: string): string => `sha256-${createHash("sha256").update(script).digest("base64")}`;

/**
 * A page that shows something before its code has come. Its own inline scripts may run, identified by their
 * hashes.
 */
function pageOf(env: Env, root: string, file: string) {
  const scripts = [...readFileSync(join(root, file), "utf8").matchAll(INLINE_SCRIPT)];
  const hashes = scripts.map(([, script = ""]) => hashOf(script));
  const policy = { ...headersOf(env), contentSecurityPolicy: portalPolicy(env, hashes) };
  return {
    send: async (reply: FastifyReply) => {
      await reply.helmet(policy);
      return reply.sendFile(file);
    },
  };
}

function registerSignInPage(app: FastifyInstance, env: Env, root: string): void {
  const page = pageOf(env, root, existsSync(join(root, "login.html")) ? "login.html" : PAGE);
  for (const path of SIGN_IN_PATHS) app.get(path, (_request, reply) => page.send(reply));
}

const REPORT_PAGE = "pdfreport.html";

/** With the locations of a report, or without: a standby page that waits for one. */
const REPORT_PATHS = ["/pdfreport", "/pdfreport/*"];

/**
 * Serves the page of printed reports, which contains nothing of the portal. It holds no data; its link's key
 * reads them.
 */
function registerReportPage(app: FastifyInstance, root: string): void {
  if (!existsSync(join(root, REPORT_PAGE))) return;
  for (const path of REPORT_PATHS) app.get(path, (_request, reply) => reply.sendFile(REPORT_PAGE));
}

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Services } from "../context.js";
import { registerPublicPages } from "./publicPages.js";
import { registerReportPage } from "./reportPage.js";
import { registerSignInPage } from "./signInPage.js";

const PAGE = "index.html";
const NOT_BUILT = "The web is not built: run `npm run build`.";

/** Serves the built web: hashed assets for ever, and the one page for every route of the portal, but the sign-in's, the printed report's, and those that are open to the public. */
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
    // A page of its own route, for people who have signed in.
    allowedPath: (path) => !path.startsWith("/graphiql"),
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(root, "assets"));
      reply.setHeader("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  registerSignInPage(app, env, root);
  registerReportPage(app, root);
  registerPublicPages(app, services, root);
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === "GET" && request.headers.accept?.includes("text/html");
    if (!page)
      return reply.code(404).send({ error: { code: "NOT_FOUND", message: "There is nothing here." } });
    return reply.sendFile(PAGE);
  });
}

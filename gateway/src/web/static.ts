import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";

const NOT_BUILT = "The web is not built: run `npm run build`.";

/** Serves the built web: hashed assets for ever, and the one page for every route of the portal. */
export async function registerWeb(app: FastifyInstance, webDir: string): Promise<void> {
  const root = resolve(webDir);
  const indexFile = join(root, "index.html");
  if (!existsSync(indexFile)) {
    app.setNotFoundHandler((_request, reply) => reply.code(503).type("text/plain").send(NOT_BUILT));
    return;
  }
  const index = readFileSync(indexFile);
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
  const sendPage = (reply: FastifyReply) =>
    reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(index);
  // The file server refuses a bare folder, so the root has a route of its own.
  app.get("/", (_request, reply) => sendPage(reply));
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === "GET" && request.headers.accept?.includes("text/html");
    if (!page)
      return reply.code(404).send({ error: { code: "NOT_FOUND", message: "There is nothing here." } });
    return sendPage(reply);
  });
}

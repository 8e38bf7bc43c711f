import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

type Through = (request: FastifyRequest, reply: FastifyReply) => void;

declare module "fastify" {
  interface FastifyInstance {
    whenThrough: Through[];
  }
}

/**
 * Calls back once an answer is complete, or cut by its caller or by a fault, which Fastify's onResponse does
 * not report. One listener per answer serves all callbacks: with streams Node is close to its warning about
 * too many listeners.
 */
export function whenThrough(app: FastifyInstance, through: Through): void {
  if (!app.hasDecorator("whenThrough")) {
    app.decorate("whenThrough", []);
    app.addHook("onRequest", async (request, reply) => {
      reply.raw.once("close", () => {
        for (const each of app.whenThrough) each(request, reply);
      });
    });
  }
  app.whenThrough.push(through);
}

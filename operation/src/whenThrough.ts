import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

type Through = (request: FastifyRequest, reply: FastifyReply) => void;

declare module "fastify" {
  interface FastifyInstance {
    whenThrough: Through[];
  }
}

/**
 * Calls once an answer is through, or cut by its caller or by a fault, which Fastify's onResponse does not tell. One listener of each answer
 * serves all who ask: with streams Node is near its warning of too many.
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

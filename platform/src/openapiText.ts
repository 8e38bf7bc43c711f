import type { FastifyInstance } from "fastify";

/** The server's OpenAPI document as it is committed. */
export function openApiText(app: FastifyInstance): string {
  return `${JSON.stringify(app.swagger(), null, 2)}\n`;
}

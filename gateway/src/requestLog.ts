import type { FastifyRequest } from "fastify";

/** What a log line tells of a request: never its query, which can hold a report's key, and no header. */
export function requestLog({ method, url, ip }: Pick<FastifyRequest, "method" | "url" | "ip">) {
  return { method, path: url.split("?")[0], address: ip };
}

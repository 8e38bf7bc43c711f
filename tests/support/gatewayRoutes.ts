import type { FastifyInstance } from "fastify";

/** Indentation of a branch in characters. */
const BRANCH = 4;

/** "GET /path" of every route of a gateway, except files of the web. Subroutes are printed as branches of their route. */
export function routesOf(gateway: FastifyInstance): string[] {
  const above: string[] = [];
  return gateway
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, before = "", part, methods = ""] = /^(.*)── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
      if (!part || part === "*") return [];
      const depth = Math.floor(before.length / BRANCH);
      above.length = depth;
      const path = `${above.join("")}${part}`;
      above[depth] = part;
      return methods
        .split(", ")
        .filter((method) => method !== "" && method !== "HEAD" && method !== "OPTIONS")
        .map((method) => `${method} /${path.replace(/^\//, "")}`);
    });
}

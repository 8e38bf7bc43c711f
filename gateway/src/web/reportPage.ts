import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";

const FILE = "pdfreport.html";

/** With the locations of a report, or none: a page that waits for one. */
const PATHS = ["/pdfreport", "/pdfreport/*"];

/** Serves the page of printed reports, which carries nothing of the portal's. It holds no data; its link's key reads them. */
export function registerReportPage(app: FastifyInstance, root: string): void {
  if (!existsSync(join(root, FILE))) return;
  for (const path of PATHS) app.get(path, (_request, reply) => reply.sendFile(FILE));
}

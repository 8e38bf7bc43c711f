import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A folder with only the pages of a built web. */
export function makeWebFolder(folder: string): string {
  const web = join(folder, "web");
  mkdirSync(web);
  for (const page of ["index", "graphiql", "public"])
    writeFileSync(join(web, `${page}.html`), `<title>${page}</title>`);
  return web;
}

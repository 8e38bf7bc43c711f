import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = new URL("../src", import.meta.url).pathname;

/** The product's source files by extension, tests left out: [path below src, text]. */
export function sources(...extensions: string[]): [path: string, text: string][] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => extensions.some((extension) => path.endsWith(extension)) && !path.includes(".test."))
    .map((path) => [path, readFileSync(join(root, path), "utf8")]);
}

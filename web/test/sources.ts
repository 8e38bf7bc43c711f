import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = new URL("../src", import.meta.url).pathname;

/** Test helpers are not part of the product. */
const isOfTests = (path: string) => path.includes(".test.") || path.includes("/testing/");

/** The product's source files by extension, without tests: [path below src, text]. */
export function sources(...extensions: string[]): [path: string, text: string][] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => extensions.some((extension) => path.endsWith(extension)) && !isOfTests(path))
    .map((path) => [path, readFileSync(join(root, path), "utf8")]);
}

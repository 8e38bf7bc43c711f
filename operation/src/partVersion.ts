import { readFileSync } from "node:fs";

/** A part's version from its package. @param packageFile its package.json */
export function partVersion(packageFile: URL): string {
  const { version } = JSON.parse(readFileSync(packageFile, "utf8")) as { version: string };
  return version;
}

import { readFileSync } from "node:fs";

/** The package's file lies above this one, compiled or not. */
const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string;
};

/** The renderer's version, as its package says it. */
export const VERSION = version;

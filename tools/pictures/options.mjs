import { resolve } from "node:path";
import { parseArgs } from "node:util";

const OPTIONS = {
  url: { type: "string", default: "http://localhost:4000" },
  out: { type: "string", default: "contact-sheets" },
  only: { type: "string" },
};

export function readOptions(args) {
  const { url, out, only } = parseArgs({ args, options: OPTIONS }).values;
  return { url: new URL(url).origin, out: resolve(out), only };
}

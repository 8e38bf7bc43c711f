// Arguments of `npm start`: none, or `-- --platform URL`.
import { parseArgs } from "node:util";

const USAGE = "npm start, or npm start -- --platform https://platform.example";

/**
 * The existing platform to start in front of, without a trailing slash; undefined: our own, with demo
 * devices.
 * @throws Error saying in one sentence what is wrong
 */
export function readPlatform(args) {
  const { platform } = optionsOf(args);
  if (platform === undefined) return undefined;
  const url = URL.canParse(platform) ? new URL(platform) : undefined;
  const isHttp = url?.protocol === "http:" || url?.protocol === "https:";
  if (!isHttp || url.search || url.hash || url.username || url.password)
    throw new Error(
      `"${platform}" is no address of a platform: write it like https://platform.example, with a path where it has one.`,
    );
  return url.href.replace(/\/+$/, "");
}

function optionsOf(args) {
  try {
    return parseArgs({ args, options: { platform: { type: "string" } } }).values;
  } catch {
    throw new Error(`Not understood: ${args.join(" ")}. ${USAGE}.`);
  }
}

// nginx and promtool for tests of the files in deploy/.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./setup.mjs";

export const NGINX_HELP = "Install nginx (Debian: apt-get install nginx).";

/** Debian's folder of servers, which is not on everybody's PATH. */
const SERVERS = "/usr/sbin";

/** @returns the program's path, or undefined */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), SERVERS];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** Finds nginx or installs Debian's if this user may. @returns its path, or undefined */
export async function ensureNginx() {
  const found = findProgram("nginx");
  if (found || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { quiet: true, env, timeoutMs: 120_000 });
  await run("apt-get", ["install", "-y", "--no-install-recommends", "nginx"], { quiet: true, env });
  return findProgram("nginx");
}

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureNginx, NGINX_HELP } from "../../tools/nginx.mjs";

const ANSWERS_WITHIN_MS = 10_000;

/**
 * A test's own nginx, with Debian's configuration around the given one.
 * @param folder for its files
 * @param site content for conf.d; logs go to the folder's `logs`
 * @param url an address that answers once it serves
 * @returns a function that ends it
 * @throws Error if there is no nginx, or the configuration is invalid
 */
export async function startNginx(folder: string, site: string, url: string): Promise<() => Promise<void>> {
  const program = await ensureNginx();
  if (!program) throw new Error(NGINX_HELP);
  const options = ["-p", folder, "-c", writeConfiguration(folder, site)];
  execFileSync(program, [...options, "-t", "-q"]);
  const nginx = spawn(program, [...options, "-g", "daemon off;"], { stdio: ["ignore", "ignore", "inherit"] });
  const kill = () => nginx.kill("SIGKILL");
  process.once("exit", kill);
  await answers(url);
  return async () => {
    process.off("exit", kill);
    await end(nginx);
  };
}

function writeConfiguration(folder: string, site: string): string {
  for (const name of ["nginx", "logs"]) mkdirSync(join(folder, name), { recursive: true });
  const siteFile = join(folder, "site.conf");
  writeFileSync(siteFile, site.replaceAll("/var/log/nginx", join(folder, "logs")));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, "nginx", name)};`)
    .join("\n");
  const own = readFileSync("/etc/nginx/nginx.conf", "utf8")
    .replace(/^user .*$/m, process.getuid?.() === 0 ? "user root;" : "")
    .replace(/^pid .*$/m, `pid ${join(folder, "nginx.pid")};`)
    .replace(/^\s*include \/etc\/nginx\/sites-enabled.*$/m, temporary)
    .replace("/etc/nginx/conf.d/*.conf", siteFile)
    .replaceAll("/var/log/nginx", join(folder, "logs"));
  const file = join(folder, "nginx.conf");
  writeFileSync(file, own);
  return file;
}

async function answers(url: string): Promise<void> {
  const end = Date.now() + ANSWERS_WITHIN_MS;
  while (Date.now() < end) {
    const answer = await fetch(url, { redirect: "manual" }).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer.`);
}

async function end(nginx: ChildProcess): Promise<void> {
  if (nginx.exitCode !== null) return;
  const ended = once(nginx, "exit");
  nginx.kill("SIGQUIT");
  await ended;
}

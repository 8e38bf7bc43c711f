// First needs of both commands of the README: packages installed, parts built. Uses only Node's own modules.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const BUILD_STAMP = join(ROOT, ".build-stamp");
const SOURCES = [
  "contract/src",
  "operation/src",
  "platform/src",
  "gateway/src",
  "web/src",
  "web/firstView",
  "web/index.html",
  "web/pdfreport.html",
  "web/graphiql.html",
  "web/public.html",
  "web/vite.config.ts",
  "web/public",
];
const MORE_SOURCES = [
  "report-renderer/src",
  "simulator/src",
  "plain-platform/src",
  "tsconfig.base.json",
  "package-lock.json",
];

/** Refuses a Node on which the packages do not run, and names the needed version. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Obcestje needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

/**
 * Runs a program to its end. With `asks` it gets the terminal.
 * @returns its exit code and its output
 */
export function run(command, args, { quiet = false, env = {}, timeoutMs, cwd = ROOT, asks = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : [asks ? "inherit" : "ignore", "inherit", "inherit"],
      timeout: timeoutMs,
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.once("error", (error) => resolve({ code: 127, output: String(error) }));
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Installs the locked packages if they are missing or older than the lock file.
 * @returns true if it had to
 */
export async function ensureInstalled(folder = ".") {
  const installed = join(ROOT, folder, "node_modules/.package-lock.json");
  const lock = join(ROOT, folder, "package-lock.json");
  const current = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
  if (current) return false;
  const { code, output } = await run(
    "npm",
    ["ci", "--prefix", folder, "--prefer-offline", "--no-audit", "--no-fund"],
    { quiet: true },
  );
  if (code !== 0) fail("Installing the packages failed:", output);
  return true;
}

/** Builds all parts if a source changed since the last build. @returns true if it had to */
export async function ensureBuilt() {
  const stamp = fingerprint([...SOURCES, ...MORE_SOURCES]);
  const outputs = [
    "contract/dist/faults.js",
    "operation/dist/logging.js",
    "platform/dist/main.js",
    "gateway/dist/main.js",
    "simulator/dist/main.js",
    "plain-platform/dist/main.js",
    "web/dist/index.html",
  ];
  const built = existsSync(BUILD_STAMP) && outputs.every((file) => existsSync(join(ROOT, file)));
  if (built && readFileSync(BUILD_STAMP, "utf8") === stamp) return false;
  const { code, output } = await run("npm", ["run", "--silent", "build"], { quiet: true });
  if (code !== 0) fail("The build failed:", output);
  writeFileSync(BUILD_STAMP, stamp);
  return true;
}

function fingerprint(paths) {
  const hash = createHash("sha256");
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(path).update(readFileSync(path));
  };
  for (const path of paths) add(join(ROOT, path));
  return hash.digest("hex");
}

function fail(headline, output) {
  console.error(`\n${headline}\n${output.trimEnd()}`);
  process.exit(1);
}

// Finds a Chromium, or gets one if possible: for the renderer's PDFs and for the browser tests.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./setup.mjs";

const NAMES = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

/** Of a Chromium that a program uses: no sandbox, as it may run as root, and nothing of its own in the background. */
export const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
];

export const BROWSER_HELP =
  "Install Debian's chromium-headless-shell, run `npx puppeteer browsers install chrome-headless-shell`, or set PUPPETEER_EXECUTABLE_PATH.";

/**
 * @returns the path of a Chromium: the variable's, the system's or Puppeteer's own; undefined if there is
 * none
 */
export async function findChromium() {
  const given = process.env.PUPPETEER_EXECUTABLE_PATH;
  if (given) return existsSync(given) ? given : undefined;
  const folders = (process.env.PATH ?? "").split(delimiter);
  for (const name of NAMES)
    for (const folder of folders) if (existsSync(join(folder, name))) return join(folder, name);
  const { default: puppeteer } = await import("puppeteer");
  for (const headless of ["shell", true]) {
    try {
      const path = await puppeteer.executablePath({ headless });
      if (existsSync(path)) return path;
    } catch {
      // Not downloaded.
    }
  }
  return undefined;
}

/**
 * Finds a Chromium or gets one: Puppeteer's download first, then Debian's package if this user may install.
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  await run("npx", ["puppeteer", "browsers", "install", "chrome-headless-shell"], {
    quiet: true,
    timeoutMs: 120_000,
  });
  return (await findChromium()) ?? (await installDebianPackage());
}

async function installDebianPackage() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { quiet: true, env, timeoutMs: 120_000 });
  for (const name of ["chromium-headless-shell", "chromium"]) {
    const packages = [name, "fonts-dejavu-core"];
    const { code } = await run("apt-get", ["install", "-y", "--no-install-recommends", ...packages], {
      quiet: true,
      env,
    });
    if (code === 0) break;
  }
  return findChromium();
}

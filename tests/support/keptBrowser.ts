import { mkdtempSync, rmSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer, { type Browser, type LaunchOptions } from "puppeteer";
import { findBrowser } from "../../report-renderer/src/browser/findBrowser.js";
import { BROWSER_ARGS } from "../../tools/browser.mjs";

const ARGS = [
  ...BROWSER_ARGS,
  // Fewer processes to start and to talk between: a twentieth of the tests' time.
  "--in-process-gpu",
  "--disable-features=SpareRendererForSitePerProcess",
  // A test's page lives for a second: optimizing its code took a fifth of the browser's time, without any gain.
  "--js-flags=--no-opt --no-maglev",
];

const ANSWERS_WITHIN_MS = 20_000;

/** Launches a Chromium, which on a busy machine may start and never answer. @throws if it does not answer in time */
async function launch(options: LaunchOptions): Promise<Browser> {
  const over = new AbortController();
  const late = new Promise<never>((_resolve, reject) => {
    over.signal.addEventListener("abort", () => reject(new Error("Chromium does not answer.")));
  });
  const timer = setTimeout(() => over.abort(), ANSWERS_WITHIN_MS);
  try {
    return await Promise.race([puppeteer.launch({ ...options, signal: over.signal }), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A Chromium for browser tests, which ends with this process. If the first one does not start, a second one is
 * tried.
 * @throws if there is none
 */
export async function launchBrowser(): Promise<Browser> {
  const found = await findBrowser(process.env.PUPPETEER_EXECUTABLE_PATH ?? "");
  if (!found)
    throw new Error("No Chromium for the browser tests: `npm test` looks for one and installs one.");
  const options: LaunchOptions = {
    executablePath: found.path,
    headless: found.shell ? "shell" : true,
    args: ARGS,
    pipe: true,
    handleSIGTERM: false,
  };
  return launch({ ...options, userDataDir: newProfile() }).catch(() =>
    launch({ ...options, userDataDir: newProfile() }),
  );
}

/** A folder for a browser's files, which goes with this process. */
function newProfile(): string {
  const folder = mkdtempSync(join(tmpdir(), "obcestje-browser-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** A browser that nobody uses does not keep the worker alive, and ends with it. */
function letWorkerEnd(browser: Browser): Browser {
  const child = browser.process();
  child?.unref();
  for (const stream of child?.stdio ?? []) (stream as Socket | null)?.unref();
  process.once("SIGTERM", () => process.exit(143));
  return browser;
}

let kept: Promise<Browser> | undefined;

/**
 * This worker's Chromium: one for all its test files, as starting one takes seconds. Windows share nothing.
 * Use it through `loadOnce`. @throws if there is no Chromium
 */
export async function keptBrowser(): Promise<Browser> {
  kept ??= launchBrowser().then(letWorkerEnd);
  const browser = await kept;
  if (browser.connected) return browser;
  kept = undefined;
  return keptBrowser();
}

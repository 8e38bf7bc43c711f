/**
 * Lighthouse's scores of each screen of an ordinary user on a desktop computer: accessibility and best
 * practices should be 100, performance at least 95. The whole product runs on this machine, with a week of
 * readings; each screen is opened by its address, signed in, with an empty browser cache. Prints the reasons
 * for lower scores.
 */

import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import type { Page } from "puppeteer";
import { screensOf } from "../tests/e2e/screens.js";
import { launchBrowser, openWindow, signIn } from "../tests/support/browser.js";
import { postHour, USER } from "../tests/support/fleet.js";
import { startStack } from "../tests/support/stack.js";

const HOURS = 7 * 24;
const CATEGORIES = ["accessibility", "best-practices", "performance"] as const;

interface Audit {
  title: string;
  score: number | null;
  displayValue?: string;
}

/** The part of Lighthouse's result that is read here. */
interface Result {
  lhr: {
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, Audit>;
  };
}

interface Lighthouse {
  default: (url: string, flags: object, config: object, page: Page) => Promise<Result | undefined>;
  desktopConfig: object;
}

const anchors = createRequire(new URL("anchors/package.json", import.meta.url));
const { default: lighthouse, desktopConfig }: Lighthouse = await import(
  pathToFileURL(anchors.resolve("lighthouse")).href
);

const only = process.argv[2];
const stack = await startStack();
const thisHour = Math.floor(Date.now() / 3_600_000) * 3600;
for (const device of [stack.fleet.sign, stack.fleet.counter])
  for (let hour = 1; hour <= HOURS; hour += 1) await postHour(device, thisHour - hour * 3600);
const browser = await launchBrowser();

const screens = screensOf(stack.fleet).filter(({ open }) => open === undefined);
for (const { name, path } of [{ name: "login", path: "/login" }, ...screens]) {
  if (only !== undefined && !name.includes(only)) continue;
  const { page, close } = await openWindow(browser);
  const faults = watchAnswers(page);
  if (path !== "/login") await signIn(page, stack.portalUrl, USER);
  const flags = { onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: "error" };
  const result = await lighthouse(stack.portalUrl + path, flags, desktopConfig, page);
  await close();
  if (faults.length > 0) throw new Error(`${name}: ${faults.join(" · ")}`);
  if (result === undefined) throw new Error(`${name}: no result`);
  print(name, result.lhr);
}
await browser.close();
await stack.close();

/** A screen that shows a failure scores well, too. */
function watchAnswers(page: Page): string[] {
  const faults: string[] = [];
  page.on("response", async (response) => {
    if (!response.url().endsWith("/graphql") || response.request().method() !== "POST") return;
    const text = await response.text().catch(() => "");
    if (text.includes('"errors"')) faults.push(text.slice(0, 300));
  });
  return faults;
}

function print(screen: string, { runtimeError, categories, audits }: Result["lhr"]): void {
  if (runtimeError !== undefined) throw new Error(`${screen}: ${runtimeError.message}`);
  const scores = CATEGORIES.map(
    (category) => `${category} ${Math.round((categories[category]?.score ?? 0) * 100)}`,
  );
  console.log(`  ${screen}: ${scores.join(", ")}`);
  for (const category of CATEGORIES)
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      const audit = audits[id];
      if (audit === undefined || audit.score === null || audit.score >= 0.9 || weight === 0) continue;
      console.log(`    ${category}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ""}`);
    }
}

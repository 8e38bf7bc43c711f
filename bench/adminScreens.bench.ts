/**
 * Administrators' screens with 2,000 clients and 500 users, against the same screens with 20 and 5 in the same
 * run: the whole product on this machine, in Chromium, each screen opened by its address. Prints the
 * milliseconds to the first rows, the script time until then, and the script time of one letter typed into the
 * search; asserts nothing about time. TEST_WEB_DIR names the built web.
 */
import type { Page } from "puppeteer";
import { launchBrowser, openWindow, signIn } from "../tests/support/browser.js";
import { ADMIN } from "../tests/support/fleet.js";
import { startStack } from "../tests/support/stack.js";
import { addLargeFleet } from "./support/largeFleet.js";
import { median } from "./support/timing.js";

const ROUNDS = 5;
const FLEETS = [
  { clients: 20, users: 5 },
  { clients: 2000, users: 500 },
] as const;
const LETTERS = "cesta 1";

const screens = [
  { name: "overview", path: "/admin/clients_overview?map=hidden", rows: "main table tbody tr" },
  { name: "clients", path: "/admin/clients", rows: "main table tbody tr" },
  { name: "groups", path: "/admin/groups", rows: "main table tbody tr" },
  { name: "users", path: "/admin/users", rows: "main table tbody tr" },
] as const;

/** Milliseconds of script since the page was opened. */
const scriptMs = async (page: Page) => ((await page.metrics()).ScriptDuration ?? 0) * 1000;

/** Opens a screen and types into its search. */
async function enter(page: Page, url: string, rows: string) {
  const begun = performance.now();
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await page.waitForSelector(rows);
  const shown = performance.now() - begun;
  const script = await scriptMs(page);
  const field = await page.waitForSelector("main input[type=search]");
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })));
  await field?.click();
  const untyped = await scriptMs(page);
  for (const letter of LETTERS) {
    await page.keyboard.type(letter);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  const key = ((await scriptMs(page)) - untyped) / LETTERS.length;
  return { shown, script, key };
}

const stacks = await Promise.all(FLEETS.map(() => startStack()));
for (const [index, fleet] of FLEETS.entries()) {
  const stack = stacks[index];
  if (stack) await addLargeFleet(stack.platformUrl, fleet);
}
const browser = await launchBrowser();
const windows = await Promise.all(
  stacks.map(async (stack) => {
    const window = await openWindow(browser);
    await signIn(window.page, stack.portalUrl, ADMIN);
    return { ...window, portalUrl: stack.portalUrl };
  }),
);
for (const { name, path, rows } of screens) {
  const measured = FLEETS.map(() => [] as Awaited<ReturnType<typeof enter>>[]);
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [index, { page, portalUrl }] of windows.entries()) {
      const result = await enter(page, portalUrl + path, rows);
      // The first round warms both up.
      if (round > 0) measured[index]?.push(result);
    }
  const [few, many] = measured.map((results) => ({
    shown: median(results.map(({ shown }) => shown)),
    script: median(results.map(({ script }) => script)),
    key: median(results.map(({ key }) => key)),
  }));
  if (!few || !many) throw new Error("nothing was measured");
  const line = (what: keyof typeof few) =>
    `${many[what].toFixed(1)} ms (few ${few[what].toFixed(1)}, ratio ${(many[what] / few[what]).toFixed(2)})`;
  console.log(`  ${name}: shown ${line("shown")}; script ${line("script")}; a key ${line("key")}`);
}
await browser.close();
for (const stack of stacks) await stack.close();

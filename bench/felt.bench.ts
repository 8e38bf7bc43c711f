/**
 * Delays between two screens as people feel them, with 2,000 devices and a network of 40 ms: opening a location
 * by its link, with the usual time of pointing at it first, and without; back to the overview, and forward
 * again; finding a device with the palette. Then the depth of each screen's dependent queries. The whole
 * product on this machine, in Chromium. Prints medians in milliseconds; asserts nothing about time.
 */
import type { Page } from "puppeteer";
import { launchBrowser, openWindow, signIn } from "../tests/support/browser.js";
import { ADMIN, hoursAgo, postHours } from "../tests/support/fleet.js";
import { startStack } from "../tests/support/stack.js";
import { addLargeFleet } from "./support/largeFleet.js";
import { questionWaves } from "./support/questionWaves.js";
import { median } from "./support/timing.js";

const ROUNDS = Number(process.env.ROUNDS ?? 7);
/** Time from reaching a link with the pointer to pressing it. */
const HAND_MS = 250;
const NETWORK = { download: 1_250_000, upload: 1_250_000, latency: 40 };

const stack = await startStack();
await addLargeFleet(stack.platformUrl, { clients: 2000, users: 5 });
const { sign } = stack.fleet;
await postHours(sign, hoursAgo(25), 25, 12);
const [overview, location] = [`/overview?q=${encodeURIComponent(sign.name)}`, `/client/${sign.id}`];
const link = `main a[href="${location}"]`;
const browser = await launchBrowser();

const isShown = (page: Page, selector: string) => page.waitForSelector(selector, { visible: true });
const figures = "main svg.highcharts-root";

/** Milliseconds from an action until the page shows its result. */
async function until(deed: () => Promise<unknown>, shown: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await Promise.all([deed(), shown()]);
  return performance.now() - begun;
}

/** In a window of its own, whose browser has loaded only the overview. */
async function walk(isPointedAt: boolean) {
  const { page, close } = await openWindow(browser);
  await page.emulateNetworkConditions(NETWORK);
  await signIn(page, stack.portalUrl, ADMIN);
  await page.goto(stack.portalUrl + overview);
  const target = await isShown(page, link);
  if (isPointedAt) {
    await target?.hover();
    await new Promise((resolve) => setTimeout(resolve, HAND_MS));
  }
  const press = () => page.$eval(link, (element) => (element as HTMLElement).click());
  const opened = await until(press, () => page.waitForSelector("main [role=tab]"));
  await isShown(page, figures);
  const back = await until(
    () => page.evaluate(() => window.history.back()),
    () => isShown(page, link),
  );
  const again = await until(
    () => page.evaluate(() => window.history.forward()),
    () => isShown(page, figures),
  );
  await page.keyboard.down("Control");
  const palette = await until(
    () => page.keyboard.press("k"),
    () => isShown(page, "[role=dialog] [role=combobox]:focus"),
  );
  await page.keyboard.up("Control");
  const before = (await page.metrics()).ScriptDuration ?? 0;
  const words = "kidriceva 1777";
  for (const letter of words) await page.keyboard.type(letter);
  await page.waitForFunction(() => document.querySelector("[role=option]")?.textContent?.includes("1777"));
  const letter = (1000 * ((await page.metrics()).ScriptDuration ?? 0) - 1000 * before) / words.length;
  await close();
  return { opened, back, again, palette, letter };
}

const walks = {
  pointed: [] as Awaited<ReturnType<typeof walk>>[],
  straight: [] as Awaited<ReturnType<typeof walk>>[],
};
for (let round = 0; round <= ROUNDS; round += 1) {
  const [pointed, straight] = [await walk(true), await walk(false)];
  // The first round warms the servers up.
  if (round === 0) continue;
  walks.pointed.push(pointed);
  walks.straight.push(straight);
}
const of = (kind: keyof typeof walks, what: keyof Awaited<ReturnType<typeof walk>>) =>
  median(walks[kind].map((one) => one[what]));
const [pointed, straight] = [of("pointed", "opened"), of("straight", "opened")];
console.log(
  `  a location, first time: pointed at ${pointed.toFixed(0)} ms, straight ${straight.toFixed(0)} ms, ratio ${(pointed / straight).toFixed(2)}`,
);
for (const [name, what] of [
  ["back to the overview", "back"],
  ["on to the location again, its charts drawn", "again"],
  ["palette, first time", "palette"],
  ["a letter in it, script", "letter"],
] as const)
  console.log(`  ${name}: ${of("pointed", what).toFixed(1)} ms`);

const { page } = await openWindow(browser);
await page.emulateNetworkConditions(NETWORK);
await signIn(page, stack.portalUrl, ADMIN);
for (const path of [
  "/overview",
  location,
  `${location}?tab=settings`,
  "/traffic",
  "/summary",
  `/compare?client=${sign.id}&interval=WEEK`,
  "/reports",
  "/notifications",
  "/keys",
  "/admin/clients",
  `/admin/clients/${sign.id}`,
  `/admin/clients/${sign.id}/config`,
  "/admin/users",
  "/admin/groups",
  "/admin/firmware",
  "/admin/actions",
  "/admin/fleet_health",
  "/admin/system",
]) {
  const { asked, depth } = await questionWaves(page, () =>
    page.goto(stack.portalUrl + path, { waitUntil: "networkidle2" }),
  );
  console.log(`  ${path.replace(String(sign.id), ":id")}: ${asked} questions, ${depth} deep`);
}
await browser.close();
await stack.close();

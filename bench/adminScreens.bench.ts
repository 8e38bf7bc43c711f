/**
 * The screens of administrators at 2,000 clients and 500 users, against the same at 20 and 5 in the same run: the whole product on this
 * machine, Chromium, each screen entered by its address. Prints milliseconds to the first rows, script in that time, and script of one
 * letter typed into the search; asserts nothing about time. TEST_WEB_DIR names the built web.
 */
import type { Page } from "puppeteer";
import { launchBrowser, openWindow, signIn } from "../tests/support/browser.js";
import { ADMIN } from "../tests/support/fleet.js";
import { PlatformApi } from "../tests/support/platformApi.js";
import { type Stack, startStack } from "../tests/support/stack.js";
import { median } from "./support/timing.js";

const ROUNDS = 5;
const AT_ONCE = 8;
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

/** Does it for 0 … count - 1, some at a time. */
async function each(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => work(from + index)),
    );
}

async function furnish({ platformUrl }: Stack, fleet: (typeof FLEETS)[number]): Promise<void> {
  const admin = await PlatformApi.signIn(platformUrl, ADMIN);
  const groups: number[] = [];
  for (let index = 0; index < 40; index += 1) {
    const { id } = await admin.post<{ id: number }>("/group", { name: `Občina ${index}`, metaData: {} });
    groups.push(id);
  }
  const timestamp = Math.floor(Date.now() / 1000);
  await each(fleet.clients, async (index) => {
    const metaData = {
      locationName: `Kidričeva cesta ${index}`,
      notes: "Drog pri šoli.",
      serialNumber: `KB-${index}`,
    };
    const { id, apiKey } = await admin.post<{ id: number; apiKey: string }>("/client", { metaData });
    await admin.post("/client/assignTo", { groupId: groups[index % groups.length], clientId: id });
    const status = {
      timestamp,
      battery: 12.4,
      rssi: -71,
      firmwareVersion: "2.1.7",
      hwType: "K200DISP_AMG",
      alarms: [],
    };
    await PlatformApi.device(platformUrl, apiKey).post("/device/status", status);
  });
  await each(fleet.users, (index) =>
    admin.post("/user/register", { email: `oseba${index}@obcina.si`, password: "geslo-za-meritve" }),
  );
}

/** Milliseconds of script since the page was entered. */
const scriptMs = async (page: Page) => ((await page.metrics()).ScriptDuration ?? 0) * 1000;

/** Enters a screen and types into its search. */
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
  if (stack) await furnish(stack, fleet);
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

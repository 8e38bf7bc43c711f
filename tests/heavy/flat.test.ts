import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Dialog, Page } from "puppeteer";
import { startMailbox } from "../../platform/test/receivers.js";
import { speedUp } from "../support/fastClock.js";
import { ADMIN, USER } from "../support/fleet.js";
import { memoryOf, type PageMemory } from "../support/pageMemory.js";
import { GARDENER } from "../support/park.js";
import { usePortal } from "../support/portal.js";
import { MANAGER } from "./dialogs/furnish.js";
import { type EveryScreen, everyScreen } from "./everyScreen.js";
import type { Seen } from "./hostile/walk.js";

/**
 * How many times as fast the page's clock runs, and how many screens are open side by side. Request timeouts run as
 * fast: on a busy machine parts of a page may never arrive, so growing pages are checked again, slower and with fewer
 * others.
 */
const PASSES = [
  { times: 60, together: 4 },
  { times: 30, together: 2 },
  { times: 15, together: 1 },
];
const MINUTE_MS = 60_000;

/**
 * Minutes by the page's clock: a page is measured after each step until it is complete and its caches are full;
 * then nothing may grow for an hour.
 */
const SETTLING = { step: 15, most: 75 };
const WATCHED = 60;

/**
 * Permitted growth of a page in that hour: the engine's own caches vary by a tenth; one leaked chart or list a
 * minute would be far above.
 */
const GROWTH = { heapBytes: 1.15, nodes: 1.02, listeners: 1.02 };

/** Shows different graphs each time; tests/e2e/wallScreen.test.ts checks the memory of a whole round. */
const DIFFERS = "graphs in turn";

/** Limits the run to screens whose names match, for repairs. */
const ONLY = new RegExp(process.env.FLAT_ONLY ?? "");

const now = () => Math.floor(Date.now() / 1000);
const mailbox = await startMailbox();
const portal = usePortal(now, {
  FIRMWARE_INSTALL_SECONDS: "0",
  SMTP_URL: mailbox.url,
  MAIL_FROM: "Obcestje <portal@test.si>",
});
afterAll(() => mailbox.close());
let screens: EveryScreen;

beforeAll(async () => {
  screens = await everyScreen(portal.fleet, now);
}, 300_000);

/** Lets minutes pass by the page's clock. */
const pass = (page: Page, minutes: number) =>
  page.evaluate((ms) => new Promise((done) => void setTimeout(done, ms)), minutes * MINUTE_MS);

type Account = typeof USER | null;

const grown = (first: PageMemory, last: PageMemory) =>
  (Object.keys(GROWTH) as (keyof PageMemory)[]).filter((what) => last[what] > first[what] * GROWTH[what]);

/** Memory of a page once a step adds no more; on a busy machine its parts and answers are late by its clock. */
async function settled(page: Page): Promise<PageMemory> {
  await pass(page, SETTLING.step);
  let before = await memoryOf(page);
  for (let passed = SETTLING.step; passed < SETTLING.most; passed += SETTLING.step) {
    await pass(page, SETTLING.step);
    const now = await memoryOf(page);
    if (grown(before, now).length === 0) return now;
    before = now;
  }
  return before;
}

/** Opens a screen, leaves it for an hour, and reports what has grown. */
async function grownOn(
  { name, path, open, needs }: Seen,
  account: Account,
  times: number,
): Promise<string[]> {
  const { page, visit } = account === null ? await portal.open() : await portal.openAs(account);
  page.on("dialog", (question: Dialog) => void question.accept().catch(() => undefined));
  const [first, last] = await (async () => {
    await speedUp(page, times);
    await visit(path);
    await page.waitForSelector(needs ?? "#root :is(h1, h2)");
    await open?.(page);
    const settledAt = await settled(page);
    await pass(page, WATCHED);
    return [settledAt, await memoryOf(page)] as const;
    // An open overlay goes on polling at its own rate.
  })().finally(() => page.close());
  return grown(first, last).map((what) => `${name}: ${what} from ${first[what]} to ${last[what]}`);
}

async function inParallel<T>(all: readonly T[], together: number, work: (one: T) => Promise<void>) {
  const waiting = [...all];
  const next = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: together }, next));
}

it.each([
  ["guest", null, "guests"],
  ["user", USER, "users"],
  ["valves", GARDENER, "gardeners"],
  ["manager", MANAGER, "managers"],
  ["admin", ADMIN, "admins"],
] as const)(
  "every screen of a %s stays open for an hour, and keeps no more than at the beginning",
  async (_who, account, whose) => {
    let screensLeft = screens[whose].filter(({ name }) => name !== DIFFERS && ONLY.test(name));
    let found: string[] = [];
    for (const { times, together } of PASSES) {
      const suspects: Seen[] = [];
      found = [];
      await inParallel(screensLeft, together, async (screen) => {
        const growing = await grownOn(screen, account, times).catch((error) => [`${screen.name}: ${error}`]);
        for (const line of growing) console.info(`${times} times as fast: ${line}`);
        if (growing.length > 0) suspects.push(screen);
        found.push(...growing);
      });
      screensLeft = suspects;
    }
    expect(found).toEqual([]);
  },
  10_800_000,
);

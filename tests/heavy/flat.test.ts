import { beforeAll, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { speedUp } from "../support/fastClock.js";
import { ADMIN, hoursAgo, postHours, USER } from "../support/fleet.js";
import { memoryOf, type PageMemory } from "../support/pageMemory.js";
import { addBundle, addValve, createPark, GARDENER, type Park } from "../support/park.js";
import { usePortal } from "../support/portal.js";

/** How many times as fast the page's clock runs. */
const TIMES = 60;
const MINUTE_MS = 60_000;

/** Minutes, by the page's clock: caches fill up first, then nothing may grow for an hour. */
const SETTLING = 20;
const WATCHED = 60;

/** How much more a page may keep after that hour: the engine's own caches move by a tenth, one leaked chart or list a minute would be far above. */
const GROWTH = { heapBytes: 1.15, nodes: 1.02, listeners: 1.02 };

const portal = usePortal();
let park: Park;

beforeAll(async () => {
  await postHours(portal.fleet.sign, hoursAgo(30), 30);
  await postHours(portal.fleet.counter, hoursAgo(6), 6);
  park = await createPark(portal.fleet.admin);
  const lawn = await addValve(park, "Ribnik – trata");
  await addBundle(park, "Trata", [lawn], []);
});

const screens: [name: string, account: typeof USER, path: () => string, shows: string][] = [
  ["overview", USER, () => "/overview", "tbody [data-row]"],
  ["client at 24h", USER, () => `/client/${portal.fleet.sign.id}`, "svg.highcharts-root"],
  ["valve location", GARDENER, () => `/location/${park.groupId}`, "[id^=valve-]"],
  ["fleet health", ADMIN, () => "/admin/health", "main h1"],
];

/** Lets so many minutes pass by the page's clock. */
const pass = (page: Page, minutes: number) =>
  page.evaluate((ms) => new Promise((done) => void setTimeout(done, ms)), minutes * MINUTE_MS);

it.each(screens)(
  "%s stays open for an hour, and keeps no more than at the beginning",
  async (_name, account, path, shows) => {
    const { page, visit } = await portal.openAs(account);
    await speedUp(page, TIMES);
    await visit(path());
    await page.waitForSelector(shows);
    await pass(page, SETTLING);
    const first = await memoryOf(page);
    await pass(page, WATCHED);
    const last = await memoryOf(page);
    const grown = (Object.keys(GROWTH) as (keyof PageMemory)[]).filter(
      (what) => last[what] > first[what] * GROWTH[what],
    );
    expect(grown.map((what) => `${what}: from ${first[what]} to ${last[what]}`)).toEqual([]);
  },
  300_000,
);

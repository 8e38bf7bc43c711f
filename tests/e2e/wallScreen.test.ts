import { beforeAll, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { speedUp } from "../support/fastClock.js";
import { hoursAgo, postHours } from "../support/fleet.js";
import { markLoad, textOf, waitForText } from "../support/page.js";
import { memoryOf, type PageMemory } from "../support/pageMemory.js";
import { usePortal } from "../support/portal.js";
import { addViewKey } from "../support/viewKeys.js";

/** `npm run test:heavy -- wall` runs the screen in real time; otherwise its clock runs this many times as fast. */
const IN_FULL = process.env.TEST_WALL === "in full";
const TIMES = IN_FULL ? 1 : 120;

/**
 * Number of graphs shown before the first measurement, until the platform goes down, during the outage, and
 * after it: one in ten seconds.
 */
const PARTS = IN_FULL
  ? { settling: 60, before: 90, away: 30, after: 180 }
  : { settling: 30, before: 30, away: 15, after: 60 };

/**
 * Permitted growth of a screen between the first measurement and the end. The engine's own caches still grow by
 * a tenth; one retained graph for each one shown would make it several times as much.
 */
const GROWTH = { heapBytes: 1.25, nodes: 1.2, listeners: 1.2 };

/** The page's text during the outage. */
const AWAY = "Portal se trenutno ne odziva";

/** It retries at least once a minute. */
const SOON_MS = 150_000;

const portal = usePortal();

beforeAll(async () => {
  await postHours(portal.fleet.sign, hoursAgo(6), 6);
  await postHours(portal.fleet.counter, hoursAgo(6), 6);
});

/** Makes the page count the graphs shown from now on. */
const watchGraphs = (page: Page) =>
  page.evaluate(() => {
    const title = () => document.querySelector("h1")?.parentElement?.innerText ?? "";
    let [shown, count] = [title(), 0];
    Object.assign(window, { graphsSeen: () => count });
    new MutationObserver(() => {
      if (title() === shown) return;
      shown = title();
      count += 1;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

const graphsSeen = (page: Page) => page.evaluate(() => (Reflect.get(window, "graphsSeen") as () => number)());

/** Waits for this number of further graphs. If there are no more, it reports what is shown instead. */
async function graphs(page: Page, count: number): Promise<void> {
  const before = await graphsSeen(page);
  try {
    await page.waitForFunction(
      (wanted) => (Reflect.get(window, "graphsSeen") as () => number)() >= wanted,
      { timeout: IN_FULL ? count * 30_000 : 120_000 },
      before + count,
    );
  } catch (cause) {
    const came = (await graphsSeen(page)) - before;
    throw new Error(`${came} of ${count} graphs came. There stands: ${await textOf(page)}`, { cause });
  }
}

it(
  "a wall screen runs for an hour and through a platform's restart: it never stops, and keeps no more than at the beginning",
  async () => {
    const { admin, groupId } = portal.fleet;
    const { key } = await addViewKey(admin, { groupId });
    const wall = await portal.open({ viewport: { width: 1920, height: 1080 } });
    const { page } = wall;
    await speedUp(page, TIMES);
    await wall.visit(`/public/graph?key=${key}&seconds=10`);
    await page.waitForSelector("svg.highcharts-root");
    const graph = await shownGraph(page);
    const isSameLoad = await markLoad(page);
    await watchGraphs(page);
    await graphs(page, PARTS.settling);
    const first = await keptAt(page, graph);

    await graphs(page, PARTS.before);
    await portal.stack.stopPlatform();
    await waitForText(page, AWAY, SOON_MS);
    await graphs(page, PARTS.away);
    await waitForText(page, AWAY, SOON_MS);
    await portal.stack.startPlatform();
    await page.waitForFunction((text) => !document.body.innerText.includes(text), { timeout: SOON_MS }, AWAY);
    await graphs(page, PARTS.after);

    expect(await isSameLoad()).toBe(true);
    expect(await page.$("svg.highcharts-root")).not.toBeNull();
    expect(grownTooMuch(first, await keptAt(page, graph))).toEqual([]);
  },
  IN_FULL ? 80 * 60_000 : 300_000,
);

/** Position of the shown graph, e.g. the first of the second place. */
const shownGraph = (page: Page) => page.$eval(".graph-controls p", (where) => where.textContent ?? "");

async function nextByHand(page: Page): Promise<void> {
  const before = await shownGraph(page);
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(
    (graph) => document.querySelector(".graph-controls p")?.textContent !== graph,
    {},
    before,
  );
}

/** Memory while it is paused at a given graph, after two full rounds: graphs differ in size. */
async function keptAt(page: Page, graph: string): Promise<PageMemory> {
  await page.keyboard.press("Space");
  for (let round = 0; round < 2; round += 1)
    do await nextByHand(page);
    while ((await shownGraph(page)) !== graph);
  const kept = await memoryOf(page);
  await page.keyboard.press("Space");
  return kept;
}

function grownTooMuch(first: PageMemory, last: PageMemory): string[] {
  if (IN_FULL) console.info(JSON.stringify({ first, last }));
  return (Object.keys(GROWTH) as (keyof PageMemory)[])
    .filter((name) => last[name] > first[name] * GROWTH[name])
    .map((name) => `${name}: from ${first[name]} to ${last[name]}`);
}

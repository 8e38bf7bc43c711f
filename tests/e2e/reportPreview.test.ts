import { beforeAll, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { addDevice, hoursAgo, postHour, USER } from "../support/fleet.js";
import { readPdf } from "../support/pdf.js";
import { usePortal } from "../support/portal.js";

const portal = usePortal();
let path = "";

beforeAll(async () => {
  const { admin, groupId, sign } = portal.fleet;
  const other = await addDevice(admin, groupId, { locationName: "Pot na Fužine", speedLimit: 50 });
  for (const device of [sign, other]) await postHour(device, hoursAgo(2));
  path = `/report/${sign.id},${other.id}?fromTimestamp=${hoursAgo(48)}&toTimestamp=${hoursAgo(0)}`;
});

const DRAWN = ".report svg.highcharts-root";
const LEFT = "[data-report-drawing]";
const READY = "html[data-report-ready='true']";
const printed = async (page: Page) => (await readPdf(await page.pdf())).pages;
const count = (page: Page, selector: string) => page.$$eval(selector, ({ length }) => length);

it("draws one chart after another, each in a task of its own, and moves nothing by it", async () => {
  const { page, visit, complaints } = await portal.openAs(USER);
  await page.evaluateOnNewDocument(watch, DRAWN);
  await visit(path);
  await page.waitForSelector(READY);
  const { atOnce, moved } = await page.evaluate(() => window.seen);
  expect(await count(page, DRAWN)).toBeGreaterThan(8);
  expect(atOnce).toBe(1);
  expect(moved).toBeLessThan(0.001);
  expect(complaints).toEqual([]);
});

it("prints all charts, also those whose turn had not come", async () => {
  const { page, visit } = await portal.openAs(USER);
  await page.evaluateOnNewDocument(holdTurns, DRAWN);
  await visit(path);
  await page.waitForSelector(DRAWN);
  expect(await count(page, LEFT)).toBeGreaterThan(4);
  const early = await printed(page);
  await page.waitForSelector(READY);
  expect(early).toEqual(await printed(page));
});

it("means a month of the calendar by its name, and so does its file", async () => {
  const { page, visit, complaints } = await portal.openAs(USER);
  const month = new Date(hoursAgo(2) * 1000)
    .toLocaleDateString("sv", { timeZone: "Europe/Ljubljana" })
    .slice(0, 7);
  await visit(`${path.replace(/\?.*/, "")}?interval=${month}`);
  await page.waitForSelector(READY);
  const [year, number] = month.split("-");
  const told = await page.$eval(".report-period", ({ textContent }) => textContent);
  expect(told).toMatch(new RegExp(`^\\s*01\\.${number}\\.${year} 00:00 – `));
  const file = await page.$eval("a.report-download", (link) => link.getAttribute("href"));
  expect(file).toBe(
    `/pdf/report?clientId=${path.slice("/report/".length).replace(/\?.*/, "")}&interval=${month}&lang=sl`,
  );
  expect(complaints).toEqual([]);
});

declare global {
  interface Window {
    /** Most charts that appeared at once, and the layout shift by Chromium's measure. */
    seen: { atOnce: number; moved: number };
  }
}

/** Runs in the page before its own code. */
function watch(drawn: string): void {
  const seen = { atOnce: 0, moved: 0 };
  window.seen = seen;
  const known = new Set<Element>();
  new MutationObserver(() => {
    const came = [...document.querySelectorAll(drawn)].filter((chart) => !known.has(chart));
    for (const chart of came) known.add(chart);
    seen.atOnce = Math.max(seen.atOnce, came.length);
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if ("value" in shift) seen.moved += Number(shift.value);
  }).observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page before its own code: once the first chart is drawn, no further turn is given. */
function holdTurns(drawn: string): void {
  const give = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (message: unknown) {
    if (document.querySelector(drawn) === null) give.call(this, message);
  };
}

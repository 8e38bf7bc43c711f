import { beforeAll, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hoursAgo, postHours, USER } from "../support/fleet.js";
import { IS_PLAIN, itWith } from "../support/offered.js";
import { waitForCharts } from "../support/page.js";
import { addValve, createPark, GARDENER } from "../support/park.js";
import { readPdf } from "../support/pdf.js";
import { usePortal } from "../support/portal.js";
import { addViewKey } from "../support/viewKeys.js";

const portal = usePortal();

beforeAll(() => postHours(portal.fleet.sign, hoursAgo(30), 30));

/** The text of the page as a browser prints it. */
async function printed(page: Page): Promise<string> {
  const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  return pages.flatMap(({ lines }) => lines).join("\n");
}

/** Words of every page's frame, and of controls. */
const FRAME = ["Poišči", "Na vsebino", "Lokacije\n", "Prenesi podatke", "Deli", "Prvič tu?"];

const expectSheet = (text: string, shown: readonly (string | RegExp)[]) => {
  for (const word of FRAME) expect(text).not.toContain(word);
  for (const word of shown) expect(text).toMatch(word);
};

const PERIOD = /\d{1,2}\.\s?\d{1,2}\.\s?\d{4} \d{1,2}:\d{2} – /;
const PRINTED = /Natisnjeno \d{1,2}\.\s?\d{1,2}\.\s?\d{4} \d{1,2}:\d{2}/;

it("a location's screen prints with its name, its period and its charts, whole and on white", async () => {
  const { page, visit, complaints } = await portal.openAs(USER, { dark: true });
  await visit(`/client/${portal.fleet.sign.id}?interval=WEEK`, { waitUntil: "networkidle0" });
  await waitForCharts(page, await page.$$eval("svg.highcharts-root", ({ length }) => length));
  expectSheet(await printed(page), [portal.fleet.sign.name, "Obcestje · ", PRINTED, PERIOD]);
  await page.emulateMediaType("print");
  const charts = await page.$$eval("#content svg.highcharts-root", (all) =>
    all.map((chart) => {
      const card = chart.closest("section")?.getBoundingClientRect();
      const { left, right } = chart.getBoundingClientRect();
      const avoids = getComputedStyle(chart.parentElement as Element).breakInside;
      return { fits: card !== undefined && left >= card.left && right <= card.right, avoids };
    }),
  );
  expect(charts.length).toBeGreaterThan(2);
  for (const chart of charts) expect(chart).toEqual({ fits: true, avoids: "avoid" });
  expect(await page.$eval("body", (body) => getComputedStyle(body).backgroundColor)).toBe(
    "rgb(255, 255, 255)",
  );
  expect(complaints).toEqual([]);
});

it.each([
  ["/traffic?interval=WEEK", ["Promet", PERIOD, "V85", "Popolnost"]],
  ...(IS_PLAIN
    ? []
    : [["/compare?interval=WEEK", ["Primerjava", "Kaj se je spremenilo|Podatek|Prej"]] as const]),
  ["/overview", ["Pregled", "RSSI"]],
] as const)("%s prints all columns of its table, without the frame around it", async (path, shown) => {
  const { page, visit, complaints } = await portal.openAs(USER);
  await visit(path.replace("?", `?client=${portal.fleet.sign.id}&`), { waitUntil: "networkidle0" });
  expectSheet(await printed(page), [
    "Obcestje · ",
    PRINTED,
    ...shown.map((word) => (typeof word === "string" ? new RegExp(word) : word)),
  ]);
  await page.emulateMediaType("print");
  // A landscape A4 sheet within its margins.
  await page.setViewport({ width: 1047, height: 718 });
  const beyond = await page.$$eval("#content table", (all) =>
    all.map(
      (table) =>
        table.getBoundingClientRect().right - (table.parentElement?.getBoundingClientRect().right ?? 0),
    ),
  );
  expect(beyond.filter((pixels) => pixels > 1)).toEqual([]);
  expect(complaints).toEqual([]);
});

itWith("valve-history")(
  "a valve's history prints whole, with its period, and not the page behind it",
  async () => {
    const park = await createPark(portal.fleet.admin);
    const valve = await addValve(park, "Ribnik – trata");
    await addValve(park, "Grad – grede");
    const now = Math.floor(Date.now() / 1000);
    for (const [ago, flow] of [
      [7200, 0],
      [3600, 1],
      [600, 0],
    ] as const)
      await valve.api.post("/device/status", { timestamp: now - ago, reported: { Valve: flow } });
    const { page, visit, complaints } = await portal.openAs(GARDENER, { dark: true });
    await visit(`/location/${park.groupId}?history=${valve.id}&interval=WEEK`, { waitUntil: "networkidle0" });
    await page.waitForSelector("[data-paper] svg.highcharts-root");
    const text = await printed(page);
    expectSheet(text, ["Zgodovina: Ribnik – trata", "Obcestje · ", PRINTED, PERIOD, "Dnevnik zagonov"]);
    expect(text).not.toContain("Grad – grede");
    await page.emulateMediaType("print");
    // A landscape A4 sheet within its margins.
    await page.setViewport({ width: 1047, height: 718 });
    const beyond = await page.$$eval("[data-paper] :is(svg.highcharts-root, table)", (all) =>
      all.map((part) => Math.round(part.getBoundingClientRect().right) - document.body.clientWidth),
    );
    expect(beyond.length).toBeGreaterThan(1);
    expect(beyond.filter((pixels) => pixels > 0)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

it("the public page prints its places and what period its figures are of", async () => {
  const { key } = await addViewKey(portal.fleet.admin, { groupId: portal.fleet.groupId });
  const { page, visit, complaints } = await portal.open({ dark: true });
  await visit(`/public?key=${key}`, { waitUntil: "networkidle0" });
  await page.waitForSelector(".map-mark");
  expectSheet(await printed(page), [portal.fleet.sign.name, PERIOD, PRINTED]);
  // Everything that the map showed is visible in print.
  await page.setViewport({ width: 390, height: 844 });
  const beyond = await page.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    const map = document.querySelector(".leaflet-container")?.getBoundingClientRect();
    const marks = [...document.querySelectorAll(".map-mark")].map((mark) => mark.getBoundingClientRect());
    dispatchEvent(new Event("afterprint"));
    if (map === undefined || marks.length === 0) return null;
    const isWithin = (mark: DOMRect) =>
      mark.left >= map.left && mark.right <= map.right && mark.top >= map.top && mark.bottom <= map.bottom;
    return { wide: Math.round(map.width), beyond: marks.filter((mark) => !isWithin(mark)).length };
  });
  expect(beyond).toEqual({ wide: 643, beyond: 0 });
  expect(complaints).toEqual([]);
});

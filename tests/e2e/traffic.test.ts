import { beforeAll, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { until } from "../../platform/test/until.js";
import { PHONE } from "../support/browser.js";
import { addDevice, type FleetDevice, hoursAgo, postHours, USER } from "../support/fleet.js";
import { itWith } from "../support/offered.js";
import { press, textsOf, waitForCharts, waitForPath, waitForQuery, waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";

const portal = usePortal();
let quiet: FleetDevice;

beforeAll(async () => {
  const { admin, groupId, sign } = portal.fleet;
  quiet = await addDevice(admin, groupId, { locationName: "Tiha ulica", speedLimit: 50 });
  await postHours(sign, hoursAgo(6), 6, 20);
  await postHours(quiet, hoursAgo(6), 6, 240);
});

const scales = (page: Page) =>
  page.$$eval("svg.highcharts-root", (charts) =>
    charts.map((chart) =>
      Math.max(
        ...[...chart.querySelectorAll(".highcharts-yaxis-labels text")].map((text) =>
          Number(text.textContent),
        ),
      ),
    ),
  );

itWith("comparison")("locations stand side by side, and two of them lead to their comparison", async () => {
  const { sign } = portal.fleet;
  const { page, complaints } = await portal.openAs(USER, { at: "/traffic" });
  await waitForText(page, "1080");
  expect((await textsOf(page, "tbody th a")).slice(0, 2)).toEqual([sign.name, quiet.name]);
  await press(page, `Izberi: ${sign.name}`, "checkbox");
  await press(page, `Izberi: ${quiet.name}`, "checkbox");
  await page.locator("a::-p-text(Primerjaj)").click();
  await waitForPath(page, "/compare");
  await waitForText(page, `${sign.name} v primerjavi z: ${quiet.name}`);
  expect(complaints).toEqual([]);
});

it("charts share a scale until each is to have its own", async () => {
  const { page, complaints } = await portal.openAs(USER, {
    at: `/traffic?view=charts&show=${portal.fleet.sign.id},${quiet.id}`,
  });
  await waitForCharts(page, 2);
  const [busy, calm] = await scales(page);
  expect(busy).toBe(calm);
  await page.locator("button::-p-text(Isto merilo)").click();
  await waitForQuery(page, "scale=own");
  await until(async () => {
    const [own = 0, other = 0] = await scales(page);
    return other < Number(busy) / 4 && own >= Number(busy);
  });
  await page.locator("button::-p-text(Isto merilo)").click();
  await page.waitForFunction(() => !location.search.includes("scale=own"));
  await until(async () => new Set(await scales(page)).size === 1);
  expect(complaints).toEqual([]);
});

it("a phone shows cards", async () => {
  const { page, complaints } = await portal.openAs(USER, { viewport: PHONE, at: "/traffic" });
  await waitForText(page, "1080");
  expect(await page.$("main table")).toBeNull();
  expect(await page.$$eval("main ul > li", (cards) => cards.length)).toBe(3);
  expect(complaints).toEqual([]);
});

import { beforeAll, expect, it } from "@jest/globals";
import { hoursAgo, postHour, postHours, STRANGER, USER } from "../support/fleet.js";
import { markLoad, press, textOf, waitForPath, waitForQuery, waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";

const portal = usePortal();

beforeAll(async () => {
  const { admin, groupId, sign, counter } = portal.fleet;
  await postHours(sign, hoursAgo(5), 5);
  const road = { name: "Šmartinska cesta", clients: [sign.id] };
  const paths = { name: "Ob Sori", clients: [counter.id] };
  await admin.patch("/group", { id: groupId, metaData: { summaryGroups: { groups: [road, paths] } } });
});

it("a group's roads show their figures, their charts in any kind, and keep the choice in the address", async () => {
  const { page, complaints } = await portal.openAs(USER, { at: "/summary" });
  // Five hours of a vehicle a minute.
  await waitForText(page, "300");
  await page.waitForSelector("section svg.highcharts-root");
  expect(await textOf(page)).toContain("Šmartinska cesta čez most");
  await page.select("select", "histogram");
  await waitForQuery(page, "graph=histogram");
  await waitForText(page, "Ta naprava ne meri hitrosti");
  await page.locator("::-p-aria(1 teden)").click();
  await waitForQuery(page, "interval=WEEK");
  await page.reload();
  await page.waitForSelector("section svg.highcharts-root");
  expect(await page.$eval("select", (select) => select.value)).toBe("histogram");
  await press(page, "Na pregled", "link");
  await waitForPath(page, "/overview");
  expect(complaints).toEqual([]);
});

it("what is new shows by itself, in place", async () => {
  const { page, complaints, visit } = await portal.openAs(USER);
  // The page's one-minute timers fire at once.
  await page.evaluateOnNewDocument(() => {
    const setLater = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0, ...rest: unknown[]) =>
        setLater(run, ms >= 60_000 ? 500 : ms, ...rest),
    });
  });
  await visit("/summary?interval=WEEK");
  await waitForText(page, "300");
  const isSameLoad = await markLoad(page);
  await postHour(portal.fleet.sign, hoursAgo(30));
  await waitForText(page, "360");
  expect(await isSameLoad()).toBe(true);
  expect(complaints).toEqual([]);
});

it("a group without roads is told so", async () => {
  const { page, complaints } = await portal.openAs(STRANGER, { at: "/summary" });
  await waitForText(page, "Povzetek še ni pripravljen");
  expect(await textOf(page)).not.toContain("Šmartinska cesta");
  expect(complaints).toEqual([]);
});

import { beforeAll, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { addDevice, postHour, USER } from "../support/fleet.js";
import { usePortal } from "../support/portal.js";

/** 2026-11-02 00:00 in Ljubljana. */
const FROM = 1_793_574_000;
const DAY = 86_400;
const TO = FROM + DAY;
/** Most locations in a report. */
const MOST = 50;

const portal = usePortal(() => TO + 3600);
const ids: number[] = [];

beforeAll(async () => {
  const { admin, groupId } = portal.fleet;
  for (let place = 1; place <= MOST; place += 1) {
    const locationName = `Cesta narodnoosvobodilnega boja ${place} – vstop v naselje Šentjošt`;
    const device = await addDevice(admin, groupId, { locationName, speedLimit: 50 });
    if (place % 5 === 1) await postHour(device, FROM + 8 * 3600, 30);
    ids.push(device.id);
  }
}, 60_000);

/** Content that extends beyond a sheet's footer or edge, or over its neighbour: in print it is cut off, or covers other text. */
const runsOver = (page: Page) =>
  page.$$eval(".report-sheet", (sheets) =>
    sheets.flatMap((sheet, index) => {
      const [paper, foot] = [sheet, sheet.querySelector(".report-foot")].map((part) =>
        part?.getBoundingClientRect(),
      );
      if (paper === undefined || foot === undefined) return [`sheet ${index + 1} has no foot`];
      const parts = [...sheet.querySelectorAll(".report-body *:not(svg *):not(.report-map *)")];
      const beyond = parts.filter((part) => {
        const { bottom, right, height } = part.getBoundingClientRect();
        const isCover = part.closest(".report-title-band") !== null;
        return height > 0 && !isCover && (bottom > foot.top + 1 || right > paper.right + 1);
      });
      const found = beyond.slice(0, 1).map((part) => `sheet ${index + 1}: ${part.outerHTML.slice(0, 120)}`);
      return foot.bottom > paper.bottom ? [...found, `sheet ${index + 1}: its foot`] : found;
    }),
  );

it.each([
  [1, 1],
  [1, 31],
  [2, 1],
  [5, 1],
  [5, 31],
  [6, 1],
  [8, 1],
  [9, 1],
  [30, 1],
  [31, 1],
  [MOST, 1],
])("prints a report of %d locations and %d days with everything within its sheets", async (count, days) => {
  const { page, visit, complaints } = await portal.openAs(USER);
  await page.emulateMediaType("print");
  const from = TO - days * DAY;
  await visit(`/report/${ids.slice(0, count).join()}?fromTimestamp=${from}&toTimestamp=${TO}`);
  await page.waitForSelector("html[data-report-ready='true']", { timeout: 60_000 });
  expect(await runsOver(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

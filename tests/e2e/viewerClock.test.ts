import { beforeAll, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { addDevice, type FleetDevice, hoursAgo, postHours, USER } from "../support/fleet.js";
import { waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";
import { shiftClock } from "../support/shiftedClock.js";
import { addViewKey } from "../support/viewKeys.js";

const MINUTE = 60;

/** Seconds that the servers' clock is ahead of this machine's. */
let ahead = 0;
const now = () => Math.floor(Date.now() / 1000) + ahead;

const portal = usePortal(now);
let late: FleetDevice;
let key: string;

const report = (device: FleetDevice) => device.api.post("/device/status", { timestamp: now() });

/** One device heard just now, one 15 minutes ago, one 65 minutes ago. */
beforeAll(async () => {
  const { admin, groupId, sign, counter } = portal.fleet;
  ({ key } = await addViewKey(admin, { groupId }));
  late = await addDevice(admin, groupId, { locationName: "Trubarjeva cesta", speedLimit: 50 });
  await postHours(sign, hoursAgo(3), 2);
  ahead += 50 * MINUTE;
  await report(late);
  ahead += 15 * MINUTE;
  await report(counter);
});

/** Minutes by which the viewer's clock is ahead of the servers'. */
const SKEWS = [-70, -12, -1, 1, 12, 70];

async function openWith(skew: number) {
  const person = await portal.open();
  await shiftClock(person.page, ahead / MINUTE + skew);
  return person;
}

/** Figures above the devices' list; each begins with its label. */
const waitForFigures = (page: Page, ...wanted: string[]) =>
  page.waitForFunction(
    (texts) => {
      const tiles = [...document.querySelectorAll("main button[aria-pressed]")];
      return texts.every((text) => tiles.some(({ textContent }) => textContent?.startsWith(text)));
    },
    {},
    wanted,
  );

it.each(SKEWS)("by a clock of %d min a user sees the devices as the servers do", async (skew) => {
  const { page, complaints, signIn, visit } = await openWith(skew);
  await signIn(USER);
  await waitForFigures(page, "Aktivne1v", "Zamujajo110 min", "Se ne javljajo1več");
  await visit(`/client/${late.id}`);
  await waitForText(page, "pred 15 min");
  expect(complaints).toEqual([]);
});

it.each([-70, 70])("by a clock of %d min a guest's pages go by the servers'", async (skew) => {
  const { page, complaints, visit } = await openWith(skew);
  await visit(`/public?key=${key}`);
  await waitForText(page, portal.fleet.sign.name);
  const { text, date } = await page.evaluate(() => ({ text: document.body.innerText, date: Date.now() }));
  expect(Math.abs(date / 1000 - now() - skew * MINUTE)).toBeLessThan(30);
  expect(text).not.toContain("Prikazani so podatki");
  expect(complaints).toEqual([]);
});

it("the first view already goes by the servers' clock, before any answer has come", async () => {
  const { page, visit } = await openWith(70);
  for (const time of ["first", "again"]) {
    await visit("/login");
    const told = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return entry?.serverTiming.find(({ name }) => name === "clock")?.description;
    });
    expect([time, Math.abs(Number(told) - now()) < 10]).toEqual([time, true]);
  }
});

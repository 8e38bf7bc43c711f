import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import type { View } from "../support/browser.js";
import { USER } from "../support/fleet.js";
import { markLoad, named, press, textsOf, waitForText } from "../support/page.js";
import { pageFaults, VIEWS } from "../support/pageFaults.js";
import { type Person, usePortal } from "../support/portal.js";

/** Seconds that servers and pages are ahead of this machine. */
let ahead = 0;
const seconds = () => Math.floor(Date.now() / 1000) + ahead;

const portal = usePortal(seconds);

/** A page whose clock can be put ahead, like the servers'. */
async function openOverview(view?: View): Promise<Person> {
  const ana = await portal.open(view);
  await ana.page.evaluateOnNewDocument((from) => {
    const real = Date.now.bind(Date);
    Object.assign(window, { ahead: from });
    Date.now = () => real() + Number(Reflect.get(window, "ahead")) * 1000;
  }, ahead);
  await ana.signIn(USER);
  await waitForText(ana.page, portal.fleet.sign.name);
  return ana;
}

async function putAhead(page: Page, by: number): Promise<void> {
  ahead += by;
  await page.evaluate((now) => Object.assign(window, { ahead: now }), ahead);
}

/** Labels of the dots next to a device: in its row, and in the sidebar. */
const dotsOf = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      ["tbody tr", "nav li"].map((place) =>
        [...document.querySelectorAll(place)]
          .find((row) => row.textContent?.includes(wanted))
          ?.querySelector("[role=img]")
          ?.getAttribute("aria-label"),
      ),
    name,
  );

const waitForDots = (page: Page, name: string, word: string) =>
  page.waitForFunction(
    ([wanted = "", state]) =>
      ["tbody tr", "nav li"].every((place) =>
        [...document.querySelectorAll(place)].some(
          (row) =>
            row.textContent?.includes(wanted) &&
            row.querySelector("[role=img]")?.getAttribute("aria-label") === state,
        ),
      ),
    {},
    [name, word],
  );

it("an operator sees a device turn orange, red and green again in table and sidebar, and asked to be looked after", async () => {
  const { page, complaints } = await openOverview();
  const { sign } = portal.fleet;
  await sign.api.post("/device/status", { timestamp: seconds(), battery: 12.6 });
  await waitForDots(page, sign.name, "Aktivna");
  await putAhead(page, 11 * 60);
  await waitForDots(page, sign.name, "Zamuja");
  expect(await page.$("section[aria-label='Potrebuje pozornost']")).toBeNull();
  await putAhead(page, 50 * 60);
  await waitForDots(page, sign.name, "Tiha");
  await page.waitForSelector(`section[aria-label='Potrebuje pozornost'] ::-p-text(${sign.name})`);
  await sign.api.post("/device/status", { timestamp: seconds(), battery: 12.6 });
  await waitForDots(page, sign.name, "Aktivna");
  expect(await dotsOf(page, portal.fleet.counter.name)).toEqual(["Tiha", "Tiha"]);
  expect(complaints).toEqual([]);
});

it("the data stay while the platform is away, with their age, and new ones come by themselves once it is back", async () => {
  const { page } = await openOverview();
  const { counter } = portal.fleet;
  const isSameLoad = await markLoad(page);
  const failed = "Prislo je do napake med pridobivanjem podatkov! Podatki so stari:";
  await portal.stack.stopPlatform();
  try {
    await press(page, `Dejanja za ${counter.name}`);
    await press(page, "Osveži", "menuitem");
    await waitForText(page, failed, 30_000);
    await putAhead(page, 60);
    await waitForText(page, `${failed} pred 1 min`);
    expect(await textsOf(page, "tbody [data-row] a")).toEqual([counter.name, portal.fleet.sign.name]);
  } finally {
    await portal.stack.startPlatform();
  }
  await page.waitForFunction((text) => !document.body.innerText.includes(text), { timeout: 30_000 }, failed);
  await counter.api.post("/device/status", {
    timestamp: seconds(),
    battery: 12.6,
    firmwareVersion: "9.9-nazaj",
  });
  await waitForText(page, "9.9-nazaj", 25_000);
  expect(await isSameLoad()).toBe(true);
}, 90_000);

describe.each(VIEWS)("on a $name screen", ({ view }) => {
  it("columns, menus and the list of those who need attention are open to everybody", async () => {
    const { page, complaints } = await openOverview(view);
    await portal.fleet.sign.api.post("/device/status", {
      timestamp: seconds(),
      battery: 10.9,
      alarms: ["Odprta vrata"],
    });
    await page.waitForSelector("section[aria-label='Potrebuje pozornost'] ::-p-text(Odprta vrata)");

    const attention = await pageFaults(page);
    await press(page, "Stolpci");
    await page.waitForSelector(named("dialog", "Stolpci"));
    const columns = await pageFaults(page);
    await page.keyboard.press("Escape");
    await press(page, `Dejanja za ${portal.fleet.counter.name}`);
    await page.waitForSelector(named("menu", `Dejanja za ${portal.fleet.counter.name}`));
    const menu = await pageFaults(page);
    expect({ attention, columns, menu }).toEqual({ attention: [], columns: [], menu: [] });
    expect(complaints).toEqual([]);
  });
});

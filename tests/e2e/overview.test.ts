import { expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { addSigns } from "../support/adminFleet.js";
import { hoursAgo, postHours, USER } from "../support/fleet.js";
import {
  named,
  press,
  textsOf,
  waitForAddress,
  waitForPath,
  waitForQuery,
  waitForText,
  waitForTextIn,
} from "../support/page.js";
import { type Person, usePortal } from "../support/portal.js";

const portal = usePortal();

/** Links with the devices' names, from the top. */
const NAMES = "tbody [data-row] a";

const waitForNames = (page: Page, wanted: string[]) =>
  page.waitForFunction(
    (selector, expected) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join() === expected,
    {},
    NAMES,
    wanted.join(),
  );

/** Waits until a device is in the table; the sidebar names them all. */
const waitForName = (page: Page, wanted: string) =>
  page.waitForFunction(
    (selector, name) =>
      [...document.querySelectorAll(selector)].some(({ textContent }) => textContent === name),
    {},
    NAMES,
    wanted,
  );

async function openOverview(): Promise<Person> {
  const ana = await portal.openAs(USER);
  await waitForName(ana.page, portal.fleet.sign.name);
  return ana;
}

async function search(page: Page, text: string): Promise<void> {
  const box = await page.waitForSelector("main input[type=search]");
  await box?.click({ count: 3 });
  await box?.type(text);
}

it("an operator finds a device by its guid, its id or its name, and the address keeps the search", async () => {
  const { page, complaints } = await openOverview();
  const { sign, counter } = portal.fleet;
  await search(page, sign.guid);
  await waitForNames(page, [sign.name]);
  await search(page, "smartinska");
  await waitForNames(page, [sign.name]);
  await waitForAddress(page, "/overview?q=smartinska");
  await search(page, String(counter.id));
  await waitForName(page, counter.name);
  await search(page, "ničesar takega");
  await waitForText(page, "Ni zadetkov");
  await press(page, "Počisti iskanje");
  await waitForNames(page, [counter.name, sign.name]);
  expect(complaints).toEqual([]);
});

it("an operator sorts, goes to a device and back to the same order", async () => {
  const { page, complaints } = await openOverview();
  const { sign, counter } = portal.fleet;
  await press(page, "ID");
  await waitForNames(page, [sign.name, counter.name]);
  await press(page, sign.name, "link");
  await waitForPath(page, `/client/${sign.id}`);
  await page.goBack();
  await waitForNames(page, [sign.name, counter.name]);
  await page.goBack();
  await waitForNames(page, [counter.name, sign.name]);
  expect(complaints).toEqual([]);
});

it("an operator chooses columns, which stay after a reload", async () => {
  const { page, complaints, visit } = await openOverview();
  await press(page, "Stolpci");
  await press(page, "Opombe", "checkbox");
  await press(page, "RSSI: premakni gor");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() =>
    document.querySelector("thead")?.textContent?.endsWith("RSSINapetost baterijeDejanja"),
  );
  const chosen = await textsOf(page, "thead th");
  expect(chosen).not.toContain("Opombe");
  await page.reload();
  await waitForName(page, portal.fleet.sign.name);
  expect(await textsOf(page, "thead th")).toEqual(chosen);
  await visit("/overview");
  await waitForName(page, portal.fleet.sign.name);
  expect(await textsOf(page, "thead th")).toEqual(chosen);
  expect(complaints).toEqual([]);
});

it("an operator opens a device's menu by right-click and by the keyboard", async () => {
  const { page, complaints } = await openOverview();
  const { sign, counter } = portal.fleet;
  const menu = `Dejanja za ${counter.name}`;
  const row = await page.waitForSelector(`tbody tr ::-p-text(${counter.name})`);
  await row?.click({ button: "right" });
  await page.waitForSelector(named("menu", menu));
  await page.keyboard.press("Escape");
  await page.waitForSelector("[role=menu]", { hidden: true });

  await (await page.waitForSelector(named("link", counter.name)))?.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ContextMenu");
  await page.waitForSelector(named("menu", menu));
  await page.keyboard.press("Escape");
  await page.waitForSelector("[role=menu]", { hidden: true });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(counter.name);

  await page.keyboard.press("ArrowDown");
  await page.keyboard.down("Shift");
  await page.keyboard.press("F10");
  await page.keyboard.up("Shift");
  await page.waitForSelector(named("menu", `Dejanja za ${sign.name}`));
  await press(page, "Osveži", "menuitem");
  await waitForText(page, `Osveženo: ${sign.name}`);
  expect(complaints).toEqual([]);
});

it("an operator moves the map to a device", async () => {
  const { page, complaints } = await openOverview();
  await press(page, `Dejanja za ${portal.fleet.counter.name}`);
  await press(page, "Pokaži na zemljevidu", "menuitem");
  await waitForQuery(page, "view=46.051%2C14.112%2C17");
  expect(complaints).toEqual([]);
});

it("an operator sees what passed everywhere in 24 hours by one press, of a large fleet in one question, and sorts by it", async () => {
  const { sign } = portal.fleet;
  await postHours(sign, hoursAgo(3), 3);
  await addSigns(portal.fleet, 255, () => hoursAgo(0));
  const { page, complaints } = await portal.openAs(USER);
  const asked: string[] = [];
  page.on("request", (request) => {
    const body = request.postData() ?? "";
    if (body.includes('"operationName":"RoadFigures"')) asked.push(body);
  });
  await waitForName(page, "Cesta 001");
  await press(page, "Promet 24 h");
  await waitForTextIn(page, "main", "Število 24\u00a0h");
  await press(page, "Število 24\u00a0h");
  await press(page, "Število 24\u00a0h");
  await page.waitForFunction(
    (selector, name) => document.querySelector(selector)?.textContent === name,
    {},
    NAMES,
    sign.name,
  );
  await page.waitForFunction(
    (vehicles) => document.querySelector("tbody [data-row] [data-number]")?.textContent?.startsWith(vehicles),
    {},
    "180",
  );
  expect(asked).toHaveLength(1);
  expect(complaints).toEqual([]);
}, 90_000);

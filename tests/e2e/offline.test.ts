import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { sendSignIn } from "../support/browser.js";
import { USER } from "../support/fleet.js";
import { lineOf } from "../support/line.js";
import { itWith } from "../support/offered.js";
import { chooseInUserMenu, press, textOf, waitForPath, waitForText } from "../support/page.js";
import { addBundle, addValve, createPark, GARDENER, type Park, type ParkValve } from "../support/park.js";
import { type Person, usePortal } from "../support/portal.js";

const portal = usePortal();
let park: Park;
let lawn: ParkValve;

beforeAll(async () => {
  park = await createPark(portal.fleet.admin);
  lawn = await addValve(park, "Ribnik – trata");
  await addBundle(park, "Trata", [lawn], []);
});

const location = () => `/location/${park.groupId}`;

/** Operations with an answer kept by the browser. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const cache = (await caches.has("last-answers")) ? await caches.open("last-answers") : null;
    const requests = (await cache?.keys()) ?? [];
    return requests
      .map(({ url }) => JSON.parse(decodeURIComponent(new URL(url).search.slice(1)))[1] as string)
      .sort();
  });

const waitUntilKept = (page: Page, operation: string) =>
  page.waitForFunction(
    async (wanted) => {
      const page = await caches.match("/overview", { cacheName: "page" });
      if (page === undefined || !(await caches.has("last-answers"))) return false;
      const requests = await (await caches.open("last-answers")).keys();
      return requests.some(({ url }) => decodeURIComponent(url).includes(`"${wanted}"`));
    },
    { polling: 200 },
    operation,
  );

/** The gardener's window at the park's valves, once the browser keeps them. */
async function openPark(): Promise<Person> {
  const person = await portal.openAs(GARDENER, { at: location() });
  await waitForText(person.page, lawn.name);
  await waitUntilKept(person.page, "ValveLocation");
  // Parts of the frame that nobody has opened yet.
  await person.page.waitForFunction(
    async () => {
      const requests = await (await caches.open("page")).keys();
      return ["UserMenuPanel", "NavigationDrawer"].every((name) =>
        requests.some(({ url }) => url.includes(name)),
      );
    },
    { polling: 200 },
  );
  return person;
}

const reload = (page: Page) => page.reload({ waitUntil: "domcontentloaded" });

const OFFLINE = /Brez povezave – stanje ob \d\d:\d\d/;

/** Failed loads on the portal's own pages are expected without a connection. */
const faultsIn = (complaints: readonly string[]) =>
  complaints.filter((complaint) => !/Failed to load resource|WebSocket connection/.test(complaint));

describe("who has seen the valves, and has no line now", () => {
  it("sees them as they were and since when, may not give orders, and has fresh ones once the line is back", async () => {
    const { page, complaints } = await openPark();
    const line = lineOf(page);
    await line.cut();
    const changes: string[] = [];
    page.on("request", (request) => {
      const body = request.postData() ?? "";
      if (body.includes("mutation")) changes.push(body);
    });
    await reload(page);
    await waitForText(page, lawn.name);
    expect(await textOf(page)).toMatch(OFFLINE);
    expect(await textOf(page, "header")).toContain("Obcestje");

    await press(page, "Zapri vse");
    await page.locator("[role=alertdialog] ::-p-aria([role=button][name='Zapri vse'])").click();
    await waitForText(page, "Brez povezave: ukaz ni bil poslan.");
    // Overlays of the frame work, too.
    await page.keyboard.press("Escape");
    await page.waitForSelector("[role=alertdialog]", { hidden: true });
    await page.locator("button[aria-label^='Uporabniški meni']").click();
    await waitForText(page, "Odjava");
    await page.keyboard.press("Escape");

    await addValve(park, "Grad – grede");
    await line.mend();
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await waitForText(page, "Grad – grede", 20_000);
    await page.waitForFunction(() => !document.body.innerText.includes("Brez povezave – stanje"));
    expect(changes).toEqual([]);
    expect(faultsIn(complaints)).toEqual([]);
  }, 60_000);

  it("is told the day where it was not today", async () => {
    const { page } = await openPark();
    await page.evaluate(async () => {
      const cache = await caches.open("last-answers");
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        if (!answer) continue;
        const headers = new Headers(answer.headers);
        headers.set("told-at", String(Number(headers.get("told-at")) - 2 * 86_400));
        await cache.put(request, new Response(await answer.text(), { headers }));
      }
    });
    await lineOf(page).cut();
    await reload(page);
    await waitForText(page, lawn.name);
    expect(await textOf(page)).toMatch(/Brez povezave – stanje z dne \d\d\.\d\d\.\d{4} ob \d\d:\d\d/);
  }, 60_000);

  it("finds no page of the public's in the place of one, and no frame there", async () => {
    const { page, visit } = await openPark();
    await lineOf(page).cut();
    for (const path of ["/public?key=vk_1", "/pdfreport", "/signup"])
      await expect(visit(path)).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
  }, 60_000);
});

describe("what the browser keeps", () => {
  itWith("profile")(
    "are answers of the list alone, and none once the person has signed out",
    async () => {
      const { page, visit } = await openPark();
      await visit("/profile");
      await page.waitForSelector("form input");
      expect(await keptIn(page)).toEqual(expect.arrayContaining(["Clients", "ValveLocation"]));
      for (const name of await keptIn(page))
        expect(["Clients", "Portal", "ValveLocation", "ValveLocations"]).toContain(name);
      await chooseInUserMenu(page, "::-p-text(Odjava)");
      await waitForPath(page, "/login");
      await page.waitForFunction(async () => !(await caches.has("last-answers")), { polling: 100 });
      expect(await keptIn(page)).toEqual([]);
    },
    60_000,
  );

  it("is nobody's but who is signed in", async () => {
    const { page, visit } = await openPark();
    // Another person's session replaces this one's, as on a shared computer.
    await page.evaluate(() => localStorage.clear());
    await visit("/login");
    await sendSignIn(page, USER);
    await waitForPath(page, "/overview");
    await waitForText(page, portal.fleet.sign.name);
    await waitUntilKept(page, "Clients");
    expect(await keptIn(page)).not.toContain("ValveLocation");
    await lineOf(page).cut();
    await reload(page);
    await waitForText(page, portal.fleet.sign.name);
    expect(await textOf(page)).not.toContain(lawn.name);
  }, 60_000);
});

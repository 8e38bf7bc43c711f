import { AxePuppeteer } from "@axe-core/puppeteer";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Browser, ElementHandle } from "puppeteer";
import { launchBrowser, openWindow, PHONE, signIn, type Window, waitForText } from "../support/browser.js";
import { USER } from "../support/fleet.js";
import { type Stack, startStack } from "../support/stack.js";

let stack: Stack;
let browser: Browser;
let person: Window;
/** Seconds that servers and pages are ahead of this machine. */
let ahead = 0;

const seconds = () => Math.floor(Date.now() / 1000) + ahead;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(seconds), launchBrowser()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await stack.close();
});
beforeEach(async () => {
  person = await openWindow(browser);
  await followClock();
  await signIn(person.page, stack.portalUrl, USER);
  await waitForText(person.page, stack.fleet.sign.name);
});
afterEach(() => person.close());

/** The page's clock can be put ahead, like the servers'. */
async function followClock(): Promise<void> {
  await person.page.evaluateOnNewDocument((from) => {
    const real = Date.now.bind(Date);
    Object.assign(window, { ahead: from });
    Date.now = () => real() + Number(Reflect.get(window, "ahead")) * 1000;
  }, ahead);
}

async function putAhead(by: number): Promise<void> {
  ahead += by;
  await person.page.evaluate((now) => Object.assign(window, { ahead: now }), ahead);
}

/** Names in the tables, from the top. */
const names = () =>
  person.page.$$eval("tbody [data-row] a", (links) => links.map(({ textContent }) => textContent));

const waitForNames = (wanted: string[]) =>
  person.page.waitForFunction(
    (expected) =>
      [...document.querySelectorAll("tbody [data-row] a")].map(({ textContent }) => textContent).join() ===
      expected,
    {},
    wanted.join(),
  );

const heads = () =>
  person.page.$$eval("thead th", (cells) => cells.map(({ textContent }) => textContent?.trim()));

async function search(text: string): Promise<void> {
  const box = await person.page.waitForSelector("main input[type=search]");
  await box?.click({ count: 3 });
  await box?.type(text);
}

/** What is pressed, by its role and name. */
const named = (role: string, name: string) =>
  person.page.waitForSelector(`::-p-aria([role="${role}"][name="${name}"])`) as Promise<
    ElementHandle<Element>
  >;

const press = async (role: string, name: string) => (await named(role, name)).click();

/** Words of the dots beside a device: in its row, and in the sidebar. */
const dotsOf = (name: string) =>
  person.page.evaluate(
    (wanted) =>
      ["tbody tr", "nav li"].map((place) =>
        [...document.querySelectorAll(place)]
          .find((row) => row.textContent?.includes(wanted))
          ?.querySelector("[role=img]")
          ?.getAttribute("aria-label"),
      ),
    name,
  );

const waitForDots = (name: string, word: string) =>
  person.page.waitForFunction(
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

describe("an operator", () => {
  it("finds a device by its guid, its id or its name, and the address keeps the search", async () => {
    const { sign, counter } = stack.fleet;
    await search(sign.guid);
    await waitForNames([sign.name]);
    await search("smartinska");
    await waitForNames([sign.name]);
    await person.page.waitForFunction(() => location.search === "?q=smartinska");
    await search(String(counter.id));
    await waitForText(person.page, counter.name);
    expect(await names()).toContain(counter.name);
    await search("ničesar takega");
    await waitForText(person.page, "Ni zadetkov");
    await press("button", "Počisti iskanje");
    await waitForNames([counter.name, sign.name]);
    expect(person.complaints).toEqual([]);
  });

  it("sorts, goes to a device and back to the same order", async () => {
    const { sign, counter } = stack.fleet;
    await press("button", "ID");
    await waitForNames([sign.name, counter.name]);
    await press("link", sign.name);
    await person.page.waitForFunction((id) => location.pathname === `/client/${id}`, {}, sign.id);
    await person.page.goBack();
    await waitForNames([sign.name, counter.name]);
    await person.page.goBack();
    await waitForNames([counter.name, sign.name]);
    expect(person.complaints).toEqual([]);
  });

  it("chooses columns, which stay after a reload", async () => {
    await press("button", "Stolpci");
    await press("checkbox", "Opombe");
    await press("button", "RSSI: premakni gor");
    await person.page.keyboard.press("Escape");
    await person.page.waitForFunction(() =>
      document.querySelector("thead")?.textContent?.endsWith("RSSINapetost baterijeDejanja"),
    );
    const chosen = await heads();
    expect(chosen).not.toContain("Opombe");
    await person.page.reload();
    await waitForText(person.page, stack.fleet.sign.name);
    expect(await heads()).toEqual(chosen);
    await person.page.goto(`${stack.portalUrl}/overview`);
    await waitForText(person.page, stack.fleet.sign.name);
    expect(await heads()).toEqual(chosen);
    expect(person.complaints).toEqual([]);
  });

  it("opens a device's menu by right-click and by the keyboard", async () => {
    const { sign, counter } = stack.fleet;
    const menu = `Dejanja za ${counter.name}`;
    const row = await person.page.waitForSelector(`tbody tr ::-p-text(${counter.name})`);
    await row?.click({ button: "right" });
    await named("menu", menu);
    await person.page.keyboard.press("Escape");
    await person.page.waitForSelector("[role=menu]", { hidden: true });

    await (await named("link", counter.name)).focus();
    await person.page.keyboard.press("ArrowDown");
    await person.page.keyboard.press("ArrowUp");
    await person.page.keyboard.press("ContextMenu");
    await named("menu", menu);
    await person.page.keyboard.press("Escape");
    await person.page.waitForSelector("[role=menu]", { hidden: true });
    expect(await person.page.evaluate(() => document.activeElement?.textContent)).toBe(counter.name);

    await person.page.keyboard.press("ArrowDown");
    await person.page.keyboard.down("Shift");
    await person.page.keyboard.press("F10");
    await person.page.keyboard.up("Shift");
    await named("menu", `Dejanja za ${sign.name}`);
    await press("menuitem", "Osveži");
    await waitForText(person.page, `Osveženo: ${sign.name}`);
    expect(person.complaints).toEqual([]);
  });

  it("moves the map to a device", async () => {
    await press("button", `Dejanja za ${stack.fleet.counter.name}`);
    await press("menuitem", "Pokaži na zemljevidu");
    await person.page.waitForFunction(() => location.search.includes("view=46.051%2C14.112%2C17"));
    expect(person.complaints).toEqual([]);
  });

  it("sees a device turn orange, red and green again in table and sidebar, and asked to be looked after", async () => {
    const { sign } = stack.fleet;
    await sign.api.post("/device/status", { timestamp: seconds(), battery: 12.6 });
    await waitForDots(sign.name, "Aktivna");
    await putAhead(11 * 60);
    await waitForDots(sign.name, "Zamuja");
    expect(await person.page.$("section[aria-label='Potrebuje pozornost']")).toBeNull();
    await putAhead(50 * 60);
    await waitForDots(sign.name, "Tiha");
    await person.page.waitForSelector(`section[aria-label='Potrebuje pozornost'] ::-p-text(${sign.name})`);
    await sign.api.post("/device/status", { timestamp: seconds(), battery: 12.6 });
    await waitForDots(sign.name, "Aktivna");
    expect(await dotsOf(stack.fleet.counter.name)).toEqual(["Tiha", "Tiha"]);
    expect(person.complaints).toEqual([]);
  });

  it("keeps the data while the platform is away, with their age, and has new ones by itself once it is back", async () => {
    const { counter } = stack.fleet;
    await person.page.evaluate(() => Object.assign(window, { neverReloaded: true }));
    const failed = "Prislo je do napake med pridobivanjem podatkov! Podatki so stari:";
    await stack.stopPlatform();
    try {
      await press("button", `Dejanja za ${counter.name}`);
      await press("menuitem", "Osveži");
      await waitForText(person.page, failed, 30_000);
      await putAhead(60);
      await waitForText(person.page, `${failed} pred 1 min`);
      expect(await names()).toEqual([counter.name, stack.fleet.sign.name]);
    } finally {
      await stack.startPlatform();
    }
    await person.page.waitForFunction(
      (text) => !document.body.innerText.includes(text),
      { timeout: 30_000 },
      failed,
    );
    await counter.api.post("/device/status", {
      timestamp: seconds(),
      battery: 12.6,
      firmwareVersion: "9.9-nazaj",
    });
    await waitForText(person.page, "9.9-nazaj", 25_000);
    expect(await person.page.evaluate(() => "neverReloaded" in window)).toBe(true);
  }, 90_000);
});

describe.each([
  { name: "desktop, light", viewport: { width: 1280, height: 900 }, dark: false },
  { name: "desktop, dark", viewport: { width: 1280, height: 900 }, dark: true },
  { name: "phone, light", viewport: PHONE, dark: false },
  { name: "phone, dark", viewport: PHONE, dark: true },
])("on a $name screen", ({ viewport, dark }) => {
  it("columns, menus and the list of those who need attention are open to everybody", async () => {
    await person.close();
    person = await openWindow(browser, { viewport, dark });
    await followClock();
    await signIn(person.page, stack.portalUrl, USER);
    await waitForText(person.page, stack.fleet.sign.name);
    await stack.fleet.sign.api.post("/device/status", {
      timestamp: seconds(),
      battery: 10.9,
      alarms: ["Odprta vrata"],
    });
    await person.page.waitForSelector("section[aria-label='Potrebuje pozornost'] ::-p-text(Odprta vrata)");

    const found: Record<string, string[]> = {};
    const check = async (state: string) => {
      const { violations } = await new AxePuppeteer(person.page).analyze();
      found[state] = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
      );
      const overflow = await person.page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      if (overflow > 0) found[state].push(`overflows sideways by ${overflow} px`);
    };
    await check("attention");
    await press("button", "Stolpci");
    await named("dialog", "Stolpci");
    await check("columns");
    await person.page.keyboard.press("Escape");
    await press("button", `Dejanja za ${stack.fleet.counter.name}`);
    await named("menu", `Dejanja za ${stack.fleet.counter.name}`);
    await check("menu");
    expect(found).toEqual({ attention: [], columns: [], menu: [] });
    expect(person.complaints).toEqual([]);
  });
});

import { describe, expect, it } from "@jest/globals";
import type { HTTPRequest, Page } from "puppeteer";
import { USER } from "../support/fleet.js";
import { pathOf, textOf, waitForPath, waitForText } from "../support/page.js";
import { pageFaults, VIEWS } from "../support/pageFaults.js";
import { type Person, usePortal } from "../support/portal.js";
import { intercept } from "../support/requests.js";

const portal = usePortal();

const isCode = (request: HTTPRequest): boolean => /\/assets\/.*\.js$/.test(request.url());

/**
 * Opens a page and holds its code back.
 * @returns a function that releases the code, and waits for the page
 */
async function arriveAhead({ page, visit }: Person, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The previous page has the same elements until the next one replaces it.
  await page.goto("about:blank");
  await intercept(page, (request) => (isCode(request) ? released.then(() => request.continue()) : undefined));
  const arrived = visit(path, { waitUntil: "networkidle0" });
  await page.waitForSelector("template");
  return async () => {
    release();
    await arrived;
  };
}

/** Records what happens to the page's elements: removals, and the distance of moves. */
const watch = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const seen = { removed: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    new MutationObserver((changes) => {
      for (const { target, removedNodes } of changes)
        if ((target as Element).closest?.("#root")) seen.removed += removedNodes.length;
    }).observe(document, { childList: true, subtree: true });
  });
/** What was recorded so far. A move is only told after the frame that shows it. */
const seen = (page: Page) =>
  page.evaluate(async () => {
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
    return (window as unknown as { seen: { removed: number; shift: number } }).seen;
  });

/** Every element with its position, in the page's own fonts. */
const look = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll("#root *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [(element.cloneNode(false) as Element).outerHTML, x, y, width, height];
    });
  });

const isDark = (page: Page) =>
  page.evaluate(() => {
    const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return Number(red) < 128;
  });

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));
const typedIn = (page: Page, name: string) => page.$eval(`input[name=${name}]`, ({ value }) => value);

it("holds the sign-in in both languages, with its form's labels", async () => {
  const html = await (await fetch(`${portal.stack.portalUrl}/login`)).text();
  const templates = [...html.matchAll(/<template data-view="signIn" lang="(\w+)"[\s\S]*?<\/template>/g)];
  const labels = templates.map(([template, language]) => [
    language,
    ...[...template.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, label]) => label),
  ]);
  expect(labels).toEqual([
    ["sl", "E-pošta", "Geslo"],
    ["en", "E-mail", "Password"],
  ]);
});

const ADDRESSES = [
  { path: "/login", title: "Prijava · Obcestje", says: "Za nadaljevanje se prijavite." },
  { path: "/login?lang=en", title: "Login · Obcestje", says: "Please login to proceed." },
  { path: "/admin/login", title: "Login · Obcestje", says: "Please login to proceed." },
];

describe.each(VIEWS)("on a $name screen", ({ view }) => {
  it.each(ADDRESSES)(
    "$path stands there before its code, as it will with it",
    async ({ path, title, says }) => {
      const person = await portal.open(view);
      const { page, complaints } = person;
      await watch(page);
      const release = await arriveAhead(person, path);
      expect(await textOf(page)).toContain(says);
      expect(await page.title()).toBe(title);
      expect(await focused(page)).toBe("email");
      expect(await isDark(page)).toBe(view.dark);
      const before = await look(page);
      // Words have another font until the page's own have loaded.
      const ofFonts = (await seen(page)).shift;
      expect(ofFonts).toBeLessThan(0.002);

      await release();
      expect(await look(page)).toEqual(before);
      expect(await page.title()).toBe(title);
      expect(await seen(page)).toEqual({ removed: 0, shift: ofFonts });
      await page.locator("form button[aria-pressed=false]").click();
      await page.waitForSelector("input[name=password][type=text]");
      expect(complaints).toEqual([]);
    },
  );

  it("breaks no accessibility rule by itself", async () => {
    const { page, visit } = await portal.open(view);
    // The previous page has the same elements until the next one replaces it.
    await page.goto("about:blank");
    await intercept(page, (request) => (isCode(request) ? request.abort() : undefined));
    await visit("/login");
    expect(await textOf(page)).toContain("Za nadaljevanje se prijavite.");
    expect(await pageFaults(page)).toEqual([]);
  });
});

describe("before the code is there", () => {
  it("what is typed stays, and so does the cursor", async () => {
    const person = await portal.open();
    const { page, complaints } = person;
    const release = await arriveAhead(person, "/login");
    await page.keyboard.type(USER.email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(USER.password.slice(0, 3));
    await release();
    expect(await focused(page)).toBe("password");
    await page.keyboard.type(USER.password.slice(3));
    expect([await typedIn(page, "email"), await typedIn(page, "password")]).toEqual([
      USER.email,
      USER.password,
    ]);
    await page.keyboard.press("Enter");
    await waitForPath(page, "/overview");
    expect(complaints).toEqual([]);
  });

  it("who sends the form is signed in once it comes, and no password gets into an address", async () => {
    const person = await portal.open();
    const { page, complaints } = person;
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    const release = await arriveAhead(person, "/login");
    await page.keyboard.type(USER.email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(USER.password);
    await page.keyboard.press("Enter");
    await page.waitForSelector("html[data-submitted]");
    await release();
    await waitForPath(page, "/overview");
    expect(addresses.filter((address) => address.includes("password"))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("a guest at the root stands at the sign-in", async () => {
    const person = await portal.open();
    const { page, complaints } = person;
    const release = await arriveAhead(person, "/");
    expect(await textOf(page)).toContain("Za nadaljevanje se prijavite.");
    await release();
    expect(await pathOf(page)).toBe("/login");
    expect(complaints).toEqual([]);
  });

  it.each(["/", "/login"])(
    "who is signed in sees none of it at %s, but the frame of their pages",
    async (path) => {
      const person = await portal.openAs(USER);
      const { page, complaints } = person;
      await waitForText(page, portal.fleet.sign.name);
      const release = await arriveAhead(person, path);
      expect(await textOf(page)).toContain("Poišči karkoli");
      expect(await textOf(page)).not.toContain("prijavite");
      await release();
      await waitForPath(page, "/overview");
      expect(complaints).toEqual([]);
    },
  );
});

/** Elements of a page's frame with their positions: the bar's parts, the sidebar, the content. */
const frameOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const parts = document.querySelectorAll("header, header :is(a, button, svg), nav, main");
    return [...parts]
      .map((element) => {
        const { x, y, width } = element.getBoundingClientRect();
        const { color, backgroundColor } = getComputedStyle(element);
        return { x, y, width, color, backgroundColor, tag: element.tagName };
      })
      .filter(({ width }) => width > 0);
  });

const FRAMED = [
  { path: "/overview", says: "Poišči karkoli" },
  { path: "/client?lang=en", says: "Find anything" },
];

describe.each(VIEWS)("who is signed in on a $name screen", ({ view }) => {
  it.each(FRAMED)(
    "finds the frame of $path before its code, and it stays where it is",
    async ({ path, says }) => {
      const person = await portal.openAs(USER, view);
      const { page, complaints } = person;
      await waitForText(page, portal.fleet.sign.name);
      // Cached code would be there before it is released.
      await page.setCacheEnabled(false);
      await watch(page);
      const release = await arriveAhead(person, path);
      await page.waitForSelector("#frame header");
      expect(await page.$eval("header", ({ innerHTML }) => innerHTML)).toContain(says);
      expect(await page.$("#root > *")).toBeNull();
      expect(await page.$$eval("header, nav", (parts) => parts.every(({ inert }) => inert))).toBe(true);
      expect(await isDark(page)).toBe(view.dark);
      const before = await frameOf(page);

      await release();
      await waitForText(page, portal.fleet.sign.name);
      expect(await page.$("#frame")).toBeNull();
      // On a phone the code of the menu button loads separately.
      const after = await frameOf(page);
      expect(after.filter(({ tag }) => tag === "HEADER" || tag === "MAIN")).toEqual(
        before.filter(({ tag }) => tag === "HEADER" || tag === "MAIN"),
      );
      for (const part of before) expect(after).toContainEqual(part);
      expect((await seen(page)).shift).toBeLessThan(0.01);
      expect(complaints).toEqual([]);
    },
  );

  it("finds no accessibility rule broken by it", async () => {
    const { page, visit } = await portal.openAs(USER, view);
    await waitForText(page, portal.fleet.sign.name);
    await page.goto("about:blank");
    await intercept(page, (request) => (isCode(request) ? request.abort() : undefined));
    await page.setCacheEnabled(false);
    await visit("/overview");
    await page.waitForSelector("#frame header");
    expect(await pageFaults(page)).toEqual([]);
  });
});

it.each(["/signup", "/report/1?fromTimestamp=1&toTimestamp=2", "/pdfreport", "/public?key=vk_none"])(
  "%s, which has no such frame, shows none",
  async (path) => {
    const person = await portal.openAs(USER);
    const { page, visit } = person;
    await waitForText(page, portal.fleet.sign.name);
    await intercept(page, (request) => (isCode(request) ? request.abort() : undefined));
    await visit(path);
    expect(await page.$("header")).toBeNull();
  },
);

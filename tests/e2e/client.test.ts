import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Browser, HTTPRequest, Page } from "puppeteer";
import { launchBrowser, openWindow, signIn, type Window, waitForText } from "../support/browser.js";
import { postHour, USER } from "../support/fleet.js";
import { PlatformApi } from "../support/platformApi.js";
import { type Stack, startStack } from "../support/stack.js";

const COLLEAGUE = { email: "eva@test.si", password: "eva-of-the-tests" };
const HOURS = 7 * 24;
const VEHICLES_AN_HOUR = 12;

let stack: Stack;
let browser: Browser;
let ana: Window;

/** The hours before the present one. */
const thisHour = Math.floor(Date.now() / 3_600_000) * 3600;
const period = `from=${thisHour - HOURS * 3600}&to=${thisHour}`;
const clientUrl = (query: string) => `${stack.portalUrl}/client/${stack.fleet.sign.id}?${query}`;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
  const { admin, groupId, sign } = stack.fleet;
  for (let ago = HOURS; ago > 0; ago -= 1)
    await postHour(sign, thisHour - ago * 3600, 3600 / VEHICLES_AN_HOUR);
  await admin.post("/user/register", COLLEAGUE);
  const users = await admin.get<{ id: number; email: string }[]>("/user/list");
  const colleague = users.find(({ email }) => email === COLLEAGUE.email);
  await admin.patch("/user", { id: colleague?.id, confirmed: true });
  await admin.post("/group/assignUser", { groupId, userId: colleague?.id });
  ana = await openWindow(browser);
  await signIn(ana.page, stack.portalUrl, USER);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await stack.close();
});

const textOf = (page: Page) =>
  page.evaluate(() => (document.querySelector("main")?.innerText ?? "").replace(/\n+/g, "\n"));
const press = (page: Page, name: string) => page.locator(`::-p-aria([name="${name}"])`).click();
/** What a page copies stays in the page: a headless browser's clipboard belongs to whichever window has the focus. */
const keepCopies = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const clipboard = {
      writeText: async (text: string) => {
        sessionStorage.setItem("copied", text);
      },
    };
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  });
const copied = (page: Page) => page.evaluate(() => sessionStorage.getItem("copied") ?? "");
const search = (page: Page) => page.evaluate(() => location.search);
const graphs = (page: Page) =>
  page.$$eval("section h2", (headings) => headings.map(({ textContent }) => textContent));

it("a week of a sign shows its vehicles, speeds, completeness, graphs and details", async () => {
  const { page } = ana;
  await page.goto(clientUrl(period));
  await waitForText(page, "podatki za 168 od 168 ur, 100,0");
  const text = await textOf(page);
  expect(text).toContain(`Vsa vozila\n${(HOURS * VEHICLES_AN_HOUR).toLocaleString("sl-SI")}`);
  // 35, 36 … 46 km/h, one of each an hour.
  expect(text).toContain("Povprečna hitrost\n40,5");
  expect(text).toContain("Najvišja hitrost\n46");
  expect(text).toMatch(/V85\s+45/);
  await page.waitForSelector('[role="grid"] td');
  expect(await graphs(page)).toEqual([
    "Hitrostni razred",
    "Histogram hitrosti",
    "Število vozil na uro",
    "Hitrost vozil",
    "Precentil",
    "Vrsta vozil",
    "Podrobnosti",
  ]);
  expect(
    await page.$$eval('[role="grid"] td', (cells) => new Set(cells.map((cell) => cell.textContent)).size),
  ).toBe(1);
});

it("the table behind a chart holds each hour, and opens by the address", async () => {
  const { page } = ana;
  await press(page, "Pokaži tabelo: Število vozil na uro");
  await page.waitForSelector('[aria-label="Tabela: Število vozil na uro"] tbody tr');
  expect(new URLSearchParams(await search(page)).get("table")).toBe("vehicleCount");
  const rows = await page.$eval(
    '[aria-label="Tabela: Število vozil na uro"] table',
    (table) => table.ariaRowCount ?? table.getAttribute("aria-rowcount"),
  );
  expect(Number(rows)).toBe(HOURS + 1);
  await page.reload();
  await page.waitForSelector('[aria-label="Tabela: Število vozil na uro"] tbody tr');
});

it("a chart zooms on demand, by mouse and by keys, and opens over the whole window", async () => {
  const { page } = ana;
  await page.goto(clientUrl(period));
  await page.waitForSelector("section[aria-labelledby] svg.highcharts-root");
  const ticks = () =>
    page.evaluate(() => {
      const card = [...document.querySelectorAll("section")].find(
        (section) => section.querySelector("h2")?.textContent === "Hitrost vozil",
      );
      return [...(card?.querySelectorAll(".highcharts-xaxis-labels text") ?? [])]
        .map((label) => label.textContent)
        .join(" ");
    });
  const whole = await ticks();
  await press(page, "Povečava: Hitrost vozil");
  await press(page, "Približaj");
  await page.waitForFunction((before) => !document.body.innerText.includes(before), {}, whole);
  expect(await ticks()).not.toBe(whole);
  await page.keyboard.press("0");
  await press(page, "Čez vse okno: Hitrost vozil");
  await page.waitForSelector('[role="dialog"] svg.highcharts-root');
  expect(new URLSearchParams(await search(page)).get("chart")).toBe("speed");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
});

it("tabs lead to the files and the report of the period", async () => {
  const { page } = ana;
  await page.goto(clientUrl(period));
  await press(page, "Izvoz podatkov");
  const href = await page
    .waitForSelector('a[href^="/export/daily.csv"]')
    .then((link) => link?.evaluate((a) => a.getAttribute("href")));
  const file = await page.evaluate(async (url) => (await fetch(url)).text(), href ?? "");
  const rows = file.trim().split("\r\n").slice(1);
  const vehicles = rows.reduce((sum, row) => sum + Number(row.split(";")[2]), 0);
  expect(vehicles).toBe(HOURS * VEHICLES_AN_HOUR);
  await press(page, "Poročilo");
  await page.waitForSelector('a[href^="/report/"]');
  expect(new URLSearchParams(await search(page)).get("tab")).toBe("report");
});

it("an operation copied from a chart gives a script the same figures", async () => {
  const { page } = ana;
  await keepCopies(page);
  await page.goto(clientUrl(period));
  await press(page, "Kopiraj kot GraphQL: Število vozil na uro");
  await waitForText(page, "Poizvedba GraphQL je kopirana.");
  const query = await copied(page);
  const { sessionId } = await new PlatformApi(stack.platformUrl).post<{ sessionId: string }>(
    "/user/login",
    USER,
  );
  const answer = await fetch(`${stack.portalUrl}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-session-id": sessionId },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as {
    data: { client: { measurement: { vehicleCount: { value: number }[] } } };
  };
  expect(data.client.measurement.vehicleCount.map(({ value }) => value)).toEqual(
    Array.from({ length: HOURS }, () => VEHICLES_AN_HOUR),
  );
});

it("a shared link shows a colleague the same picture", async () => {
  const { page } = ana;
  await keepCopies(page);
  await page.goto(clientUrl("interval=WEEK&graphs=perDay&table=histogram&heat=v85&lang=en"));
  await waitForText(page, "Vehicles per day");
  await press(page, "Share");
  await press(page, "Copy link with this period");
  await waitForText(page, "The link is copied.");
  const link = await copied(page);
  expect(link).toContain("from=");

  const eva = await openWindow(browser);
  await signIn(eva.page, stack.portalUrl, COLLEAGUE);
  await eva.page.goto(`${link}&lang=en`);
  for (const window of [ana, eva]) await window.page.waitForSelector('[role="grid"] td');
  // Ages of data differ by when they were looked at.
  const picture = async (shown: Page) => (await textOf(shown)).replace(/^(Active|Last data).*$/gm, "");
  await page.goto(`${link}&lang=en`);
  await page.waitForSelector('[role="grid"] td');
  await eva.page.waitForFunction(() => document.querySelectorAll("svg.highcharts-root").length >= 6);
  await page.waitForFunction(() => document.querySelectorAll("svg.highcharts-root").length >= 6);
  expect(await picture(eva.page)).toBe(await picture(page));
  expect(eva.complaints).toEqual([]);
  await eva.close();
});

it("one graph that fails leaves the rest, and comes back by another try", async () => {
  const { page, close } = await openWindow(browser);
  await signIn(page, stack.portalUrl, USER);
  let isBroken = true;
  const answer = async (request: HTTPRequest) => {
    if (!isBroken || !request.postData()?.includes('"ClientTraffic"')) return request.continue();
    const cookies = await page.browserContext().cookies();
    const real = await fetch(request.url(), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
      },
      body: request.postData() ?? "",
    });
    const body = (await real.json()) as { data: { client: { measurement: { speedClasses: unknown } } } };
    body.data.client.measurement.speedClasses = [null];
    return request.respond({ contentType: "application/json", body: JSON.stringify(body) });
  };
  await page.setRequestInterception(true);
  page.on("request", (request) => void answer(request));
  await page.goto(clientUrl(period));
  await waitForText(page, "Napaka pri pridobivanju podatkov za grafe");
  await page.waitForFunction(() => document.querySelectorAll("svg.highcharts-root").length === 5);
  expect(await textOf(page)).toContain("Vsa vozila");
  isBroken = false;
  await page.locator("section [role=alert] button").click();
  await page.waitForFunction(() => document.querySelectorAll("svg.highcharts-root").length === 6);
  expect(await textOf(page)).not.toContain("Napaka");
  await close();
});

it("charts whose code can't be had say so, and the figures stand", async () => {
  const { page, close } = await openWindow(browser);
  await signIn(page, stack.portalUrl, USER);
  let isBlocked = true;
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    if (isBlocked && /ChartCanvas-.*\.js/.test(request.url())) void request.abort();
    else void request.continue();
  });
  await page.goto(clientUrl(period));
  await waitForText(page, "Napaka pri pridobivanju podatkov za grafe");
  expect(await textOf(page)).toContain("podatki za 168 od 168 ur");
  isBlocked = false;
  await page.locator("section [role=alert] button").click();
  await page.waitForFunction(() => document.querySelectorAll("svg.highcharts-root").length === 6);
  await close();
});

it("a refresh while the platform is away keeps the figures, says how old they are, and recovers", async () => {
  const { page } = ana;
  await page.goto(clientUrl(period));
  await page.waitForSelector('[role="grid"] td');
  await stack.stopPlatform();
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await waitForText(page, "Povezava s portalom je prekinjena.");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await waitForText(page, "Napaka pri prikazovanju podatkov. Podatki so stari", 30_000);
  const text = await textOf(page);
  expect(text).toContain("podatki za 168 od 168 ur, 100,0");
  expect(await page.$$("svg.highcharts-root")).toHaveLength(6);
  await stack.startPlatform();
  await page.waitForFunction(() => !document.body.innerText.includes("Podatki so stari"), {
    timeout: 30_000,
  });
  expect(await textOf(page)).toContain("podatki za 168 od 168 ur, 100,0");
}, 90_000);

import { beforeAll, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { copied, keepCopies } from "../support/clipboard.js";
import { hoursAgo, postHours, USER } from "../support/fleet.js";
import { keepFiles, keptFile } from "../support/keptFiles.js";
import { IS_PLAIN, itWith } from "../support/offered.js";
import { named, press, textOf, textsOf, waitForText } from "../support/page.js";
import { PlatformApi } from "../support/platformApi.js";
import { usePortal } from "../support/portal.js";
import { addUser } from "../support/users.js";

const COLLEAGUE = { email: "eva@test.si", password: "eva-of-the-tests" };
const HOURS = 7 * 24;
const VEHICLES_AN_HOUR = 12;

/** The hours before the present one. */
const to = hoursAgo(0);
const from = to - HOURS * 3600;

const portal = usePortal();
const client = (query: string) => `/client/${portal.fleet.sign.id}?${query}`;
const week = () => client(`from=${from}&to=${to}`);

beforeAll(async () => {
  const { admin, groupId, sign } = portal.fleet;
  await postHours(sign, from, HOURS, 3600 / VEHICLES_AN_HOUR);
  await addUser(admin, COLLEAGUE, groupId);
}, 120_000);

/** A parameter of the address. */
const kept = (page: Page, name: string) =>
  page.evaluate((wanted) => new URLSearchParams(location.search).get(wanted), name);

it("a week of a sign shows its vehicles, speeds, completeness, graphs and details", async () => {
  const { page } = await portal.openAs(USER, { at: week() });
  if (!IS_PLAIN) await waitForText(page, "podatki za 168 od 168 ur, 100,0");
  const vehicles = (HOURS * VEHICLES_AN_HOUR).toLocaleString("sl-SI");
  await waitForText(page, vehicles);
  const text = await textOf(page, "main");
  expect(text).toContain(`Vsa vozila\n${vehicles}`);
  // 35, 36 … 46 km/h, one of each an hour.
  expect(text).toContain("Povprečna hitrost\n40,5");
  expect(text).toContain("Najvišja hitrost\n46");
  expect(text).toMatch(/V85\s+45/);
  if (!IS_PLAIN) await page.waitForSelector('[role="grid"] td');
  expect(await textsOf(page, "section h2")).toEqual([
    "Hitrostni razred",
    "Histogram hitrosti",
    "Število vozil na uro",
    "Hitrost vozil",
    "Precentil",
    "Vrsta vozil",
    ...(IS_PLAIN ? [] : ["Podrobnosti", "Prometnotehnični podatki"]),
  ]);
  if (IS_PLAIN) return;
  expect(
    await page.$$eval('[role="grid"] td', (cells) => new Set(cells.map((cell) => cell.textContent)).size),
  ).toBe(1);

  await press(page, "Nastavitve", "tab");
  await page.locator(named("textbox", "Ime prihajajoče smeri")).fill("proti Kranju");
  await press(page, "Shrani");
  await waitForText(page, "Uspešno shranjeno!");
  await press(page, "Meritve", "tab");
  await page.waitForSelector(named("columnheader", "proti Kranju (prihajajoča)"));
  await page.waitForSelector(named("columnheader", "Odhajajoča"));
});

it("the table behind a chart holds each hour, and opens by the address", async () => {
  const { page } = await portal.openAs(USER, { at: week() });
  await press(page, "Pokaži tabelo: Število vozil na uro");
  await page.waitForSelector('[aria-label="Tabela: Število vozil na uro"] tbody tr');
  expect(await kept(page, "table")).toBe("vehicleCount");
  const rows = await page.$eval(
    '[aria-label="Tabela: Število vozil na uro"] table',
    (table) => table.ariaRowCount ?? table.getAttribute("aria-rowcount"),
  );
  expect(Number(rows)).toBe(HOURS + 1);
  await page.reload();
  await page.waitForSelector('[aria-label="Tabela: Število vozil na uro"] tbody tr');
});

it("a chart zooms on demand, by mouse and by keys, and opens over the whole window", async () => {
  const { page } = await portal.openAs(USER, { at: week() });
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
  expect(await kept(page, "chart")).toBe("speed");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
});

it("a chart is kept as a picture that the browser makes by itself", async () => {
  const { page, visit } = await portal.openAs(USER);
  await keepFiles(page);
  await visit(week());
  await press(page, "Shrani sliko: Hitrost vozil");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await press(page, "Shrani sliko (PNG)", "menuitem");
  const { name, type, size, pixels } = await keptFile(page);
  expect(name).toMatch(/^Šmartinska-cesta-čez-most_Hitrost-vozil_[\d-]+_[\d-]+\.png$/);
  expect([type, pixels]).toEqual(["image/png", "2400 x 1200"]);
  expect(size).toBeGreaterThan(20_000);
  const here = [`${portal.stack.portalUrl}/assets/`, "data:image/svg+xml", "blob:"];
  expect(
    asked.filter((url) => !here.some((start) => url.startsWith(start)) && !url.endsWith("/graphql")),
  ).toEqual([]);
});

itWith("exports")("tabs lead to the files and the report of the period", async () => {
  const { page } = await portal.openAs(USER, { at: week() });
  await press(page, "Izvoz podatkov", "tab");
  const href = await page
    .waitForSelector('a[href^="/export/daily.csv"]')
    .then((link) => link?.evaluate((a) => a.getAttribute("href")));
  const file = await page.evaluate(async (url) => (await fetch(url)).text(), href ?? "");
  const rows = file.trim().split("\r\n").slice(1);
  const vehicles = rows.reduce((sum, row) => sum + Number(row.split(";")[2]), 0);
  expect(vehicles).toBe(HOURS * VEHICLES_AN_HOUR);

  await page.$eval('input[type="radio"][value="en"]', (english) => (english as HTMLInputElement).click());
  await press(page, "Predogled: Dnevni CSV");
  await page.waitForSelector('[role="dialog"] tbody tr');
  expect((await textsOf(page, '[role="dialog"] th')).slice(0, 2)).toEqual([
    "date (Europe/Ljubljana)",
    "measurements",
  ]);
  const counts = await textsOf(page, '[role="dialog"] td:nth-child(3)');
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(HOURS * VEHICLES_AN_HOUR);
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
  await press(page, "Poročilo", "tab");
  await page.waitForSelector('a[href^="/report/"]');
  expect(await kept(page, "tab")).toBe("report");
});

it("an operation copied from a chart gives a script the same figures", async () => {
  const { page, visit } = await portal.openAs(USER);
  await keepCopies(page);
  await visit(week());
  await press(page, "Kopiraj kot GraphQL: Število vozil na uro");
  await waitForText(page, "Poizvedba GraphQL je kopirana.");
  const query = await copied(page);
  const { platformUrl, portalUrl } = portal.stack;
  const sessionId = await PlatformApi.sessionOf(platformUrl, USER);
  const answer = await fetch(`${portalUrl}/graphql`, {
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
  const { page, visit } = await portal.openAs(USER);
  await keepCopies(page);
  await visit(client("interval=WEEK&graphs=perDay&table=histogram&heat=v85&lang=en"));
  await waitForText(page, "Vehicles per day");
  await press(page, "Share");
  await press(page, "Copy link with this period", "menuitem");
  await waitForText(page, "The link is copied.");
  const link = await copied(page);
  expect(link).toContain("from=");

  const eva = await portal.openAs(COLLEAGUE);
  // Ages of data depend on the time of looking.
  const picture = async (shown: Page) => {
    await shown.goto(`${link}&lang=en`);
    if (!IS_PLAIN) await shown.waitForSelector('[role="grid"] td');
    await shown.waitForFunction(() => document.querySelectorAll("svg.highcharts-root").length >= 6);
    return (await textOf(shown, "main")).replace(/^(Active|Last data).*$/gm, "");
  };
  expect(await picture(eva.page)).toBe(await picture(page));
  expect(eva.complaints).toEqual([]);
});

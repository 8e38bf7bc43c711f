import { expect, it } from "@jest/globals";
import { DEMO_KEY } from "../../plain-platform/src/demo/demo.js";
import { CALLS } from "../../plain-platform/test/calls.js";
import { PHONE, type Window } from "../support/browser.js";
import { textOf, waitForText } from "../support/page.js";
import { readPdf } from "../support/pdf.js";
import { PLAIN, usePlainSite } from "../support/plainSite.js";
import { adminScreens, devicesOf, faultsOf, roadScreens, UNTOLD } from "./plainScreens.js";

const site = usePlainSite();

const devices = () => devicesOf(site);
const faults = (window: Window, screens: readonly string[], language: "sl" | "en") =>
  faultsOf(site, window, screens, language);

it("shows somebody with roads each screen, and says nothing that is not told", async () => {
  const window = await site.openAs(PLAIN.roads);
  const [sign] = devices();
  expect(await faults(window, roadScreens(sign ?? 0), "sl")).toEqual({});
  await window.close();
}, 120_000);

it("shows them devices of every kind on a phone", async () => {
  const window = await site.openAs(PLAIN.roads, { viewport: PHONE });
  const screens = devices().map((id) => `/client/${id}?interval=WEEK`);
  expect(await faults(window, ["/overview", ...screens], "en")).toEqual({});
  await window.close();
}, 120_000);

it("shows somebody with valves their locations", async () => {
  const window = await site.openAs(PLAIN.water, { viewport: PHONE });
  expect(await faults(window, ["/overview"], "sl")).toEqual({});
  const [path] = await window.page.$$eval("a[href^='/location/']", (links) =>
    links.map((link) => link.getAttribute("href") ?? ""),
  );
  expect(await faults(window, [path ?? "none", `${path}?tab=history`], "en")).toEqual({});
  await window.close();
}, 60_000);

it("shows administrators each screen", async () => {
  const window = await site.openAs(PLAIN.admin);
  const [sign] = devices();
  expect(await faults(window, adminScreens(sign ?? 0), "en")).toEqual({});
  await window.close();
}, 120_000);

it("shows a guest the pages before the sign-in", async () => {
  const window = await site.open();
  for (const language of ["sl", "en"] as const)
    expect(await faults(window, ["/login", "/register", "/forgot"], language)).toEqual({});
  await window.close();
}, 60_000);

it("shows everybody the public pages and embeds of a key", async () => {
  const window = await site.open();
  const [sign] = devices();
  const of = (path: string) => `${path}?key=${DEMO_KEY}&interval=WEEK&client=${sign}`;
  const pages = [`/public?key=${DEMO_KEY}`, `/embed/map?key=${DEMO_KEY}`];
  const screens = [...pages, of("/public/graph"), of("/embed/graph")];
  const { metaData } = site.platform.store.clients.get(sign ?? 0) ?? {};
  const name = String((metaData as { locationName?: string } | undefined)?.locationName);
  for (const language of ["sl", "en"] as const) {
    expect(await faults(window, screens, language)).toEqual({});
    await window.page.goto(`${site.portalUrl}${of("/public/graph")}&lang=${language}`);
    await waitForText(window.page, name);
  }
  await window.close();
}, 90_000);

it("says in one sentence what is lacking, to who follows a link there", async () => {
  const { page, complaints, close } = await site.openAs(PLAIN.admin);
  const lacking = [
    "/compare",
    "/reports",
    "/notifications",
    "/keys",
    "/reporterror",
    "/people",
    "/admin/audit_log",
    "/admin/system",
    "/admin/videos",
  ];
  const said: Record<string, string> = {};
  for (const path of lacking) {
    await page.goto(`${site.portalUrl}${path}`);
    await page.waitForSelector("#root main h1");
    said[path] = await textOf(page, "#root main h1");
  }
  for (const path of lacking) expect(said[path]).toMatch(/platform|Platforma/);
  expect(complaints).toEqual([]);
  await close();
}, 60_000);

it("prints a report with speeds and directions, by a key that dies with the print", async () => {
  const { page, close } = await site.openAs(PLAIN.roads);
  const [sign] = devices();
  const now = Math.floor(Date.now() / 3_600_000) * 3600;
  const bytes = await page.evaluate(
    async (path) => {
      const answer = await fetch(path);
      return { status: answer.status, bytes: [...new Uint8Array(await answer.arrayBuffer())] };
    },
    `/pdf/report?clientId=${sign}&startTimestamp=${now - 7 * 86_400}&endTimestamp=${now}&lang=sl`,
  );
  expect(bytes.status).toBe(200);
  const { pages } = await readPdf(Uint8Array.from(bytes.bytes));
  const text = pages.map((sheet) => sheet.text).join("\n");
  expect(pages.length).toBeGreaterThan(3);
  expect(text).toMatch(/V85/);
  expect(text).not.toMatch(UNTOLD);
  await close();
}, 90_000);

it("was asked for nothing that the specification does not have", () => {
  const known = new Set<string>(Object.values(CALLS).flat());
  const asked = site.platform.calls.map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(asked)].filter((call) => !known.has(call))).toEqual([]);
});

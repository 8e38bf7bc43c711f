import { expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { DEMO_KEY } from "../../plain-platform/src/demo/demo.js";
import { CALLS } from "../../plain-platform/test/calls.js";
import { PHONE, type Window } from "../support/browser.js";
import { textOf, waitForText } from "../support/page.js";
import { readPdf } from "../support/pdf.js";
import { PLAIN, usePlainSite } from "../support/plainSite.js";
import { settled } from "./screenStates.js";

const site = usePlainSite();

/**
 * Texts that must not appear if a platform does not report something: a date long ago, "never", no data, or a
 * failure. ("Never" with a capital is the name of a figure and of a filter: the demo's devices all report when
 * they were heard.)
 */
const UNTOLD =
  /nikoli$|nikoli povedal|^never|[Nn]ever told|1970|[Nn]i podatkov|[Nn]o data|NaN|undefined|\[object|Poskusite znova|Try again|nedosegljiv|zgrešen/;

/**
 * Names of counts whose zeros the platform does report: it reports for each device when it was heard, and for
 * each valve its state (at some hours of the day none is closed).
 */
const COUNTED = new Set([
  ...["Zamujajo", "Nikoli javljene", "Odprti", "Zaprti", "Neznano"],
  ...["Late", "Never", "Open", "Closed", "Unknown", "Never heard", "Low battery"],
]);

/** Each line of the page's content with the line before it; without drawings and their scales. */
async function linesBesideCharts(page: Page): Promise<[before: string, line: string][]> {
  await page.addStyleTag({ content: "svg { display: none !important }" });
  const lines = (await textOf(page, "main")).split("\n");
  return lines.map((line, index) => [lines[index - 1] ?? "", line]);
}

/** Faults of each screen, by its path. */
async function faultsOf({ page, complaints }: Window, screens: readonly string[], language: "sl" | "en") {
  const found: Record<string, unknown> = {};
  for (const path of screens) {
    await page.goto(`${site.portalUrl}${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
    const isSettled = await settled(page);
    const shown = await textOf(page);
    const said = shown.split("\n").filter((line) => UNTOLD.test(line) && line !== "Nikoli javljene");
    const zeros = (await linesBesideCharts(page)).filter(
      ([name, line]) => /^0(,0+)?( .*)?$/.test(line) && !COUNTED.has(name),
    );
    const complained = complaints.splice(0);
    if (!isSettled || said.length > 0 || zeros.length > 0 || complained.length > 0)
      found[path] = { isSettled, said, zeros, complained, shown: isSettled ? undefined : shown };
  }
  return found;
}

const period = () => {
  const now = Math.floor(Date.now() / 3_600_000) * 3600;
  return `fromTimestamp=${now - 7 * 86_400}&toTimestamp=${now}`;
};

/** The demo's devices of the first group: signs, counters of several kinds, and a silent one. */
const devices = () => {
  const [group] = site.platform.store.groups.all();
  return site.platform.store.clients
    .all()
    .filter(({ groups }) => group !== undefined && groups.includes(group.id))
    .map(({ id }) => id);
};

it("shows somebody with roads each screen, and says nothing that is not told", async () => {
  const window = await site.openAs(PLAIN.roads);
  const [sign] = devices();
  const screens = [
    "/overview",
    "/client",
    `/client/${sign}?interval=WEEK`,
    `/client/${sign}?tab=settings`,
    `/client/${sign}?tab=export`,
    `/client/${sign}?tab=report`,
    `/client/${sign}?tab=embed`,
    `/report/${sign}?${period()}`,
    "/summary",
    "/traffic",
    "/stetje",
  ];
  expect(await faultsOf(window, screens, "sl")).toEqual({});
  await window.close();
}, 120_000);

it("shows them devices of every kind on a phone", async () => {
  const window = await site.openAs(PLAIN.roads, { viewport: PHONE });
  const screens = devices().map((id) => `/client/${id}?interval=WEEK`);
  expect(await faultsOf(window, ["/overview", ...screens], "en")).toEqual({});
  await window.close();
}, 120_000);

it("shows somebody with valves their locations", async () => {
  const window = await site.openAs(PLAIN.water, { viewport: PHONE });
  expect(await faultsOf(window, ["/overview"], "sl")).toEqual({});
  const [path] = await window.page.$$eval("a[href^='/location/']", (links) =>
    links.map((link) => link.getAttribute("href") ?? ""),
  );
  expect(await faultsOf(window, [path ?? "none", `${path}?tab=history`], "en")).toEqual({});
  await window.close();
}, 60_000);

it("shows administrators each screen", async () => {
  const window = await site.openAs(PLAIN.admin);
  const [sign] = devices();
  const screens = [
    "/admin/clients_overview",
    "/admin/clients",
    `/admin/clients/${sign}`,
    `/admin/clients/${sign}/config`,
    "/admin/groups",
    "/admin/users",
    "/admin/firmware",
    "/admin/actions",
    "/admin/action_templates",
    "/admin/config",
    "/admin/customtext",
    "/admin/fleet_health",
  ];
  expect(await faultsOf(window, screens, "en")).toEqual({});
  await window.close();
}, 120_000);

it("shows a guest the pages before the sign-in", async () => {
  const window = await site.open();
  for (const language of ["sl", "en"] as const)
    expect(await faultsOf(window, ["/login", "/register", "/forgot"], language)).toEqual({});
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
    expect(await faultsOf(window, screens, language)).toEqual({});
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

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { addDevice, type FleetDevice, postHour, STRANGER, USER } from "../support/fleet.js";
import { IS_PLAIN, itWith } from "../support/offered.js";
import { type PdfContent, readPdf } from "../support/pdf.js";
import { type Account, PlatformApi } from "../support/platformApi.js";
import { runReport } from "../support/reportCommand.js";
import { type Stack, startStack } from "../support/stack.js";

/** 2026-11-02 00:00 in Ljubljana, and three days later. */
const FROM = 1_793_574_000;
const TO = FROM + 3 * 86_400;
const VEHICLES_AN_HOUR = 30;
/** Hours 10 to 13 of the second day have no reports. */
const SILENT_HOURS = [34, 35, 36, 37];

const ZONE = "Europe/Ljubljana";
/** 365 local days before the end, two of which have a change of the clocks. */
const YEAR_FROM = TO - 365 * 86_400;
/** A day of the year without a report, counted from its start. */
const SILENT_DAY = 100;

let stack: Stack;
/** Reports an hour of each day. */
let yearly: FleetDevice;

beforeAll(async () => {
  // One standby page: all reports here are shown by it.
  stack = await startStack(() => TO + 3600, {}, { RENDER_STANDBY: "1" });
  const { admin, groupId } = stack.fleet;
  yearly = await addDevice(admin, groupId, { locationName: "Čez Žiče – š", speedLimit: 50 });
  for (let day = 0; day < 365; day += 1)
    if (day !== SILENT_DAY) await postFast(yearly, YEAR_FROM + day * 86_400 + 12 * 3600);
  for (let hour = 0; hour < 72; hour += 1) {
    if (!SILENT_HOURS.includes(hour))
      await postHour(stack.fleet.sign, FROM + hour * 3600, 3600 / VEHICLES_AN_HOUR);
  }
}, 60_000);
afterAll(() => stack.close());

/** An hour with some very fast vehicles. */
function postFast(device: FleetDevice, from: number): Promise<unknown> {
  const readings = Array.from({ length: 40 }, (_, i) => ({
    timestamp: from + i * 60,
    speed: 15 + (((i * 7 + from / 86_400) % 83) | 0),
    direction: "incoming",
    samples: 1 + (i % 4),
    length: 4.2,
  }));
  return device.api.post("/device/measurements", {
    batchId: `fast-${from}`,
    from,
    to: from + 3600,
    readings,
  });
}

/** The platform's figures, as far as they are in the report's tables. */
interface Figures {
  total_vehicles: number;
  total_measurements: number;
  average_speed: number;
  max_speed: number;
  percentile: (number | null)[];
  frequency: { vehicles: number; measurements: number }[];
  dailyTable: { date: number; measurements: number | null; vehicles: number | null }[];
  resultsTable: {
    date: number;
    measurements: number | null;
    vehicles: number | null;
    average_speed: number | null;
    max_speed: number | null;
    v30: number | null;
    v50: number | null;
    v85: number | null;
  }[];
}

const number = (value: number | null, digits = 0) =>
  value === null
    ? "-"
    : value.toLocaleString("sl-SI", { minimumFractionDigits: digits, maximumFractionDigits: digits });
const count = (value: number | null) => (value === null ? "ni podatkov" : number(value));
const date = (unix: number) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, day: "2-digit", month: "2-digit", year: "numeric" })
    .format(unix * 1000)
    .replaceAll("/", ".");

/** The report of some devices, as their user gets it. */
async function reportOf(ids: readonly number[], range: Record<string, string>): Promise<PdfContent> {
  const response = await fetchReport({ clientId: ids.join(","), ...range }, { cookie: await cookieOf(USER) });
  expect(response.status).toBe(200);
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}

async function cookieOf(account: Account): Promise<string> {
  return `sessionId=${await PlatformApi.sessionOf(stack.platformUrl, account)}`;
}

async function fetchReport(
  query: Record<string, string>,
  headers: Record<string, string>,
): Promise<Response> {
  return fetch(`${stack.portalUrl}/pdf/report?${new URLSearchParams(query)}`, { headers });
}

/** A plain platform does not report the number of hours with data. */
const COVERED = IS_PLAIN ? /Vsa vozila/ : /68\s+od\s+72\s+ur/;

const period = { startTimestamp: String(FROM), endTimestamp: String(TO) };

describe("GET /pdf/report", () => {
  it("is an A4-landscape PDF with selectable text and its own fonts", async () => {
    const { sign } = stack.fleet;
    const response = await fetchReport(
      { clientId: String(sign.id), ...period },
      { cookie: await cookieOf(USER) },
    );
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    const { pages, embeddedFonts, missingFonts } = await readPdf(
      new Uint8Array(await response.arrayBuffer()),
    );

    expect(pages.length).toBeGreaterThanOrEqual(4);
    for (const { width, height } of pages) {
      expect(Math.abs(width - 841.9)).toBeLessThan(1.5);
      expect(Math.abs(height - 595.3)).toBeLessThan(1.5);
    }
    const text = pages.map((page) => page.text).join("\n");
    expect(text).toContain("Šmartinska cesta čez most");
    expect(text.replace(/[\s.\u00a0\u202f]/g, "")).toContain(String(68 * VEHICLES_AN_HOUR));
    expect(text).toMatch(COVERED);
    for (const [index, page] of pages.entries()) {
      expect(page.text.replace(/\s+/g, " ")).toContain(`Stran ${index + 1} od ${pages.length}`);
    }
    expect(missingFonts).toEqual([]);
    expect(embeddedFonts.some((font) => font.startsWith("Inter"))).toBe(true);
    expect(embeddedFonts.filter((font) => !font.startsWith("Inter"))).toEqual([]);
  });

  it("speaks English on request", async () => {
    const query = { clientId: String(stack.fleet.sign.id), ...period, lang: "en" };
    const response = await fetchReport(query, { cookie: await cookieOf(USER) });
    const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(pages[0]?.text).toMatch(/Page\s+1\s+of/);
  });

  it("comes by the command, too, for a person whose session ends with it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "report-"));
    const out = join(folder, "report.pdf");
    const { code, errors } = await runReport(
      ["--client", String(stack.fleet.sign.id), "--from", "2026-11-02", "--to", "2026-11-05", "--out", out],
      { OBCESTJE_URL: stack.portalUrl, OBCESTJE_EMAIL: USER.email, OBCESTJE_PASSWORD: USER.password },
    );
    expect([code, errors]).toEqual([0, expect.stringMatching(/2026-11-02 00:00 to 2026-11-05 00:00/)]);
    const { pages } = await readPdf(new Uint8Array(readFileSync(out)));
    expect(pages.map(({ text }) => text).join(" ")).toMatch(COVERED);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ["without a session", () => ({}), {}, 401, "UNAUTHENTICATED"],
    ["of another group's device", () => ({}), { account: STRANGER }, 404, "NOT_FOUND"],
    ["of an unknown device", () => ({ clientId: "99999" }), { account: USER }, 404, "NOT_FOUND"],
    ["without a period", () => ({ startTimestamp: "" }), { account: USER }, 400, "BAD_USER_INPUT"],
    [
      "of a reversed period",
      () => ({ endTimestamp: String(FROM - 1) }),
      { account: USER },
      400,
      "BAD_USER_INPUT",
    ],
  ])(
    "%s is refused with a clear error",
    async (_case, overrides, { account }: { account?: Account }, status, code) => {
      const headers: Record<string, string> = account ? { cookie: await cookieOf(account) } : {};
      const response = await fetchReport(
        { clientId: String(stack.fleet.sign.id), ...period, ...overrides() },
        headers,
      );
      expect(response.status).toBe(status);
      expect(((await response.json()) as { error: { code: string } }).error.code).toBe(code);
    },
  );
});

/** Work-free days of the year by law, as the table of days names them. */
const HOLIDAYS: Record<string, string> = {
  "25.12.2025": "božič",
  "26.12.2025": "dan samostojnosti in enotnosti",
  "01.01.2026": "novo leto",
  "02.01.2026": "novo leto",
  "08.02.2026": "Prešernov dan, slovenski kulturni praznik",
  "05.04.2026": "velikonočna nedelja",
  "06.04.2026": "velikonočni ponedeljek",
  "27.04.2026": "dan upora proti okupatorju",
  "01.05.2026": "praznik dela",
  "02.05.2026": "praznik dela",
  "24.05.2026": "binkošti",
  "25.06.2026": "dan državnosti",
  "15.08.2026": "Marijino vnebovzetje",
  "31.10.2026": "dan reformacije",
  "01.11.2026": "dan spomina na mrtve",
};
/** A plain platform knows no holidays. */
const withHoliday = (day: string) => {
  const holiday = IS_PLAIN ? undefined : HOLIDAYS[day.slice(0, 10)];
  return holiday === undefined ? day : `${day} (${holiday})`;
};

/** One hour of vehicles on each day of a year except one: the platform's figures, and the content of the file. */
describe("what stands in a year's report", () => {
  let truth: Figures;
  let file: PdfContent;

  beforeAll(async () => {
    const rest = await PlatformApi.signIn(stack.platformUrl, USER);
    const query = `clientId=${yearly.id}&type=ALL&startTimestamp=${YEAR_FROM}&endTimestamp=${TO}`;
    truth = await rest.get<Figures>(`/measurement?${query}`);
    file = await reportOf([yearly.id], { startTimestamp: String(YEAR_FROM), endTimestamp: String(TO) });
  }, 60_000);

  const linesOf = (heading: RegExp) =>
    file.pages.flatMap(({ lines, text }) => (heading.test(text) ? lines : []));
  const day = (unix: number) =>
    withHoliday(
      `${date(unix)} ${new Intl.DateTimeFormat("sl-SI", { weekday: "short", timeZone: ZONE }).format(unix * 1000)}`,
    );

  it("has fifteen days a sheet, each as the platform tells it, and its totals", () => {
    const lines = linesOf(/Obremenitev po dnevih/);
    const rows = lines.filter((line) => /^\d\d\.\d\d\.\d{4} \D/.test(line));
    expect(rows).toEqual(
      truth.dailyTable.map(({ date, measurements, vehicles }) =>
        [day(date), count(measurements), count(vehicles)].join(" "),
      ),
    );
    expect(rows).toHaveLength(365);
    expect(rows.filter((row) => row.endsWith("ni podatkov ni podatkov"))).toHaveLength(IS_PLAIN ? 0 : 1);
    expect(lines).toContain(`Skupaj ${number(truth.total_measurements)} ${number(truth.total_vehicles)}`);
    const sheets = file.pages.filter(({ text }) => /Obremenitev po dnevih/.test(text));
    expect(sheets).toHaveLength(Math.ceil(365 / 15));
    expect(sheets[0]?.tags.TR).toBe(1 + 15);
    expect(sheets[0]?.tags.TH).toBe(3 + 15);
  });

  it("has each day's results, and the period's own percentiles below them", () => {
    const lines = linesOf(/Rezultati meritev po dnevih/);
    expect(lines.filter((line) => /^\d\d\.\d\d\.\d{4} \D/.test(line))).toEqual(
      truth.resultsTable.map((row) =>
        [
          day(row.date),
          count(row.measurements),
          count(row.vehicles),
          number(row.average_speed, 1),
          number(row.max_speed),
          ...[row.v85, row.v50, row.v30].map((speed) => (speed === null ? "-" : `${number(speed)}*`)),
        ].join(" "),
      ),
    );
    const { percentile, average_speed, max_speed, total_measurements, total_vehicles } = truth;
    expect(lines).toContain(
      [
        "Celotno obdobje",
        number(total_measurements),
        number(total_vehicles),
        number(average_speed, 1),
        number(max_speed),
        ...[85, 50, 30].map((p) => number(percentile[p] ?? null)),
      ].join(" "),
    );
    expect(linesOf(/Rezultati/)).toContain("* Manj kot 100 vozil s hitrostjo: percentil ni zanesljiv.");
  });

  it("has the speed classes with their shares, each rounded by itself", () => {
    const lines = linesOf(/Vozila po hitrostnih razredih/);
    const rows = lines.flatMap((line) => {
      const found = /(?:(\d+–\d+)|Nad 90) km\/h ([\d.]+) ([\d,]+) % ([\d.]+)$/.exec(line);
      return found ? [found.slice(1)] : [];
    });
    expect(rows.map(([, vehicles, , measurements]) => [vehicles, measurements])).toEqual(
      truth.frequency.map(({ vehicles, measurements }) => [number(vehicles), number(measurements)]),
    );
    const sample = truth.frequency.reduce((sum, { vehicles }) => sum + vehicles, 0);
    const tenth = (vehicles: number) => Math.round((vehicles / sample) * 1000);
    expect(rows.map(([, , share = ""]) => Number(share.replace(",", "")))).toEqual(
      truth.frequency.map(({ vehicles }) => tenth(vehicles)),
    );
    if (!IS_PLAIN) expect(lines.join("\n")).toMatch(/Nad 90 km\/h/);
    expect(lines.join("\n")).toContain(
      `Skupaj ${number(truth.total_vehicles)} 100,0 % ${number(truth.total_measurements)}`,
    );
  });

  it("is tagged, names its pictures, and can be leafed through by its headings", () => {
    expect(file.isTagged).toBe(true);
    expect(file.outline).toEqual([
      { depth: 0, title: "Čez Žiče – š" },
      ...[
        "Lokacija in način merjenja",
        "Število vozil",
        ...(IS_PLAIN ? [] : ["Prometnotehnični podatki"]),
        "Hitrosti",
        "Percentili hitrosti",
        "Porazdelitev hitrosti",
        "Hitrostni razredi",
        "Vrste vozil",
        "Dnevna obremenitev",
        "Rezultati po dnevih",
      ].flatMap((title) => [
        { depth: 1, title },
        ...(title === "Lokacija in način merjenja" ? [{ depth: 2, title: "Kako merimo" }] : []),
      ]),
    ]);
    expect(file.pages.flatMap(({ alternatives }) => alternatives)).toContain(
      `Histogram hitrosti (vozil po ${IS_PLAIN ? "5 " : ""}km/h)`,
    );
  });
});

it("compares several locations, and leads through them by name and page", async () => {
  const { pages, outline } = await reportOf([stack.fleet.sign.id, yearly.id], period);
  expect(outline.filter(({ depth }) => depth === 0).map(({ title }) => title)).toEqual([
    "2 lokaciji",
    "Šmartinska cesta čez most",
    "Čez Žiče – š",
  ]);
  expect(pages[1]?.text).toContain("Primerjava lokacij");
  const compared = pages[1]?.lines.join("\n") ?? "";
  expect(compared).toContain(number(68 * VEHICLES_AN_HOUR));
  for (const [index, { text }] of pages.entries())
    expect(text).toContain(`Stran ${index + 1} od ${pages.length}`);
});

itWith("our own platform")(
  "says of a device without data that there are none, and shows no zero in their place",
  async () => {
    const { pages } = await reportOf([stack.fleet.counter.id], period);
    expect(pages).toHaveLength(2);
    expect(pages[0]?.text).toContain("Za to obdobje ni na voljo podatkov.");
    expect(pages[0]?.text).not.toMatch(/\b0 km\/h/);
  },
);

it("takes whatever names, addresses and notes hold for text, and asks nobody for it", async () => {
  const asked: string[] = [];
  const trap = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end();
  });
  await new Promise<void>((ready) => trap.listen(0, "127.0.0.1", ready));
  const { port } = trap.address() as AddressInfo;
  const evil = (field: string) => `<img src=http://127.0.0.1:${port}/${field} onerror=alert(1)>`;
  const { admin, groupId } = stack.fleet;
  const device = await addDevice(admin, groupId, { locationName: evil("name"), speedLimit: 50 });
  const metaData = {
    locationName: evil("name"),
    locationAddress: evil("address"),
    notes: evil("notes"),
    serialNumber: evil("serial"),
    speedLimit: 50,
  };
  await admin.post("/client/metaData", { clientId: device.id, metaData });
  const { pages } = await reportOf([device.id], period);
  const text = pages
    .map((page) => page.text)
    .join("")
    .replace(/\s/g, "");
  expect(text).toContain(evil("name").replace(/\s/g, ""));
  expect(text).toContain(evil("address").replace(/\s/g, ""));
  expect(asked).toEqual([]);
  await new Promise((closed) => trap.close(closed));
});

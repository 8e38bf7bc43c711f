import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { addClient, addGroup, type TestClient } from "../../test/devices.js";
import { readWorkbook } from "../../test/spreadsheet.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";
import { DAY, HOUR } from "../time/clock.js";

/** Friday 2026-10-23 00:00 in Ljubljana; Sunday has 25 hours. */
const FRIDAY = 1_792_706_400;
const MONDAY = FRIDAY + 3 * DAY + HOUR;

let platform: TestPlatform;
let admin: Headers;
let client: TestClient;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  client = await addClient(platform, admin, await addGroup(platform, admin, "Bled", "Europe/Ljubljana"));
  for (const [from, to, vehicles] of [
    [FRIDAY, FRIDAY + DAY, 11],
    [FRIDAY + DAY, FRIDAY + 2 * DAY, 6],
    [FRIDAY + 2 * DAY, MONDAY, 3],
    [MONDAY, MONDAY + DAY - 60, 12],
    [MONDAY + DAY, MONDAY + 2 * DAY, 14],
  ] as const)
    await platform.ok("POST", "/device/measurements", client.device, {
      batchId: `from ${from}`,
      from,
      to,
      readings: Array.from({ length: vehicles }, (_, at) => ({ timestamp: from + at, speed: 50 })),
    });
});
afterAll(() => platform.stop());

async function download(file: string, lang: string, from = FRIDAY, to = MONDAY + 2 * DAY) {
  const { rawPayload, statusCode } = await platform.app.inject({
    url: `/export/${file}?clientId=${client.id}&startTimestamp=${from}&endTimestamp=${to}&lang=${lang}`,
    headers: admin,
  });
  expect(statusCode).toBe(200);
  return rawPayload;
}

it("lists days with their type, and why one is in no mean", async () => {
  const lines = (await download("daily-traffic.csv", "sl")).toString().split("\r\n");
  expect(lines).toEqual([
    "\ufeffdatum (Europe/Ljubljana);vrsta dneva;vozila;izpuščen;ocena;izločeno iz podatkov (s)",
    "2026-10-23;delavnik;11;;;",
    "2026-10-24;sobota;6;;;",
    "2026-10-25;nedelja;3;;;",
    "2026-10-26;delavnik;12;ni v celoti pokrit;;",
    "2026-10-27;delavnik;14;;;",
    "",
  ]);
  expect((await download("daily-traffic.csv", "en")).toString()).toContain(
    "\r\n2026-10-26,working day,12,not fully covered,,\r\n",
  );
});

it("has the means in the report's summary, and the days on a sheet", async () => {
  const { sheets } = readWorkbook(await download("report.xlsx", "sl"));
  const rows = (sheets[0]?.rows ?? []).map((row) => row.map((cell) => cell?.value));
  const at = rows.findIndex(([name]) => name === "Povprečni dnevni promet");
  expect(rows.slice(at, at + 7)).toEqual([
    ["Povprečni dnevni promet", "vozil na dan", "dni"],
    ["Vsi dnevi (PDP)", 8.5, 4],
    ["Delavniki (ponedeljek–petek)", 12.5, 2],
    ["Sobote", 6, 1],
    ["Nedelje", 3, 1],
    ["Prazniki (dela prosti dnevi)", "ni podatkov", 0],
    [expect.stringContaining("izpuščenih dni: 1")],
  ]);
  const days = sheets.find(({ name }) => name === "Dnevni promet");
  expect(days?.rows.map((row) => row.slice(1, 4).map((cell) => cell?.value ?? null))).toEqual([
    ["vrsta dneva", "vozila", "izpuščen"],
    ["delavnik", 11],
    ["sobota", 6],
    ["nedelja", 3],
    ["delavnik", 12, "ni v celoti pokrit"],
    ["delavnik", 14],
  ]);
});

it("lists quarter hours with the vehicles of the hour that begins with each", async () => {
  const end = MONDAY + DAY;
  const lines = (await download("quarter-hours.csv", "sl", end - 7200, end + 1800)).toString().split("\r\n");
  expect(lines.slice(0, 3)).toEqual([
    "\ufeffčas (Europe/Ljubljana);vozila;vozila, prihajajoča smer;vozila, odhajajoča smer;vozila v uri od tega časa;izpuščeno;izločeno iz podatkov (s)",
    "2026-10-26T22:00:00+01:00;0;0;0;0;;",
    "2026-10-26T22:15:00+01:00;0;0;0;0;;",
  ]);
  // The last minute of Monday was not heard, and nobody told the directions of Tuesday's vehicles.
  expect(lines.slice(8)).toEqual([
    "2026-10-26T23:45:00+01:00;0;0;0;;ni v celoti pokrito;",
    "2026-10-27T00:00:00+01:00;14;;;;;",
    "2026-10-27T00:15:00+01:00;0;0;0;;;",
    "",
  ]);
});

it("has the peak hour in the report's summary, and its quarter hours on a sheet", async () => {
  const { sheets } = readWorkbook(await download("report.xlsx", "sl"));
  const rows = (sheets[0]?.rows ?? []).map((row) => row.map((cell) => cell?.value));
  const at = rows.findIndex(([name]) => name === "Konična ura (četrturni intervali)");
  expect(rows.slice(at + 1, at + 5)).toEqual([
    ["Začetek konične ure", "27.10.2026 00:00"],
    ["Vozila v konični uri", 14],
    ["Vozila v najbolj obremenjeni četrturi", 14],
    ["Faktor konične ure (PHF)", 0.25],
  ]);
  expect(sheets.find(({ name }) => name === "Četrturni intervali")?.rows).toHaveLength(1 + 4 * 121);
});

it("has no quarter hours of more than 31 days, and says so", async () => {
  const { sheets } = readWorkbook(await download("report.xlsx", "en", FRIDAY, FRIDAY + 32 * DAY));
  const names = sheets.map(({ name }) => name);
  expect(names).toContain("Daily traffic");
  expect(names).not.toContain("Quarter hours");
  expect(JSON.stringify(sheets[0])).toContain("periods of up to 31 days");
  const { statusCode, body } = await platform.app.inject({
    url: `/export/quarter-hours.csv?clientId=${client.id}&startTimestamp=${FRIDAY}&endTimestamp=${FRIDAY + 32 * DAY}`,
    headers: admin,
  });
  expect({ statusCode, body: JSON.parse(body) }).toMatchObject({
    statusCode: 422,
    body: { error: { details: { fields: [{ fault: "PERIOD_TOO_LONG", params: { days: 31 } }] } } },
  });
});

it("has further percentiles, shares over the limit, and free flow in the report's summary", async () => {
  const { sheets } = readWorkbook(await download("report.xlsx", "sl"));
  const rows = (sheets[0]?.rows ?? []).map((row) => row.map((cell) => cell?.value));
  const value = (name: string) => rows.find(([first]) => first === name)?.[1];
  expect([value("V95 (km/h)"), value("V15 (km/h)")]).toEqual([50, 50]);
  expect(value("Delež več kot 30 km/h nad omejitvijo (nad 80 km/h)")).toBe(0);
  const at = rows.findIndex(([name]) => name === "Prosti tok (vrzel vsaj 5 s)");
  // Of each day the first vehicle comes after a silence that was heard, but Friday's and Tuesday's; the others follow.
  expect(rows.slice(at + 1, at + 5)).toEqual([
    ["Vozila v prostem toku", 3],
    ["Vozila z manjšo vrzeljo", 41],
    ["Vozila z neznano vrzeljo", 2],
    ["Prosti tok: Povprečna hitrost (km/h)", 50],
  ]);
});

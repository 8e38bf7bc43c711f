import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { addClient, addGroup, type TestClient } from "../../test/devices.js";
import { readWorkbook } from "../../test/spreadsheet.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DAY, HOUR, MINUTE } from "../time/clock.js";

/** Midnights of winter days in Ljubljana. */
const MIDNIGHT = START - 3 * DAY - HOUR;
const NEXT = MIDNIGHT + DAY;
const END = MIDNIGHT + 2 * DAY;

let platform: TestPlatform;
let admin: Headers;
let client: TestClient;
let untouched: TestClient;

/** A sign that sent two days, of which 90 minutes are left out, twice 30 of them, and the last hour. */
beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  const group = await addGroup(platform, admin, "Bled");
  const ownClasses = { speeds: [{ to: 50, name: "slow" }, { to: null }], lengths: null };
  await platform.ok("PATCH", "/group", admin, { id: group, metaData: { ownClasses } });
  [client, untouched] = [await addClient(platform, admin, group), await addClient(platform, admin, group)];
  for (const [index, { device }] of [client, untouched].entries()) {
    const times = Array.from({ length: 48 }, (_, hour) => MIDNIGHT + hour * HOUR + 60 * index);
    const readings = times.map((timestamp) => ({ timestamp, speed: 50, length: 4, direction: "incoming" }));
    await platform.ok("POST", "/device/measurements", device, {
      batchId: "one",
      from: MIDNIGHT,
      to: END,
      readings,
    });
  }
  for (const [from, to] of [
    [NEXT - HOUR, NEXT],
    [NEXT - 30 * MINUTE, NEXT + 30 * MINUTE],
    [END - HOUR, END + 5 * HOUR],
  ])
    await platform.ok("POST", "/exclusion", admin, { clientId: client.id, from, to, reason: "Ana, servis" });
});
afterAll(() => platform.stop());

async function file(name: string, { start = MIDNIGHT, end = END, lang = "sl", of = client } = {}) {
  const url = `/export/${name}?clientId=${of.id}&startTimestamp=${start}&endTimestamp=${end}&lang=${lang}`;
  const answer = await platform.app.inject({ url, headers: admin });
  expect(answer.statusCode).toBe(200);
  return answer;
}
/** The last column, its head first. */
const lastColumn = async (name: string, options: Parameters<typeof file>[1] = {}) => {
  const { body } = await file(name, options);
  const separator = options?.lang === "en" ? "," : ";";
  return body
    .split("\r\n")
    .slice(0, -1)
    .map((line) => line.split(separator).at(-1));
};

const DAYS = ["daily.csv", "results.csv", "daily-traffic.csv"];
const HOURS = ["length-incoming.csv", "length-outgoing.csv", "length-total.csv"];
const WHOLE = ["own-classes.csv", "raw.csv"];

it.each(DAYS)("%s says last how many seconds of each day are left out", async (name) => {
  expect(await lastColumn(name)).toEqual(["izločeno iz podatkov (s)", "3600", "5400"]);
  expect(await lastColumn(name, { start: NEXT - 15 * MINUTE, end: NEXT + HOUR, lang: "en" })).toEqual([
    "left out of the data (s)",
    "900",
    "1800",
  ]);
});

it.each(HOURS)("%s says it of each hour", async (name) => {
  const [head, ...cells] = await lastColumn(name);
  expect(head).toBe("izločeno iz podatkov (s)");
  const told = cells.flatMap((cell, hour) => (cell === "" ? [] : [[hour, cell]]));
  expect(cells).toHaveLength(48);
  expect(told).toEqual([
    [23, "3600"],
    [24, "1800"],
    [47, "3600"],
  ]);
});

it("quarter-hours.csv says it of each quarter, also of those that the period cuts", async () => {
  const [head, ...cells] = await lastColumn("quarter-hours.csv", {
    start: NEXT + 20 * MINUTE,
    end: END - 50 * MINUTE,
  });
  expect(head).toBe("izločeno iz podatkov (s)");
  const told = cells.flatMap((cell, quarter) => (cell === "" ? [] : [[quarter, cell]]));
  expect(told).toEqual([
    [0, "600"],
    [91, "600"],
  ]);
});

it.each(WHOLE)("%s, whose lines are of the whole period, says it of that in each", async (name) => {
  const [head, ...cells] = await lastColumn(name);
  expect(head).toBe("izločeno iz obdobja (s)");
  expect(cells.length).toBeGreaterThan(1);
  expect(new Set(cells)).toEqual(new Set(["9000"]));
  expect((await lastColumn(name, { lang: "en" }))[0]).toBe("left out of the period (s)");
});

it.each([...DAYS, ...HOURS, "quarter-hours.csv", ...WHOLE])(
  "%s has the column, and nothing in it, where nothing is left out",
  async (name) => {
    const [head, ...cells] = await lastColumn(name, { of: untouched });
    expect(head).toMatch(/^izločeno iz (podatkov|obdobja) \(s\)$/);
    expect(cells.length).toBeGreaterThan(0);
    expect(new Set(cells)).toEqual(new Set([""]));
  },
);

it("never says why", async () => {
  for (const name of [...DAYS, ...HOURS, "quarter-hours.csv", ...WHOLE])
    expect((await file(name)).body).not.toContain("servis");
});

it.each(["report.xlsx", "classification.xlsx"])(
  "%s names each span and its reason at its head",
  async (name) => {
    const { rawPayload } = await file(name, { lang: "en" });
    const rows = readWorkbook(rawPayload).sheets[0]?.rows.map((row) => row.map((cell) => cell?.value)) ?? [];
    expect(rows.filter(([title]) => title === "Left out").map(([, span]) => span)).toEqual([
      "12.11.2026 23:00 – 13.11.2026 00:00, Ana, servis",
      "12.11.2026 23:30 – 13.11.2026 00:30, Ana, servis",
      "13.11.2026 23:00 – 14.11.2026 00:00, Ana, servis",
    ]);
  },
);

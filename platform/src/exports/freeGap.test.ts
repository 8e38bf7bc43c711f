import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { addClient, addGroup, type TestClient } from "../../test/devices.js";
import { readWorkbook } from "../../test/spreadsheet.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { HOUR } from "../time/clock.js";

let platform: TestPlatform;
let admin: Headers;
let sign: TestClient;

/** Pairs of vehicles 4 seconds apart, each pair long after the one before. */
beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  sign = await addClient(platform, admin, await addGroup(platform, admin, "Žiri"));
  const from = START - HOUR;
  const readings = Array.from({ length: 10 }, (_, index) => from + 60 + index * 300).flatMap((at) =>
    [at, at + 4].map((timestamp) => ({ timestamp, speed: 40, direction: "incoming" })),
  );
  await platform.ok("POST", "/device/measurements", sign.device, {
    batchId: "one",
    from,
    to: START,
    readings,
  });
});
afterAll(() => platform.stop());

const ask = (file: string, more: string) =>
  platform.app.inject({
    url: `/export/${file}?clientId=${sign.id}&startTimestamp=${START - HOUR}&endTimestamp=${START}&lang=en${more}`,
    headers: admin,
  });

/** The rows of free flow in the workbook's summary, and whether its file's name says the gap. */
async function freeFlow(more: string) {
  const { statusCode, rawPayload, headers } = await ask("report.xlsx", more);
  expect(statusCode).toBe(200);
  const rows = readWorkbook(rawPayload).sheets[0]?.rows.map((row) => row.map((cell) => cell?.value)) ?? [];
  const at = rows.findIndex(([title]) => String(title).startsWith("Free flow"));
  return { rows: rows.slice(at, at + 3), name: String(headers["content-disposition"]) };
}

it("is 5 seconds in the workbook where nobody says otherwise", async () => {
  const { rows, name } = await freeFlow("");
  expect(rows).toEqual([
    ["Free flow (gap of 5 s at least)"],
    ["Vehicles in free flow", 10],
    ["Vehicles with a smaller gap", 10],
  ]);
  expect(name).not.toContain("gap");
  expect((await freeFlow("&gap=5")).name).toBe(name);
});

it("is the one that is asked for, which the file's name says", async () => {
  const { rows, name } = await freeFlow("&gap=3&speedLimit=30");
  expect(rows).toEqual([
    ["Free flow (gap of 3 s at least)"],
    ["Vehicles in free flow", 20],
    ["Vehicles with a smaller gap", 0],
  ]);
  expect(name).toContain("_as-if-30_gap-3_report_en.xlsx");
});

it.each(["2", "11", "4.5", "short"])("%s is refused with its place", async (gap) => {
  const { statusCode, body } = await ask("report.xlsx", `&gap=${gap}`);
  expect([statusCode, body]).toEqual([expect.any(Number), expect.stringContaining('"gap"')]);
  expect(Math.floor(statusCode / 100)).toBe(4);
});

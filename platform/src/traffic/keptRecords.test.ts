import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { addClient, addGroup, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DAY, HOUR, MINUTE } from "../time/clock.js";

const QUARTER = 15 * MINUTE;
/** Two days after the first that is kept in November 2028. */
const RAW_FROM = START - 12 * DAY;
const FROM = RAW_FROM - 10 * HOUR;
/** Vehicles come every half minute. */
const STEP = 30;

let platform: TestPlatform;
let admin: Headers;
let group: number;
/** Imported before the device's own records of that time were deleted, and after. */
let early: TestClient;
let mixed: TestClient;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  group = await addGroup(platform, admin, "Bled");
  early = await addClient(platform, admin, group);
  await bringIn(early, FROM, 2 * HOUR);
  mixed = await addClient(platform, admin, group);
  const readings = [{ timestamp: FROM + 60, speed: 50 }];
  const batch = { batchId: "own", from: FROM, to: FROM + HOUR, readings };
  await platform.ok("POST", "/device/measurements", mixed.device, batch);
  await bringIn(mixed, FROM, 2 * HOUR, { overlap: "add" });
  platform.clock.now = START + 731 * DAY;
  admin = await platform.signIn(ADMIN);
  await platform.app.jobs.run("retention");
});
afterAll(() => platform.stop());

async function bringIn({ id: clientId }: TestClient, from: number, seconds: number, options: object = {}) {
  const times = Array.from({ length: seconds / STEP + 1 }, (_, index) => from + index * STEP);
  const lines = times.map((time) => `${new Date(time * 1000).toISOString()};40;incoming\n`);
  const sent = {
    fileName: "records.csv",
    options,
    file: Buffer.from(`time;speed;direction\n${lines.join("")}`),
  };
  const headers = { ...admin, "content-type": "multipart/form-data" };
  const { id } = await platform.ok<{ id: number }>("POST", `/import?clientId=${clientId}`, headers, sent);
  await platform.app.jobs.run("imports");
  await platform.ok("POST", "/import/apply", admin, { id });
  await platform.app.jobs.run("imports");
}

interface QuarterHour {
  vehicles: number | null;
  lacks: string | null;
}

const asked = <T>(what: string, { id }: TestClient, from: number, to: number) =>
  platform.ok<T>(
    "GET",
    `/measurement/${what}?clientId=${id}&startTimestamp=${from}&endTimestamp=${to}`,
    admin,
  );
const quarters = async (client: TestClient, from: number, to: number) => {
  const answer = await asked<{ quarters: QuarterHour[] }>("quarter-hours", client, from, to);
  return answer.quarters.map(({ vehicles, lacks }) => [vehicles, lacks]);
};
const freeFlow = (client: TestClient, from: number, to: number) =>
  asked<object>("free-flow", client, from, to);

const KNOWN = Array.from({ length: 4 }, () => [QUARTER / STEP, null]);
const GONE = Array.from({ length: 4 }, () => [null, "deleted"]);

it("are there of an import alone, in time whose own records retention has deleted since", async () => {
  expect(await quarters(early, FROM, FROM + 2 * HOUR)).toEqual([...KNOWN, ...KNOWN]);
  expect(await freeFlow(early, FROM, FROM + 2 * HOUR)).toMatchObject({
    known_from: null,
    free: (2 * HOUR) / STEP - 1,
    v85: 40,
  });
});

it("are there of an import of old time", async () => {
  const client = await addClient(platform, admin, group);
  await bringIn(client, FROM - 900 * DAY, HOUR);
  const from = FROM - 900 * DAY;
  expect(await quarters(client, from, from + HOUR)).toEqual(KNOWN);
  expect(await freeFlow(client, from, from + HOUR)).toMatchObject({ known_from: null, v85: 40 });
});

it("are not all there where the device's own were deleted beside an import's", async () => {
  expect(await quarters(mixed, FROM, FROM + 2 * HOUR)).toEqual([...GONE, ...KNOWN]);
  expect(await freeFlow(mixed, FROM, FROM + 2 * HOUR)).toMatchObject({
    known_from: FROM + HOUR,
    free: HOUR / STEP - 1,
    unknown: 1,
  });
  expect(await freeFlow(mixed, FROM, FROM + HOUR)).toMatchObject({ known_from: FROM + HOUR, free: 0 });
});

it("are gone once an import's records are deleted by their age", async () => {
  const client = await addClient(platform, admin, group);
  const from = FROM - 3 * DAY;
  await bringIn(client, from, HOUR, { keep: "byAge" });
  expect(await quarters(client, from, from + HOUR)).toEqual(KNOWN);
  await platform.app.jobs.run("imports' leftovers");
  expect(await quarters(client, from, from + HOUR)).toEqual(GONE);
  expect(await freeFlow(client, from, from + HOUR)).toMatchObject({ free: 0, v85: null });
});

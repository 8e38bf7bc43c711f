import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import fc from "fast-check";
import { cases } from "../../test/cases.js";
import { addClient, addGroup, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";
import { HOUR, MINUTE } from "../time/clock.js";
import type { Look } from "./schemas.js";

let platform: TestPlatform;
let admin: Headers;
let client: TestClient;
let group: number;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  group = await addGroup(platform, admin, "Bled");
});
afterAll(() => platform.stop());
beforeEach(async () => {
  client = await addClient(platform, admin, group);
});

interface Import {
  id: number;
  state: string;
  look: Look;
}

async function read(text: string, options: object): Promise<Import> {
  const headers = { ...admin, "content-type": "multipart/form-data" };
  const sent = { fileName: "counts.csv", options, file: Buffer.from(text) };
  const { id } = await platform.ok<Import>("POST", `/import?clientId=${client.id}`, headers, sent);
  await platform.app.jobs.run("imports");
  const one = await platform.ok<Import>("GET", `/import?id=${id}`, admin);
  expect(one.state).toBe("read");
  return one;
}

async function apply({ id }: Import): Promise<void> {
  await platform.ok("POST", "/import/apply", admin, { id });
  await platform.app.jobs.run("imports");
}

/** Local midnight. */
const FROM = Date.UTC(2026, 0, 4, 23) / 1000;

/** Vehicles counted in an hour, and the seconds heard of it. */
async function inHour(hour: number): Promise<[vehicles: number, heard: number]> {
  const period = `startTimestamp=${FROM + hour * HOUR}&endTimestamp=${FROM + (hour + 1) * HOUR}`;
  const { total_vehicles, completeness } = await platform.ok<{
    total_vehicles: number;
    completeness: { covered_seconds: number };
  }>("GET", `/measurement?clientId=${client.id}&${period}&type=totals`, admin);
  return [total_vehicles, completeness.covered_seconds];
}

const two = (number: number) => String(number).padStart(2, "0");
const hours = (...counts: [hour: number, count: number][]) =>
  `time,count\n${counts.map(([hour, count]) => `2026-01-05 ${two(hour)}:00,${count}\n`).join("")}`;
/** A vehicle in each of these quarters of the day. */
const quarters = (...places: number[]) =>
  `time,count\n${places.map((at) => `2026-01-05 ${two(Math.floor(at / 4))}:${two((at % 4) * 15)},1\n`).join("")}`;
const HOURS = { kind: "vehicle", intervalSeconds: HOUR, overlap: "fill" };
const QUARTERS = { kind: "vehicle", intervalSeconds: 15 * MINUTE };

/** A batch of the device itself, with a vehicle in its first second. */
const hear = (from: number, to: number) =>
  platform.ok("POST", "/device/measurements", client.device, {
    ...{ batchId: `${from}`, from: FROM + from, to: FROM + to },
    readings: [{ timestamp: FROM + from, speed: 50 }],
  });

it("takes counted intervals that are known by half or less whole, and says how many", async () => {
  await apply(await read(quarters(28, 29, 32, 33, 34, 36, 37, 38, 39), QUARTERS));
  const one = await read(hours([7, 10], [8, 20], [9, 30], [10, 40]), HOURS);
  expect(one.look.overlap).toMatchObject({ partlyTaken: 1, partlyLeftOut: 1 });
  await apply(one);
  // The first counts beside the quarters; of the second the unknown quarter is lost.
  expect(await inHour(7)).toEqual([2 + 10, HOUR]);
  expect(await inHour(8)).toEqual([3, 45 * MINUTE]);
  expect(await inHour(9)).toEqual([4, HOUR]);
  expect(await inHour(10)).toEqual([40, HOUR]);
});

it("says it of time in which the device itself was heard", async () => {
  await hear(7 * HOUR, 7 * HOUR + 10 * MINUTE);
  await hear(8 * HOUR, 8 * HOUR + 50 * MINUTE);
  await hear(9 * HOUR, 10 * HOUR);
  const one = await read(hours([7, 10], [8, 20], [9, 30], [10, 40]), HOURS);
  expect(one.look.overlap).toMatchObject({ imports: [], partlyTaken: 1, partlyLeftOut: 1 });
  await apply(one);
  expect(await inHour(7)).toEqual([1 + 10, HOUR]);
  expect(await inHour(8)).toEqual([1, 50 * MINUTE]);
  expect(await inHour(9)).toEqual([1, HOUR]);
  expect(await inHour(10)).toEqual([40, HOUR]);
});

it("takes time that was left out of what the device sent for unknown", async () => {
  await hear(7 * HOUR, 8 * HOUR);
  await hear(8 * HOUR, 9 * HOUR);
  const exclusion = { clientId: client.id, from: FROM + 7 * HOUR, to: FROM + 8 * HOUR + 40 * MINUTE };
  await platform.ok("POST", "/exclusion", admin, { ...exclusion, reason: "Test drive" });
  const one = await read(hours([7, 10], [8, 20]), HOURS);
  expect(one.look.overlap).toMatchObject({ partlyTaken: 1, partlyLeftOut: 0 });
  await apply(one);
  expect(await inHour(7)).toEqual([10, HOUR]);
  expect(await inHour(8)).toEqual([20, HOUR]);
});

it("counts only what is known of the same kind", async () => {
  await apply(await read(quarters(28), { ...QUARTERS, kind: "bicycle" }));
  const one = await read(hours([7, 10]), HOURS);
  expect(one.look.overlap).toMatchObject({ partlyTaken: 0, partlyLeftOut: 0 });
});

const WAYS = ["incoming", "outgoing"];
const MORNING = [6, 7, 8, 9, 10, 11];

it("tells of each counted interval whether it is taken or left out", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(MORNING, { minLength: 1 }),
      fc.subarray(
        MORNING.flatMap((hour) => [0, 1, 2, 3].map((part) => hour * 4 + part)),
        { minLength: 1 },
      ),
      fc.boolean(),
      async (later, earlier, isOfDevice) => {
        client = await addClient(platform, admin, group);
        if (!isOfDevice) await apply(await read(quarters(...earlier), QUARTERS));
        else for (const at of earlier) await hear(at * 15 * MINUTE, (at + 1) * 15 * MINUTE);
        const rows = later.flatMap((hour) => WAYS.map((way) => `2026-01-05 ${two(hour)}:00,${way},100\n`));
        const one = await read(`time,direction,count\n${rows.join("")}`, HOURS);
        const partsOf = (hour: number) => earlier.filter((at) => Math.floor(at / 4) === hour).length;
        expect(one.look.overlap).toMatchObject({
          partlyTaken: WAYS.length * later.filter((hour) => [1, 2].includes(partsOf(hour))).length,
          partlyLeftOut: WAYS.length * later.filter((hour) => partsOf(hour) === 3).length,
        });
        await apply(one);
        for (const hour of later) {
          const parts = partsOf(hour);
          const isTaken = parts <= 2;
          expect(await inHour(hour)).toEqual([
            parts + (isTaken ? 200 : 0),
            isTaken ? HOUR : parts * 15 * MINUTE,
          ]);
        }
      },
    ),
    { numRuns: cases(20) },
  );
}, 120_000);

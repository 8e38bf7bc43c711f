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

async function read(text: string, options: object = {}): Promise<Import> {
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
const quarters = (...counts: [quarter: number, count: number][]) =>
  `time,count\n${counts
    .map(([at, count]) => `2026-01-05 ${two(Math.floor(at / 4))}:${two((at % 4) * 15)},${count}\n`)
    .join("")}`;
const HOURS = { kind: "vehicle", intervalSeconds: HOUR };
const QUARTERS = { kind: "vehicle", intervalSeconds: 15 * MINUTE };

it("says how many counted intervals stay or go though only a part of them is covered", async () => {
  await apply(await read(hours([7, 10], [8, 20], [9, 30], [10, 40]), HOURS));
  const [half, most, all] = [
    [30, 31],
    [32, 33, 34],
    [36, 37, 38, 39],
  ].map((some) => some.map((at): [number, number] => [at, 1]));
  const later = await read(quarters(...(half ?? []), ...(most ?? []), ...(all ?? [])), QUARTERS);
  expect(later.look.overlap?.imports).toEqual([
    expect.objectContaining({ vehicles: 50, seconds: 2 * HOUR, partlyKept: 1, partlyReplaced: 1 }),
  ]);
  await apply(later);
  // What is covered by half stays and counts beside the quarters; of what is covered by more the rest is lost.
  expect(await inHour(7)).toEqual([10 + 2, HOUR]);
  expect(await inHour(8)).toEqual([3, 45 * MINUTE]);
  expect(await inHour(9)).toEqual([4, HOUR]);
  expect(await inHour(10)).toEqual([40, HOUR]);
});

it("names an earlier import of which nothing goes, but something is covered", async () => {
  await apply(await read(hours([7, 10], [8, 20]), HOURS));
  const later = await read(quarters([29, 1]), QUARTERS);
  expect(later.look.overlap?.imports).toEqual([
    expect.objectContaining({ vehicles: null, seconds: 0, partlyKept: 1, partlyReplaced: 0 }),
  ]);
  const beside = await read(quarters([36, 1]), QUARTERS);
  expect(beside.look.overlap?.imports).toEqual([]);
});

it("says it of other kinds only where the very same file comes again", async () => {
  await apply(await read(hours([7, 10], [8, 20]), { ...HOURS, kind: "bicycle" }));
  const other = await read(quarters([28, 1]), QUARTERS);
  expect(other.look.overlap?.imports).toEqual([]);
  const same = await read(hours([7, 10], [8, 20]), { ...HOURS, intervalSeconds: 45 * MINUTE });
  expect(same.look.overlap?.imports).toEqual([
    expect.objectContaining({ bicycles: 30, partlyKept: 0, partlyReplaced: 2 }),
  ]);
});

const WAYS = ["incoming", "outgoing"] as const;
const MORNING = [6, 7, 8, 9, 10, 11];

it("tells of each interval whether it stays or goes", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(MORNING, { minLength: 1 }),
      fc.subarray(
        MORNING.flatMap((hour) => [0, 1, 2, 3].map((part) => hour * 4 + part)),
        { minLength: 1 },
      ),
      async (earlier, later) => {
        client = await addClient(platform, admin, group);
        const rows = earlier.flatMap((hour) => WAYS.map((way) => `2026-01-05 ${two(hour)}:00,${way},100\n`));
        await apply(await read(`time,direction,count\n${rows.join("")}`, HOURS));
        const one = await read(quarters(...later.map((at): [number, number] => [at, 1])), QUARTERS);
        const partsOf = (hour: number) => later.filter((at) => Math.floor(at / 4) === hour).length;
        const kept = earlier.filter((hour) => partsOf(hour) > 0 && partsOf(hour) <= 2);
        const replaced = earlier.filter((hour) => partsOf(hour) === 3);
        const isTouched = earlier.some((hour) => partsOf(hour) > 0);
        expect(one.look.overlap?.imports).toEqual(
          isTouched
            ? [
                expect.objectContaining({
                  partlyKept: kept.length * WAYS.length,
                  partlyReplaced: replaced.length * WAYS.length,
                }),
              ]
            : [],
        );
        await apply(one);
        for (const hour of earlier) {
          const parts = partsOf(hour);
          const vehicles = parts + (parts <= 2 ? 200 : 0);
          expect(await inHour(hour)).toEqual([vehicles, parts === 3 ? 45 * MINUTE : HOUR]);
        }
      },
    ),
    { numRuns: cases(20) },
  );
}, 120_000);

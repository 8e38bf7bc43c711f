import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { ascending, batches, border, MOMENTS } from "../../test/arbitraryBatches.js";
import { cases } from "../../test/cases.js";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DAY, HOUR } from "../time/clock.js";
import type { OwnClassFigures, OwnClassRow } from "./ownClasses.rules.js";
import type { ReadingJson } from "./readingJson.js";

let platform: TestPlatform;
let admin: Headers;
let group: number;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  group = await addGroup(platform, admin, "Bled");
});
afterAll(() => platform.stop());

interface Answer {
  own_classes: OwnClassFigures;
  estimates: string[];
  frequency: { vehicles: number | null; from: number; to: number | null; is_estimate: boolean }[];
  count_by_length_total: { vehicles: number | null }[];
  percentile_sample: number;
}
const MIDNIGHT = START - 5 * DAY - HOUR;
const addressOf = (client: TestClient, more = "", [from, to] = [MIDNIGHT, MIDNIGHT + DAY]) =>
  `/measurement?clientId=${client.id}&startTimestamp=${from}&endTimestamp=${to}${more}`;
const read = (client: TestClient, more = "&type=ownClasses", as = admin, period?: [number, number]) =>
  platform.ok<Answer>("GET", addressOf(client, more, period), as);

let batch = 0;
const send = (client: TestClient, from: number, to: number, body: object) =>
  platform.ok("POST", "/device/measurements", client.device, { batchId: `b${++batch}`, from, to, ...body });
const speeds = (...all: number[]) => ({
  readings: all.map((speed, index) => ({ timestamp: MIDNIGHT + index, speed, direction: "incoming" })),
});
const set = (id: number, ownClasses: unknown) =>
  platform.call("PATCH", "/group", admin, { id, metaData: { ownClasses } });
const counts = (rows: OwnClassRow[] | null) => rows?.map(({ vehicles }) => vehicles) ?? null;

it("has 50 km/h in the class up to 50, and a length in the class that begins with it", async () => {
  const client = await addClient(platform, admin, group);
  await send(client, MIDNIGHT, MIDNIGHT + HOUR, speeds(30, 30.4, 30.5, 50, 50.4, 51, 70, 70.5, 120));
  const lengths = [0, 2.4, 2.5, 5.1, 5.2, 5.9, 6, 30];
  await send(client, MIDNIGHT + HOUR, MIDNIGHT + 2 * HOUR, {
    readings: lengths.map((length, index) => ({ timestamp: MIDNIGHT + HOUR + index, length })),
  });
  const { own_classes, estimates } = await read(
    client,
    "&type=totals&speedClasses=30,50,70&lengthClasses=2.5,5.2,6",
  );
  const row = { name: null, incoming: null, outgoing: null, is_estimate: false };
  expect(own_classes.speeds).toEqual([
    { ...row, from: 1, to: 30, vehicles: 2, percentage: (2 / 9) * 100 },
    { ...row, from: 31, to: 50, vehicles: 3, percentage: (3 / 9) * 100 },
    { ...row, from: 51, to: 70, vehicles: 2, percentage: (2 / 9) * 100 },
    { ...row, from: 71, to: null, vehicles: 2, percentage: (2 / 9) * 100 },
  ]);
  expect(own_classes.lengths).toMatchObject([
    { from: 0, to: 2.5, vehicles: 2, percentage: 25 },
    { from: 2.5, to: 5.2, vehicles: 2, percentage: 25 },
    { from: 5.2, to: 6, vehicles: 2, percentage: 25 },
    { from: 6, to: null, vehicles: 2, percentage: 25 },
  ]);
  expect(estimates).toEqual([]);
});

it("keeps a group's classes, and tells them of its devices without being asked", async () => {
  const [one, other] = [await addGroup(platform, admin, "Ena"), await addGroup(platform, admin, "Druga")];
  const client = await addClient(platform, admin, one);
  await platform.ok("POST", "/client/assignTo", admin, { groupId: other, clientId: client.id });
  await send(client, MIDNIGHT, MIDNIGHT + HOUR, speeds(20, 40, 41));
  const { headers } = await addUser(platform, admin, "ana@classes.example.si", other);
  expect((await read(client)).own_classes).toEqual({ speeds: null, lengths: null });
  const first = { speeds: [{ to: 40, name: " počasi " }, { to: null }], lengths: null };
  expect((await set(one, first)).status).toBe(200);
  const rows = [
    { from: 1, to: 40, name: "počasi", vehicles: 2, incoming: 2, outgoing: 0 },
    { from: 41, to: null, name: null, vehicles: 1, incoming: 1, outgoing: 0 },
  ];
  expect((await read(client)).own_classes).toMatchObject({ speeds: rows, lengths: null });
  expect((await read(client, "&type=ownClasses", headers)).own_classes.speeds).toBeNull();
  const lengths = [
    { to: 6, name: "osebna" },
    { to: null, name: "tovorna" },
  ];
  await set(other, { lengths });
  expect((await read(client, "&type=ownClasses", headers)).own_classes).toEqual({
    speeds: null,
    lengths: [],
  });
  expect((await read(client, "&speedClasses=30", headers)).own_classes.speeds).toMatchObject([
    // Its group sees nothing from before the device came to it.
    { to: 30, vehicles: 0, percentage: null },
    { to: null, vehicles: 0 },
  ]);
  expect(await read(client, "")).not.toHaveProperty("own_classes");
  await set(one, null);
  expect((await read(client)).own_classes).toEqual({ speeds: null, lengths: null });
});

const open = (...ends: unknown[]) => [...ends.map((to) => ({ to })), { to: null }];
it.each([
  ["speeds.1.to", "NOT_ABOVE", { speeds: open(50, 50) }],
  ["speeds.0.to", "NOT_INTEGER", { speeds: open(30.5) }],
  ["speeds.0.to", "TOO_SMALL", { speeds: open(0) }],
  ["speeds.0.to", "TOO_LARGE", { speeds: open(300) }],
  ["speeds", "TOO_FEW_ITEMS", { speeds: open() }],
  ["speeds", "TOO_MANY_ITEMS", { speeds: open(...Array.from({ length: 21 }, (_, at) => at + 1)) }],
  ["speeds.1.to", "LAST_WITHOUT_END", { speeds: [{ to: 30 }, { to: 50 }] }],
  ["speeds.0.to", "LAST_WITHOUT_END", { speeds: [{ to: null }, { to: null }] }],
  ["lengths.0.to", "NOT_A_LENGTH_BORDER", { lengths: open(5.5) }],
  ["lengths.1.to", "NOT_A_LENGTH_BORDER", { lengths: open(5.2, 100) }],
  ["lengths.1.to", "NOT_ABOVE", { lengths: open(9, 5.2) }],
])("refuses classes that are none, at %s as %s", async (path, fault, ownClasses) => {
  const { status, body } = await set(group, ownClasses);
  expect(status).toBe(422);
  expect(body).toMatchObject({
    error: { details: { fields: [{ path: `metaData.ownClasses.${path}`, fault }] } },
  });
});

it.each([
  ["speedClasses", "NOT_BORDERS", "30,fast"],
  ["speedClasses", "NOT_BORDERS", ""],
  ["speedClasses", "NOT_ABOVE", "50,30"],
  ["lengthClasses", "NOT_A_LENGTH_BORDER", "2.5,2.6"],
])("refuses a question's %s as %s", async (name, fault, text) => {
  const client = await addClient(platform, admin, group);
  const { status, body } = await platform.call("GET", addressOf(client, `&${name}=${text}`), admin);
  expect(status).toBe(422);
  expect(body).toMatchObject({ error: { details: { fields: [{ path: name, fault }] } } });
});

it("marks what a device's own classes do not tell exactly, and tells nothing of what they hide", async () => {
  const client = await addClient(platform, admin, group);
  await send(client, MIDNIGHT, MIDNIGHT + HOUR, {
    intervals: [
      {
        from: MIDNIGHT,
        to: MIDNIGHT + HOUR,
        direction: "outgoing",
        count: 100,
        speeds: { borders: [0.5, 30.5, 50.5, 90.5], counts: [20, 40, 30, 10] },
        lengths: { borders: [0, 6, 12], counts: [60, 30, 10] },
      },
    ],
  });
  const { own_classes, estimates } = await read(client, "&speedClasses=30,40,50,95&lengthClasses=3,6,12");
  expect(own_classes.speeds?.map((row) => [row.vehicles, row.is_estimate])).toEqual([
    [20, false],
    [20, true],
    [20, true],
    [null, false],
    [null, false],
  ]);
  expect(own_classes.lengths).toMatchObject([
    { vehicles: 30, is_estimate: true, incoming: 0, outgoing: 30 },
    { vehicles: 30, is_estimate: true },
    { vehicles: 30, is_estimate: false },
    { vehicles: 10, is_estimate: false },
  ]);
  expect(estimates).toContain("own_classes");
  // Half of the interval is a half of each class, by guess.
  const half = await read(client, "&speedClasses=30", admin, [MIDNIGHT, MIDNIGHT + HOUR / 2]);
  expect(half.own_classes.speeds?.[0]).toMatchObject({ vehicles: 10, is_estimate: true });
});

it("says nothing of vehicles where nobody listened for them", async () => {
  const client = await addClient(platform, admin, group);
  const interval = { from: MIDNIGHT, to: MIDNIGHT + HOUR, kind: "bicycle", count: 3 };
  await send(client, MIDNIGHT, MIDNIGHT + HOUR, { intervals: [interval] });
  const { own_classes } = await read(client, "&speedClasses=30&lengthClasses=6");
  expect(own_classes).toEqual({ speeds: null, lengths: null });
});

/** All readings of a period, page by page. */
async function readingsOf(client: TestClient, from: number, to: number): Promise<ReadingJson[]> {
  return platform.ok<ReadingJson[]>(
    "GET",
    `/reading/list?clientId=${client.id}&startTimestamp=${from}&endTimestamp=${to}&limit=1000`,
    admin,
  );
}

const speedBorders = fc.uniqueArray(fc.integer({ min: 1, max: 299 }), { minLength: 1, maxLength: 20 });
const lengthBorders = fc.uniqueArray(fc.oneof(fc.integer({ min: 1, max: 99 }), fc.constantFrom(2.5, 5.2)), {
  minLength: 1,
  maxLength: 20,
});
const sorted = (borders: number[]) => [...borders].sort((one, other) => one - other);

it("equals what a count of single vehicles by the same classes gives", async () => {
  const question = fc.constantFrom(...MOMENTS).chain((moment) =>
    fc.record({
      batches: batches(moment),
      borders: fc.uniqueArray(border(moment), { minLength: 2, maxLength: 2 }),
      speedBorders: speedBorders.map(sorted),
      lengthBorders: lengthBorders.map(sorted),
      isOfGroup: fc.boolean(),
    }),
  );
  await fc.assert(
    fc.asyncProperty(question, async ({ batches: sent, borders, isOfGroup, ...by }) => {
      const client = await addClient(platform, admin, group);
      for (const one of sent) await send(client, one.from, one.to, one);
      const { start, end } = ascending(borders);
      const readings = await readingsOf(client, start, end);
      const vehicles = readings.filter(({ kind, speed }) => kind === "vehicle" && speed !== 0);
      const isTold = vehicles.every(({ direction }) => direction !== null);
      const naive = (
        values: (number | null)[],
        borders: number[],
        above: (value: number, border: number) => boolean,
      ) =>
        [...borders, null].map((to, index) => {
          const before = borders[index - 1];
          const own = vehicles.filter((_, at) => {
            const value = values[at] ?? null;
            if (value === null) return false;
            return (before === undefined || above(value, before)) && (to === null || !above(value, to));
          });
          const ways = (direction: string) =>
            isTold ? own.filter((one) => one.direction === direction).length : null;
          return { to, vehicles: own.length, incoming: ways("incoming"), outgoing: ways("outgoing") };
        });
      const expectedSpeeds = naive(
        vehicles.map(({ speed }) => speed),
        by.speedBorders,
        (speed, limit) => speed > limit,
      );
      const lengths = vehicles.map(({ length }) => length);
      const expectedLengths = naive(lengths, by.lengthBorders, (length, from) => length >= from);
      const asClasses = (all: number[]) => open(...all);
      if (isOfGroup)
        await set(group, { speeds: asClasses(by.speedBorders), lengths: asClasses(by.lengthBorders) });
      const asked = isOfGroup ? "" : `&speedClasses=${by.speedBorders}&lengthClasses=${by.lengthBorders}`;
      const answer = await read(client, `&type=ALL,ownClasses${asked}`, admin, [start, end]);
      const { own_classes } = answer;
      expect(own_classes.speeds).toMatchObject(expectedSpeeds);
      expect(own_classes.lengths).toMatchObject(
        lengths.some((length) => length !== null) ? expectedLengths : [],
      );
      const sum = (counted: (number | null)[] | null) =>
        counted?.reduce<number>((all, one) => all + (one ?? 0), 0);
      expect(sum(counts(own_classes.speeds))).toBe(answer.percentile_sample);
      // The specification's own classes, asked as own ones, are the same figures.
      const same = await read(
        client,
        "&type=ALL&speedClasses=10,20,30,40,50,60,70,80,90&lengthClasses=2.5,5.2,9,12",
        admin,
        [start, end],
      );
      expect(counts(same.own_classes.speeds)?.slice(0, 9)).toEqual(
        same.frequency.slice(0, 9).map(({ vehicles }) => vehicles),
      );
      expect(counts(same.own_classes.lengths)).toEqual(
        same.count_by_length_total.map(({ vehicles }) => vehicles),
      );
      expect(same.frequency).toEqual(answer.frequency);
    }),
    { numRuns: cases(40) },
  );
}, 120_000);

it("has all vehicles with a speed in the classes of devices that count by class, too", async () => {
  const interval = fc
    .record({
      hour: fc.integer({ min: 0, max: 22 }),
      borders: fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { minLength: 2, maxLength: 6 }),
      counts: fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 6, maxLength: 6 }),
      direction: fc.constantFrom("incoming", "outgoing"),
    })
    .map(({ hour, borders, counts, direction }) => {
      // The last class, which has no end, stays empty: what it hides is told of nobody.
      const own = borders.map((_, index) => (index === borders.length - 1 ? 0 : (counts[index] ?? 0)));
      return {
        from: MIDNIGHT + hour * HOUR,
        to: MIDNIGHT + (hour + 1) * HOUR,
        direction,
        count: own.reduce((sum, one) => sum + one, 0),
        speeds: { borders: sorted(borders), counts: own },
      };
    });
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(interval, { maxLength: 5, selector: ({ from }) => from }),
      speedBorders.map(sorted),
      async (intervals, asked) => {
        const client = await addClient(platform, admin, group);
        await send(client, MIDNIGHT, MIDNIGHT + DAY, { intervals });
        const { own_classes, percentile_sample } = await read(client, `&type=ALL&speedClasses=${asked}`);
        const rows = own_classes.speeds;
        if (intervals.length === 0) return;
        expect(counts(rows)?.reduce<number>((sum, one) => sum + (one ?? 0), 0)).toBe(percentile_sample);
        const isInside = (edge: number) =>
          intervals.some(({ speeds: { borders, counts: of } }) =>
            borders.some(
              (from, index) =>
                (of[index] ?? 0) > 0 && edge > Math.max(from, 0.5) && edge < (borders[index + 1] ?? 0),
            ),
          );
        for (const row of rows ?? []) {
          const edges = [row.from - 0.5, ...(row.to === null ? [] : [row.to + 0.5])];
          expect(row.is_estimate).toBe(edges.some(isInside));
        }
      },
    ),
    { numRuns: cases(40) },
  );
}, 120_000);

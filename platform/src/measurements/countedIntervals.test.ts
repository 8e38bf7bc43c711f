import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { cases } from "../../test/cases.js";
import { addClient, addGroup, type TestClient } from "../../test/devices.js";
import {
  isInside,
  type NaiveSpeeds,
  naivePercentile,
  naiveShareAbove,
  type SentInterval,
} from "../../test/naiveIntervals.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DAY, HOUR } from "../time/clock.js";

let platform: TestPlatform;
let admin: Headers;
let group: number;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  group = await addGroup(platform, admin, "Bled");
});
afterAll(() => platform.stop());

/** Local midnight (a winter day in Ljubljana). */
const MIDNIGHT = START - 5 * DAY - HOUR;
const QUARTER = 900;

type Answer = Record<string, unknown> & { percentile: (number | null)[]; estimates: string[] };
const read = (client: TestClient, from: number, to: number, type = "ALL") =>
  platform.ok<Answer>(
    "GET",
    `/measurement?clientId=${client.id}&type=${type}&startTimestamp=${from}&endTimestamp=${to}`,
    admin,
  );
let batch = 0;
const send = (client: TestClient, from: number, to: number, body: object) =>
  platform.ok("POST", "/device/measurements", client.device, { batchId: `b${++batch}`, from, to, ...body });

it("counts a bicycle counter's quarter hours exactly, and tells what was not heard from nobody", async () => {
  const client = await addClient(platform, admin, group);
  const at = (quarter: number, count: number, direction: "incoming" | "outgoing"): SentInterval => ({
    from: MIDNIGHT + quarter * QUARTER,
    to: MIDNIGHT + (quarter + 1) * QUARTER,
    kind: "bicycle",
    direction,
    count,
  });
  await send(client, MIDNIGHT, MIDNIGHT + DAY, {
    intervals: [
      at(28, 49, "incoming"),
      at(28, 31, "outgoing"),
      at(29, 12, "incoming"),
      at(29, 0, "outgoing"),
      at(32, 0, "incoming"),
      at(32, 0, "outgoing"),
    ],
  });
  const answer = await read(client, MIDNIGHT, MIDNIGHT + DAY);
  expect(answer).toMatchObject({
    total_vehicles: null,
    ...{ frequency: null, histogram: null, histogram_above: null, percentile_sample: null },
    count_by_length_total: null,
    completeness: { covered_seconds: 3 * QUARTER, covered_hours: 2 },
    heard: { vehicle: 0, pedestrian: 0, bicycle: 3 * QUARTER },
    average_speed: null,
    estimates: [],
    pedestrians: { pedestrians: { total_count: null }, bycicles: { total_count: 92 } },
  });
  const { bycicles } = (
    answer as unknown as { pedestrians: { bycicles: Record<string, { value: unknown }[]> } }
  ).pedestrians;
  expect(bycicles.count_by_hour?.map(({ value }) => value).slice(6, 10)).toEqual([null, 92, 0, null]);
  expect(bycicles.count_by_hour_incoming?.[7]?.value).toBe(61);
  expect(bycicles.count_by_hour_outgoing?.[7]?.value).toBe(31);
});

it("computes V85 within a class and says that it is an estimate; what borders of classes tell is exact", async () => {
  const client = await addClient(platform, admin, group);
  const hour = { from: MIDNIGHT + 8 * HOUR, to: MIDNIGHT + 9 * HOUR };
  // Like a sign of another maker: classes of 5 km/h. 412 vehicles; 0.85 · 412 = 350.2; 300 are slower than
  // 55, 75 within [55, 60): 55 + 5 · 50.2 / 75 = 58.3.
  const speeds = { borders: [30, 35, 40, 45, 50, 55, 60, 65], counts: [10, 40, 90, 100, 60, 75, 30, 7] };
  await send(client, hour.from, hour.to, { intervals: [{ ...hour, count: 412, speeds, maxSpeed: 83 }] });
  const answer = await read(client, hour.from, hour.to, "ALL,thresholds");
  expect(answer.percentile[85]).toBe(58);
  expect(answer).toMatchObject({
    total_vehicles: 412,
    total_measurements: 412,
    max_speed: 83,
    percentile_sample: 412,
    // [30, 35) … [60, 65) by their middles. The open class is more than a hundredth of all, so there is no
    // mean.
    average_speed: null,
    vehicle_over_limit_count: Math.round((60 * 4.5) / 5) + 75 + 30 + 7,
  });
  expect(answer.estimates).toEqual(
    expect.arrayContaining(["percentile", "percentage_over_limit", "frequency", "histogram"]),
  );
  const { frequency } = answer as unknown as { frequency: { vehicles: number | null }[] };
  // 41-50 is [40.5, 50.5): 81 of 90, 100, and 6 of 60. The open class above 65 can't be divided between 61-70
  // and above.
  expect(frequency.map(({ vehicles }) => vehicles)).toEqual([0, 0, 1, 58, 187, 132, null, null, null, null]);
});

it("takes classes of whole km/h that are those of the specification as exact", async () => {
  const client = await addClient(platform, admin, group);
  const hour = { from: MIDNIGHT + 8 * HOUR, to: MIDNIGHT + 9 * HOUR };
  const speeds = { borders: [40.5, 50.5, 60.5], counts: [80, 15, 0] };
  await send(client, hour.from, hour.to, {
    intervals: [{ ...hour, count: 100, speeds, averageSpeed: 47.3 }],
  });
  const answer = await read(client, hour.from, hour.to);
  expect(answer).toMatchObject({
    total_vehicles: 100,
    percentile_sample: 95,
    average_speed: 47.3,
    max_speed: null,
    vehicle_over_limit_count: 15,
    percentage_over_limit: (15 / 95) * 100,
  });
  expect(answer.estimates).not.toEqual(expect.arrayContaining(["frequency"]));
  expect(answer.estimates).not.toEqual(expect.arrayContaining(["percentage_over_limit"]));
  expect(answer.estimates).not.toEqual(expect.arrayContaining(["average_speed"]));
  expect(answer.estimates).toEqual(expect.arrayContaining(["percentile", "standard_deviation"]));
  const { frequency } = answer as unknown as { frequency: object[] };
  expect(frequency.slice(4, 6)).toEqual([
    { from: 41, to: 50, vehicles: 80, measurements: 80, is_estimate: false },
    { from: 51, to: 60, vehicles: 15, measurements: 15, is_estimate: false },
  ]);
});

it("keeps a day's count exact for the day, and gives its hours as estimates that add up", async () => {
  const client = await addClient(platform, admin, group);
  const day = { from: MIDNIGHT, to: MIDNIGHT + DAY };
  await send(client, day.from, day.to, { intervals: [{ ...day, count: 1000 }] });
  const answer = await read(client, day.from, day.to, "ALL,peakHour,hourOfWeek");
  expect(answer).toMatchObject({ total_vehicles: 1000, peak_hour: null });
  expect(answer).toMatchObject({ dailyTable: [{ vehicles: 1000, is_estimate: false }] });
  const { vehicle_count } = answer as unknown as { vehicle_count: { value: number }[] };
  expect(vehicle_count.reduce((sum, { value }) => sum + value, 0)).toBe(1000);
  expect(Math.max(...vehicle_count.map(({ value }) => value))).toBe(42);
  expect(answer.estimates).toEqual(expect.arrayContaining(["vehicle_count", "hour_of_week"]));
  expect(answer.estimates).not.toContain("total_vehicles");
  const half = await read(client, day.from, day.from + 12.5 * HOUR);
  expect(half).toMatchObject({ total_vehicles: 521 });
  expect(half.estimates).toEqual(expect.arrayContaining(["total_vehicles", "dailyTable"]));
});

it("has a busiest hour where only the period's borders cut intervals, and none where they are longer than hours", async () => {
  const client = await addClient(platform, admin, group);
  const counts = [40, 90, 60, 10];
  const intervals = counts.map((count, hour) => ({
    from: MIDNIGHT + hour * HOUR,
    to: MIDNIGHT + (hour + 1) * HOUR,
    count,
  }));
  await send(client, MIDNIGHT, MIDNIGHT + 4 * HOUR, { intervals });
  const cut = await read(client, MIDNIGHT + 1800, MIDNIGHT + 3.5 * HOUR, "ALL,peakHour");
  expect(cut).toMatchObject({ peak_hour: { time: MIDNIGHT + HOUR, vehicles: 90 }, total_vehicles: 175 });
  expect(cut.estimates).toContain("vehicle_count");
  const long = { from: MIDNIGHT + 4 * HOUR, to: MIDNIGHT + 6 * HOUR, count: 20 };
  await send(client, long.from, long.to, { intervals: [long] });
  expect(await read(client, MIDNIGHT, MIDNIGHT + DAY, "peakHour")).toMatchObject({ peak_hour: null });
});

it("takes length classes and shares, and marks what it computed within them", async () => {
  const client = await addClient(platform, admin, group);
  const hour = { from: MIDNIGHT + 8 * HOUR, to: MIDNIGHT + 9 * HOUR };
  const lengths = { borders: [0, 5.2, 7, 12], shares: [60, 20, 15, 5] };
  await send(client, hour.from, hour.to, { intervals: [{ ...hour, count: 200, lengths }] });
  const { count_by_length_total } = await read(client, hour.from, hour.to);
  // [0, 5.2): 120, of which 2.5/5.2 below 2.5 m; [5.2, 7): 40 and 2/5 of the 30 of [7, 12); 3/5 of these; 10.
  expect(count_by_length_total).toEqual([
    { from: 0, to: 2.5, vehicles: 58, is_estimate: true },
    { from: 2.5, to: 5.2, vehicles: 62, is_estimate: true },
    { from: 5.2, to: 9, vehicles: 52, is_estimate: true },
    { from: 9, to: 12, vehicles: 18, is_estimate: true },
    { from: 12, to: null, vehicles: 10, is_estimate: true },
  ]);
});

const interval = fc.record(
  {
    quarter: fc.nat({ max: 95 }),
    length: fc.constantFrom(1, 2, 4, 9),
    direction: fc.constantFrom("incoming" as const, "outgoing" as const),
    counts: fc.array(fc.nat({ max: 40 }), { minLength: 6, maxLength: 6 }),
    more: fc.nat({ max: 5 }),
    borders: fc.constantFrom(
      [0, 20, 30, 40, 50, 130],
      [0.5, 30.5, 40.5, 50.5, 60.5, 70.5],
      [10, 12.4, 40, 41, 55, 70],
    ),
  },
  { requiredKeys: ["quarter", "length", "direction", "counts", "more", "borders"] },
);
const singles = fc.array(
  fc.record({ second: fc.nat({ max: DAY - 1 }), speed: fc.integer({ min: 1, max: 130 }) }),
  { maxLength: 40 },
);

it("equals an independent computation for single vehicles and classes in one period", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(interval, { maxLength: 8 }),
      singles,
      fc.integer({ min: 10, max: 90 }),
      async (some, vehicles, limit) => {
        const client = await addClient(platform, admin, group);
        await platform.ok("POST", "/client/metaData", admin, {
          clientId: client.id,
          metaData: { speedLimit: limit },
        });
        const speeds: NaiveSpeeds = { singles: vehicles.map(({ speed }) => speed), classes: [] };
        let total = vehicles.length;
        for (const { quarter, length, direction, counts, more, borders } of some) {
          const from = MIDNIGHT + quarter * QUARTER;
          const to = Math.min(from + length * QUARTER, MIDNIGHT + DAY);
          const count = counts.reduce((sum, one) => sum + one, more);
          total += count;
          counts.forEach((one, index) => {
            speeds.classes.push({
              from: borders[index] ?? 0,
              to: borders[index + 1] ?? Infinity,
              count: one,
            });
          });
          await send(client, from, to, {
            intervals: [{ from, to, direction, count, speeds: { borders, counts } }],
          });
        }
        const readings = vehicles.map(({ second, speed }) => ({ timestamp: MIDNIGHT + second, speed }));
        await send(client, MIDNIGHT, MIDNIGHT + DAY, { readings });
        const answer = await read(client, MIDNIGHT, MIDNIGHT + DAY);
        expect(answer.total_vehicles).toBe(total);
        for (const percent of [1, 30, 50, 85, 99])
          expect([percent, answer.percentile[percent]]).toEqual([percent, naivePercentile(speeds, percent)]);
        const share = naiveShareAbove(speeds, limit);
        if (share === null) expect(answer.percentage_over_limit).toBeNull();
        else expect(answer.percentage_over_limit).toBeCloseTo(share, 6);
        expect(answer.estimates.includes("percentage_over_limit")).toBe(
          share !== null && isInside(limit, speeds),
        );
        const rows = (answer as unknown as { frequency: { to: number | null; vehicles: number | null }[] })
          .frequency;
        if (rows.every((row) => row.vehicles !== null))
          expect(rows.reduce((sum, row) => sum + (row.vehicles ?? 0), 0)).toBe(answer.percentile_sample);
      },
    ),
    { numRuns: cases(40) },
  );
}, 120_000);

import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { addClient, addGroup } from "../../test/devices.js";
import type { RawBatch } from "../../test/naiveHours.js";
import { naiveStatistics } from "../../test/naiveStatistics.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";

const HOUR = 3600;
const ZONES = ["Europe/Ljubljana", "UTC", "Asia/Kolkata"];
/** Both clock changes of 2026 in Ljubljana, and an ordinary day. */
const MOMENTS = [1_774_746_000, 1_792_890_000, 1_790_000_000];

let platform: TestPlatform;
let admin: Headers;
const groupOfZone = new Map<string, number>();

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  for (const zone of ZONES) groupOfZone.set(zone, await addGroup(platform, admin, zone, zone));
});
afterAll(() => platform.stop());

const reading = fc.record(
  {
    share: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    speed: fc.oneof(
      fc.constant(0),
      fc.double({ min: 0, max: 300, noNaN: true }),
      fc.integer({ min: 30, max: 110 }),
    ),
    direction: fc.constantFrom("incoming" as const, "outgoing" as const),
    samples: fc.integer({ min: 1, max: 1000 }),
    length: fc.oneof(
      fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
      fc.constantFrom(2.49, 2.5, 5.19, 5.2, 8.99, 9, 12),
    ),
    kind: fc.constantFrom("vehicle" as const, "vehicle" as const, "pedestrian" as const, "bicycle" as const),
  },
  { requiredKeys: ["share"] },
);

/** Batches around a moment: they overlap, touch, leave gaps, and come in any order. */
const batches = (moment: number): fc.Arbitrary<RawBatch[]> =>
  fc.array(
    fc
      .record({
        from: fc.integer({ min: -30 * HOUR, max: 30 * HOUR }).map((offset) => moment + offset),
        seconds: fc.oneof(fc.integer({ min: 1, max: 10 * HOUR }), fc.constantFrom(HOUR, 15, 300)),
        readings: fc.array(reading, { maxLength: 60 }),
      })
      .map(({ from, seconds, readings }) => ({
        from,
        to: from + seconds,
        readings: readings.map(({ share, ...rest }) => ({
          timestamp: from + Math.floor(share * seconds),
          ...rest,
        })),
      })),
    { maxLength: 7 },
  );

const border = (moment: number) =>
  fc.oneof(
    fc.integer({ min: -40 * HOUR, max: 40 * HOUR }).map((offset) => moment + offset),
    fc.integer({ min: -40, max: 40 }).map((hours) => moment + hours * HOUR),
  );

const question = fc.constantFrom(...MOMENTS).chain((moment) =>
  fc.record({
    zone: fc.constantFrom(...ZONES),
    batches: batches(moment),
    borders: fc.uniqueArray(border(moment), { minLength: 2, maxLength: 2 }),
    previousBorders: fc.option(fc.uniqueArray(border(moment), { minLength: 2, maxLength: 2 })),
    limit: fc.option(fc.integer({ min: 1, max: 130 })),
  }),
);

const ascending = (borders: number[]) => {
  const [start = 0, end = 0] = [...borders].sort((one, other) => one - other);
  return { start, end };
};

it("equals an independent computation on the raw readings", async () => {
  await fc.assert(
    fc.asyncProperty(question, async ({ zone, batches: sent, borders, previousBorders, limit }) => {
      const client = await addClient(platform, admin, groupOfZone.get(zone));
      if (limit !== null)
        await platform.ok("POST", "/client/metaData", admin, {
          clientId: client.id,
          metaData: { speedLimit: limit },
        });
      for (const [index, batch] of sent.entries()) {
        const answer = await platform.ok("POST", "/device/measurements", client.device, {
          batchId: `batch ${index}`,
          ...batch,
        });
        expect(answer).toEqual({ accepted: batch.readings.length, duplicate: 0, refused: [] });
      }
      const { start, end } = ascending(borders);
      const previous = previousBorders
        ? ascending(previousBorders)
        : { start: start - (end - start), end: start };
      const given = previousBorders
        ? `&previousStartTimestamp=${previous.start}&previousEndTimestamp=${previous.end}`
        : "";
      const answer = await platform.ok<Record<string, unknown>>(
        "GET",
        `/measurement?clientId=${client.id}&type=ALL&startTimestamp=${start}&endTimestamp=${end}${given}`,
        admin,
      );
      const expected = naiveStatistics({ batches: sent, zone, start, end, previous, limit: limit ?? 50 });
      expect(roundFloats(answer)).toEqual(
        roundFloats({
          clientId: client.id,
          startTimestamp: start,
          endTimestamp: end,
          timeZone: zone,
          ...expected,
        }),
      );
      const { total_vehicles, average_speed, max_speed, percentile, completeness } = expected;
      const summary = await platform.ok(
        "GET",
        `/measurement/summary?clientId=${client.id}&startTimestamp=${start}&endTimestamp=${end}`,
        admin,
      );
      expect(roundFloats(summary)).toEqual(
        roundFloats([
          {
            clientId: client.id,
            total_vehicles,
            average_speed,
            max_speed,
            v85: percentile[85] ?? null,
            completeness,
          },
        ]),
      );
    }),
    { numRuns: 60 },
  );
}, 120_000);

/** Sums in another order differ in the last digits. */
function roundFloats(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, item) =>
      typeof item === "number" && !Number.isInteger(item) ? Number(item.toPrecision(9)) : item,
    ),
  );
}

import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { ascending, batches, border, MOMENTS, ZONES } from "../../test/arbitraryBatches.js";
import { cases } from "../../test/cases.js";
import { addClient, addGroup } from "../../test/devices.js";
import { naiveFigures } from "../../test/naiveFigures.js";
import { naiveStatistics } from "../../test/naiveStatistics.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";

let platform: TestPlatform;
let admin: Headers;
const groupOfZone = new Map<string, number>();

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  for (const zone of ZONES) groupOfZone.set(zone, await addGroup(platform, admin, zone, zone));
});
afterAll(() => platform.stop());

const question = fc.constantFrom(...MOMENTS).chain((moment) =>
  fc.record({
    zone: fc.constantFrom(...ZONES),
    batches: batches(moment),
    borders: fc.uniqueArray(border(moment), { minLength: 2, maxLength: 2 }),
    previousBorders: fc.option(fc.uniqueArray(border(moment), { minLength: 2, maxLength: 2 })),
    limit: fc.option(fc.integer({ min: 1, max: 130 })),
  }),
);

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
        expect(answer).toMatchObject({ accepted: batch.readings.length, duplicate: 0, refused: [] });
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
      const { total_vehicles, average_speed, max_speed, percentile, completeness, heard } = expected;
      const { percentage_over_limit, speed_limit, speed_limits, is_assumed_limit } = expected;
      const { previous_completeness, previous_heard, resolution, previous_resolution } = expected;
      const figures = await platform.ok<Record<string, unknown>>(
        "GET",
        `/measurement?clientId=${client.id}&type=thresholds,byDirection,hourOfWeek,peakHour&startTimestamp=${start}&endTimestamp=${end}${given}`,
        admin,
      );
      expect(roundFloats(figures)).toEqual(
        roundFloats({
          clientId: client.id,
          startTimestamp: start,
          endTimestamp: end,
          timeZone: zone,
          completeness,
          heard,
          previous_completeness,
          previous_heard,
          resolution,
          left_out_seconds: 0,
          previous_resolution,
          estimates: [],
          ...naiveFigures({ batches: sent, zone, start, end, limit: limit ?? 50 }),
        }),
      );
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
            percentage_over_limit,
            speed_limit,
            speed_limits,
            is_assumed_limit,
            completeness,
            heard,
            resolution,
            left_out_seconds: 0,
            is_estimate: false,
          },
        ]),
      );
    }),
    { numRuns: cases(60) },
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

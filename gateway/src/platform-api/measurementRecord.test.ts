import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { register } from "prom-client";
import { measurementOf } from "./measurements.js";

const read = (json: Record<string, unknown>) => measurementOf(json, { from: 10, to: 20 });
/** The content of a record. Records read their fields on access. */
const said = (record: unknown): unknown => JSON.parse(JSON.stringify(record));

/** V30, V50 and V85. */
const THREE = { 30: 41, 50: 44, 85: 53 };

describe("a measurement's answer", () => {
  it("hands rows on as they came, where they have their form", () => {
    const vehicle_count = [{ time: 1, value: 2 }];
    const speed_per_hour = [{ time: 1, max: null, average: 47.5 }];
    const reading = read({ vehicle_count, speed_per_hour });
    expect(reading.vehicleCount).toBe(vehicle_count);
    expect(reading.speedPerHour).toBe(speed_per_hour);
  });

  it("rounds what GraphQL could not show as whole", () => {
    expect(read({ vehicle_count: [{ time: 1.4, value: 2.6 }], total_vehicles: 3.2 })).toMatchObject({
      totalVehicles: 3,
      vehicleCount: [{ time: 1, value: 3 }],
    });
  });

  it.each([
    [
      "by their index, in an array",
      Object.assign(Array(101).fill(0), { 15: 36, ...THREE, 95: 61 }),
      [36, 61],
    ],
    [
      "by their index, in a shorter array",
      Object.assign(Array(86).fill(0), { 15: 36, ...THREE }),
      [36, null],
    ],
    ["by their index, in an object", { 15: 36, ...THREE, 95: 61 }, [36, 61]],
    ["as text of such an object", '{"15":36,"30":41,"50":"44","85":53}', [36, null]],
    ["as the three alone", [41, 44, 53], [null, null]],
  ] as const)("reads percentiles %s", (_form, percentile, [v15, v95]) => {
    expect(said(read({ percentile }).percentiles)).toEqual({
      ...{ v15, v30: 41, v50: 44, v85: 53, v95 },
      sampleSize: null,
    });
  });

  it.each([
    null,
    undefined,
    [],
    {},
    "none",
    Array.from({ length: 101 }, () => null),
    { 30: null, 50: null, 85: null },
  ])("knows no percentiles of %j", (percentile) => {
    expect(read({ percentile }).percentiles).toBeNull();
  });

  it.each([
    ["seconds", 1_782_856_800],
    ["seconds as text", "1782856800"],
    ["milliseconds", 1_782_856_800_000],
    ["an instant", "2026-06-30T22:00:00Z"],
    ["a time with its offset", "2026-07-01T00:00:00+02:00"],
    ["a local time", "2026-07-01 00:00"],
    ["a local day", "2026-07-01"],
  ])("reads when it was, as %s", (_form, time) => {
    const reading = read({ vehicle_count: [{ time, value: 7 }], startTimestamp: time });
    expect(said(reading.vehicleCount)).toEqual([{ time: 1_782_856_800, value: 7 }]);
    expect(reading.from).toBe(1_782_856_800);
  });

  it("reads local times in the zone that the answer names", () => {
    const dailyTable = [{ date: "2026-07-01", vehicles: 7, measurements: 70 }];
    expect(read({ dailyTable, timeZone: "Asia/Kolkata" }).dailyTable?.[0]?.date).toBe(1_782_844_200);
  });

  it("leaves out rows of which it can't tell where they belong", () => {
    expect(said(read({ vehicle_count: [{ value: 7 }, { time: 3600, value: 8 }] }).vehicleCount)).toEqual([
      { time: 3600, value: 8 },
    ]);
    expect(read({ vehicle_count: [{ value: 7 }, { time: "soon", value: 8 }] }).vehicleCount).toBeNull();
    expect(
      read({
        frequency: [
          { from: 1, vehicles: 2 },
          { from: 11, to: 20, vehicles: 2 },
        ],
      }).speedClasses,
    ).toBeNull();
  });

  it("counts what it left out", async () => {
    const counted = async () => {
      const { values } =
        (await register.getSingleMetric("gateway_platform_fields_tolerated_total")?.get()) ?? {};
      return values?.find(({ labels }) => labels.field === "measurement.frequency")?.value ?? 0;
    };
    const before = await counted();
    read({ frequency: [{ vehicles: 2 }, { from: 91, to: null, vehicles: 2, measurements: 3 }] }).speedClasses;
    expect(await counted()).toBe(before + 1);
  });

  it("knows no list of which no row says anything, which is other than an empty one", () => {
    expect(read({ vehicle_count: [{ time: 3600 }] }).vehicleCount).toBeNull();
    expect(read({ vehicle_count: [{ time: 3600, value: null }] }).vehicleCount).toEqual([
      { time: 3600, value: null },
    ]);
    expect(read({ vehicle_count: [] }).vehicleCount).toEqual([]);
    expect(read({ dailyTable: [{ date: 3600, measurements: 3 }] }).vehiclesPerDay).toBeNull();
  });

  it("never crashes, and never gives out what GraphQL could not show", () => {
    const point = fc.oneof(
      fc.jsonValue(),
      fc.record({ time: fc.jsonValue(), date: fc.jsonValue(), value: fc.jsonValue(), v85: fc.jsonValue() }),
    );
    const field = fc.oneof(fc.jsonValue(), fc.array(point));
    const answer = fc.record(
      {
        total_vehicles: field,
        percentile: field,
        vehicle_count: field,
        percentile_per_hour: field,
        completeness: field,
        pedestrians: field,
        resultsTable: field,
      },
      { requiredKeys: [] },
    );
    const whole = (value: unknown) => value === null || Number.isInteger(value);
    fc.assert(
      fc.property(answer, (json) => {
        const reading = read(json);
        expect(
          reading.vehicleCount?.every(({ time, value }) => Number.isInteger(time) && whole(value)),
        ).not.toBe(false);
        expect(reading.percentilesPerHour?.every(({ v85 }) => whole(v85))).not.toBe(false);
        expect(reading.resultsTable?.every(({ v30 }) => whole(v30))).not.toBe(false);
        expect(whole(reading.totalVehicles) && whole(reading.percentiles?.v85 ?? null)).toBe(true);
        expect(reading.completeness?.share ?? 0).not.toBeNaN();
      }),
    );
  });
});

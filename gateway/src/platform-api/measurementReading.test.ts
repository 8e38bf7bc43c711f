import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { MeasurementReading } from "./measurementReading.js";

const read = (json: Record<string, unknown>) => new MeasurementReading(json, { from: 10, to: 20 });

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

  it("never crashes, and never gives out what GraphQL could not show", () => {
    const point = fc.oneof(
      fc.jsonValue(),
      fc.record({ time: fc.jsonValue(), value: fc.jsonValue(), v85: fc.jsonValue() }),
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
        expect(reading.vehicleCount.every(({ time, value }) => whole(time) && whole(value))).toBe(true);
        expect(reading.percentilesPerHour.every(({ v85 }) => whole(v85))).toBe(true);
        expect(reading.resultsTable.every(({ v30 }) => whole(v30))).toBe(true);
        expect(whole(reading.totalVehicles) && whole(reading.percentiles.v85)).toBe(true);
        expect(Number.isFinite(reading.completeness.share)).toBe(true);
        expect(reading.cyclists.byHour).toBeInstanceOf(Array);
      }),
    );
  });
});

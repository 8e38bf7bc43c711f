import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { NOW } from "../../test/scene.js";
import type { Reading } from "../store/records.js";
import { Store } from "../store/store.js";
import { ZONE } from "./localTime.js";
import { measure, trend } from "./measurement.js";

/** Around the night in which clocks went back: 25 October 2026. */
const BACK = Date.UTC(2026, 9, 25) / 1_000;
const HOUR = 3_600;

const local = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE, dateStyle: "short", timeStyle: "short" });
const dayOf = (instant: number) => local.format(instant * 1_000).slice(0, 10);
const hourOfDay = (instant: number) => Number(local.format(instant * 1_000).slice(11, 13));

const reading = (middle: number): fc.Arbitrary<Reading> =>
  fc.record(
    {
      timestamp: fc.integer({ min: middle - 60 * HOUR, max: middle + 60 * HOUR }),
      speed: fc.oneof(fc.integer({ min: 0, max: 140 }), fc.double({ min: 1, max: 99, noNaN: true })),
      length: fc.double({ min: 0.5, max: 20, noNaN: true }),
      direction: fc.constantFrom("incoming", "outgoing"),
      kind: fc.constantFrom("vehicle", "vehicle", "pedestrian", "cyclist"),
      measurements: fc.integer({ min: 1, max: 9 }),
    },
    { requiredKeys: ["timestamp", "direction", "kind"] },
  );

const inputs = fc.constantFrom(NOW, BACK).chain((middle) =>
  fc.record({
    readings: fc.array(reading(middle), { maxLength: 60 }),
    start: fc.integer({ min: middle - 50 * HOUR, max: middle }),
    length: fc.integer({ min: 1, max: 50 * HOUR }),
  }),
);

const measured = (readings: readonly Reading[], start: number, end: number, visionType: 0 | 2 = 2) => {
  const store = new Store();
  const client = store.addClient({ visionType, metaData: { speedLimit: 50 } });
  store.addReadings(client.id, readings);
  return measure(client, start, end);
};

/** The smallest speed that so many percent don't exceed, found by trying each. */
const naivePercentile = (speeds: readonly number[], percent: number) =>
  speeds
    .filter((speed) => speeds.filter((other) => other <= speed).length * 100 >= percent * speeds.length)
    .reduce<number | null>((least, speed) => (least === null || speed < least ? speed : least), null);

const naiveMax = (speeds: readonly number[]) => (speeds.length === 0 ? null : Math.max(...speeds));
const naiveAverage = (speeds: readonly number[]) => {
  let sum = 0;
  for (const speed of speeds) sum += speed;
  return speeds.length === 0 ? null : sum / speeds.length;
};
const close = (found: number | null | undefined, naive: number | null) =>
  naive === null ? expect(found).toBeNull() : expect(found).toBeCloseTo(naive, 6);

describe("figures are those of a naive computation", () => {
  const vehiclesOf = (readings: readonly Reading[], start: number, end: number) =>
    readings.filter(({ kind, timestamp }) => kind === "vehicle" && timestamp >= start && timestamp < end);
  const speedsOf = (readings: readonly Reading[]) =>
    readings.flatMap(({ speed }) => (speed === undefined ? [] : [speed]));

  test("of the whole period", () => {
    fc.assert(
      fc.property(inputs, ({ readings, start, length }) => {
        const { figures, speeds, trends, counts } = measured(readings, start, start + length);
        const vehicles = vehiclesOf(readings, start, start + length);
        const kmh = speedsOf(vehicles);
        expect(figures.total_vehicles).toBe(vehicles.length);
        expect(figures.max_speed).toBe(naiveMax(kmh));
        close(figures.average_speed, naiveAverage(kmh));
        const over = kmh.filter((speed) => speed > 50).length;
        expect(figures.vehicle_over_limit_count).toBe(kmh.length === 0 ? null : over);
        close(figures.percentage_over_limit, kmh.length === 0 ? null : (over / kmh.length) * 100);
        const squares = naiveAverage(kmh.map((speed) => speed * speed));
        const mean = naiveAverage(kmh) ?? 0;
        if (squares !== null)
          expect((figures.standard_deviation ?? 0) ** 2).toBeCloseTo(squares - mean * mean, 6);
        speeds.percentile.forEach((speed, percent) => {
          expect(speed).toBe(naivePercentile(kmh, percent));
        });
        const before = vehiclesOf(readings, start - length, start).length;
        close(trends.total_vehicles, before === 0 ? null : (vehicles.length / before - 1) * 100);
        const lengths = vehicles.filter(({ length }) => length !== undefined).length;
        expect(counts.count_by_length_total.reduce((sum, count) => sum + count, 0)).toBe(lengths);
      }),
    );
  });

  test("of its hours", () => {
    fc.assert(
      fc.property(inputs, ({ readings, start, length }) => {
        const end = start + length;
        const { speeds, counts, pedestrians } = measured(readings, start, end);
        const first = start - (start % HOUR);
        expect(counts.vehicle_count.map(({ time }) => time)).toEqual(
          Array.from({ length: Math.ceil((end - first) / HOUR) }, (_, place) => first + place * HOUR),
        );
        counts.vehicle_count.forEach(({ time, value }, place) => {
          const vehicles = vehiclesOf(readings, Math.max(start, time), Math.min(end, time + HOUR));
          const kmh = speedsOf(vehicles);
          expect(value).toBe(vehicles.length);
          const incoming = vehicles.filter(({ direction }) => direction === "incoming").length;
          expect(counts.vehicle_count_incoming[place]).toEqual({ time, value: incoming });
          expect(counts.vehicle_count_outgoing[place]).toEqual({ time, value: value - incoming });
          expect(speeds.percentile_per_hour[place]).toEqual({
            time,
            v30: naivePercentile(kmh, 30),
            v50: naivePercentile(kmh, 50),
            v85: naivePercentile(kmh, 85),
          });
          expect(speeds.speed_per_hour[place]?.max).toBe(naiveMax(kmh));
          close(speeds.speed_per_hour[place]?.average, naiveAverage(kmh));
          const walkers = readings.filter(
            ({ kind, timestamp }) =>
              kind === "pedestrian" &&
              timestamp >= Math.max(start, time) &&
              timestamp < Math.min(end, time + HOUR),
          );
          expect(pedestrians?.pedestrians.count_by_hour[place]).toEqual({ time, value: walkers.length });
        });
        for (const { time, value } of counts.daily_average_per_hour) {
          const hours = counts.vehicle_count.filter((hour) => hourOfDay(hour.time) === time);
          close(value, naiveAverage(hours.map((hour) => hour.value)));
        }
      }),
    );
  });

  test("of its days and classes of speed", () => {
    fc.assert(
      fc.property(inputs, ({ readings, start, length }) => {
        const end = start + length;
        const { tables, speeds } = measured(readings, start, end);
        const vehicles = vehiclesOf(readings, start, end);
        const days = new Set<string>();
        for (let instant = start; instant < end; instant += 60) days.add(dayOf(instant));
        days.add(dayOf(end - 1));
        expect(tables.dailyTable.map(({ date }) => dayOf(date))).toEqual([...days]);
        tables.resultsTable.forEach(({ date, ...row }, place) => {
          expect(local.format(date * 1_000)).toMatch(/ 00:00$/);
          const ofDay = vehicles.filter(({ timestamp }) => dayOf(timestamp) === dayOf(date));
          const kmh = speedsOf(ofDay);
          const measurements = ofDay.reduce((sum, one) => sum + (one.measurements ?? 1), 0);
          expect(tables.dailyTable[place]).toEqual({ date, measurements, vehicles: ofDay.length });
          expect(row).toMatchObject({ measurements, vehicles: ofDay.length, max_speed: naiveMax(kmh) });
          expect([row.v85, row.v50, row.v30]).toEqual([85, 50, 30].map((one) => naivePercentile(kmh, one)));
        });
        for (const { from, to, vehicles: count } of speeds.frequency)
          expect(count).toBe(
            speedsOf(vehicles).filter((speed) => (speed > from - 1 || from === 1) && speed <= to).length,
          );
      }),
    );
  });
});

describe("what a client counts", () => {
  const readings: Reading[] = [
    { timestamp: NOW - 30, speed: 20, direction: "incoming", kind: "cyclist" },
    { timestamp: NOW - 20, speed: 70, direction: "incoming", kind: "vehicle" },
  ];

  test("a bicycle counter counts bicycles, and knows no speeds", () => {
    const store = new Store();
    const client = store.addClient({ metaData: { reportedParameters: { hwType: "BIKECOUNTER" } } });
    store.addReadings(client.id, readings);
    const { figures, speeds } = measure(client, NOW - 60, NOW);
    expect(figures).toMatchObject({ total_vehicles: 1, average_speed: null, vehicle_over_limit_count: null });
    expect(speeds.percentile).toEqual(Array(101).fill(null));
  });

  test("pedestrians and cyclists are of clients with vision", () => {
    expect(measured(readings, NOW - 60, NOW, 0).pedestrians).toBeNull();
    expect(measured(readings, NOW - 60, NOW, 2).pedestrians?.bycicles.total_count).toBe(1);
  });

  test("a period ends before its end", () => {
    expect(measured(readings, NOW - 60, NOW - 20).figures.total_vehicles).toBe(0);
    expect(measured(readings, NOW - 20, NOW).figures.total_vehicles).toBe(1);
  });

  test("a trend is in percent, and null where there was nothing", () => {
    expect([trend(15, 10), trend(5, 10), trend(5, 0), trend(5, null), trend(null, 5)]).toEqual([
      ...[50, -50, null, null, null],
    ]);
  });
});

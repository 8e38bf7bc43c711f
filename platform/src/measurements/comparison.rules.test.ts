import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { hourOf, hoursOnRoad, type Road, randomFrom } from "../../test/roads.js";
import { HOUR } from "../time/clock.js";
import { comparisonOf } from "./comparison.rules.js";
import type { FigureChange } from "./figureChange.rules.js";
import { withLimits } from "./figures.rules.js";
import type { PeriodHour } from "./periodHour.js";
import { tallyPeriod } from "./tally.rules.js";

/** As if one period followed the other. */
const of = (hours: PeriodHour[]) => ({
  hours,
  period: { start: 0, end: hours.length * HOUR },
  isWidened: false,
});

const ROAD: Road = {
  days: 14,
  hoursADay: 6,
  flow: 12,
  speed: 52,
  spread: { days: 1.5, hours: 1, vehicles: 8 },
};

const side = (hours: PeriodHour[], speedLimit = 50) => ({
  hours,
  tally: withLimits(tallyPeriod(of(hours), null), { speedLimit }, hours),
  period: { start: hours[0]?.start ?? 0, end: hours.at(-1)?.end ?? 0 },
  limited: { speedLimit },
});
const changesOf = (before: PeriodHour[], after: PeriodHour[]) =>
  comparisonOf(side(before), side(after)).changes;

/** How often each figure is reported as changed, in percent. */
function changed(before: Road, after: Road, trials: number): Record<string, number> {
  const random = randomFrom(7);
  const found: Record<string, number> = {};
  for (let trial = 0; trial < trials; trial += 1) {
    const changes = changesOf(hoursOnRoad(before, random), hoursOnRoad(after, random));
    for (const [name, { verdict }] of Object.entries(changes)) {
      const said = verdict === "higher" || verdict === "lower" ? 1 : 0;
      found[name] = (found[name] ?? 0) + (100 * said) / trials;
    }
  }
  return found;
}

describe("on made-up roads", () => {
  it("rarely names a change where there is none", () => {
    for (const [name, percent] of Object.entries(changed(ROAD, ROAD, 400))) {
      expect([name, percent]).toEqual([name, expect.any(Number)]);
      expect(percent).toBeGreaterThanOrEqual(2);
      expect(percent).toBeLessThanOrEqual(9);
    }
  }, 60_000);

  it("would often name one if vehicles were taken for independent, as days differ", () => {
    const asOneDay = (hours: PeriodHour[]) => {
      const speeds = tallyPeriod(of(hours), null).speeds;
      return { mean: speeds.mean ?? 0, error: (speeds.standardDeviation ?? 0) / Math.sqrt(speeds.count) };
    };
    const random = randomFrom(7);
    let named = 0;
    for (let trial = 0; trial < 60; trial += 1) {
      const [one, other] = [asOneDay(hoursOnRoad(ROAD, random)), asOneDay(hoursOnRoad(ROAD, random))];
      if (Math.abs(one.mean - other.mean) > 1.96 * Math.hypot(one.error, other.error)) named += 1;
    }
    expect(named).toBeGreaterThan(15);
  }, 60_000);

  it("finds roads that are faster, and busier", () => {
    const faster = changed(ROAD, { ...ROAD, speed: ROAD.speed + 4 }, 60);
    for (const name of ["average_speed", "v85", "percentage_over_limit"])
      expect(faster[name]).toBeGreaterThan(95);
    expect(changed(ROAD, { ...ROAD, flow: 20 }, 60).vehicles_per_hour).toBeGreaterThan(95);
  }, 60_000);

  it("says to which side, and by how much", () => {
    const random = randomFrom(3);
    const before = hoursOnRoad({ ...ROAD, days: 30 }, random);
    const after = hoursOnRoad({ ...ROAD, days: 30, speed: 47, flow: 15 }, random);
    const { average_speed, v85, percentage_over_limit, vehicles_per_hour } = changesOf(before, after);
    for (const change of [average_speed, v85, percentage_over_limit])
      expect(change).toMatchObject({ verdict: "lower", basis: "days" });
    expect(vehicles_per_hour).toMatchObject({ verdict: "higher", basis: "days" });
    expect(average_speed.low).toBeLessThan(-5);
    expect(average_speed.high).toBeGreaterThan(-5);
    expect(v85.low).toBeLessThan(-5);
    expect(v85.high).toBeGreaterThan(-5);
    expect(average_speed.percent).toBeCloseTo(
      (100 * (average_speed.difference ?? 0)) / (average_speed.before ?? 0),
    );
  });

  it("holds the true difference of V85 about as often as it says", () => {
    const random = randomFrom(11);
    let holds = 0;
    for (let trial = 0; trial < 200; trial += 1) {
      const faster = { ...ROAD, speed: ROAD.speed + 2 };
      const { low, high } = changesOf(hoursOnRoad(ROAD, random), hoursOnRoad(faster, random)).v85;
      if ((low ?? 0) <= 2 && (high ?? 0) >= 2) holds += 1;
    }
    expect(holds / 2).toBeGreaterThan(91);
  }, 60_000);
});

const speed = fc.oneof(
  fc.integer({ min: 1, max: 300 }),
  fc.integer({ min: 48, max: 52 }),
  fc.integer({ min: 48, max: 52 }),
  fc.constant(-1),
);
const anyHour = fc.record({
  day: fc.nat({ max: 9 }),
  hour: fc.nat({ max: 5 }),
  speeds: fc.array(fc.tuple(speed, fc.nat({ max: 30 })), { maxLength: 6 }),
  covered: fc.constantFrom(1, 600, HOUR),
});
/** Next to nothing, or enough to be compared. */
const anyHours = fc
  .oneof(
    fc.array(anyHour, { maxLength: 4 }),
    fc.array(anyHour, { minLength: 10, maxLength: 50, size: "max" }),
    fc.array(anyHour, { minLength: 10, maxLength: 50, size: "max" }),
  )
  .map((hours) => [...new Map(hours.map((hour) => [hour.day * 24 + hour.hour, hour])).entries()])
  .map((hours) =>
    hours
      .sort(([one], [other]) => one - other)
      .map(([, { day, hour, speeds, covered }]) => {
        const each = speeds.flatMap(([kmh, times]) => Array<number>(times).fill(kmh));
        return hourOf(day, hour, each, covered);
      }),
  );

const negated = (value: number | null) => (value === null ? null : 0 - value);
const nearly = (value: number | null) => (value === null ? null : expect.closeTo(value, 6));

describe("of any hours", () => {
  it("says nothing absurd, and its parts agree", () => {
    let told = 0;
    fc.assert(
      fc.property(anyHours, anyHours, (before, after) => {
        const { changes, ...sides } = comparisonOf(side(before), side(after));
        for (const value of Object.values({ ...sides.before, ...sides.after }))
          if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
        for (const change of Object.values(changes)) expectSound(change);
        if (changes.v85.p_value !== null) told += 1;
        const samples = [sides.before, sides.after].map(({ sample_size }) => sample_size ?? 0);
        if (Math.min(...samples) < 100) {
          expect(changes.average_speed.verdict).toBe("tooFew");
          expect(changes.v85.verdict).toBe("tooFew");
          expect(changes.percentage_over_limit.verdict).toBe("tooFew");
        }
      }),
      { numRuns: 300, seed: 5 },
    );
    expect(told).toBeGreaterThan(50);
  });

  it("is the same the other way round, negated", () => {
    fc.assert(
      fc.property(anyHours, anyHours, (before, after) => {
        const there = changesOf(before, after);
        const back = changesOf(after, before);
        for (const name of Object.keys(there) as (keyof typeof there)[]) {
          const { difference, low, high, p_value, verdict, basis } = there[name];
          const turned = verdict === "higher" ? "lower" : verdict === "lower" ? "higher" : verdict;
          expect(back[name]).toMatchObject({
            before: there[name].after,
            after: there[name].before,
            difference: nearly(negated(difference)),
            low: nearly(negated(high)),
            high: nearly(negated(low)),
            p_value: nearly(p_value),
            verdict: turned,
            basis,
          });
        }
      }),
      { numRuns: 200, seed: 5 },
    );
  });
});

function expectSound({
  before,
  after,
  difference,
  low,
  high,
  p_value,
  verdict,
  percent,
  basis,
}: FigureChange) {
  for (const value of [before, after, difference, low, high, p_value, percent])
    expect(value === null || Number.isFinite(value)).toBe(true);
  expect(verdict === "tooFew").toBe(p_value === null);
  expect([low, high, basis].map((value) => value === null)).toEqual(Array(3).fill(p_value === null));
  if (p_value === null || low === null || high === null || difference === null) return;
  expect(p_value).toBeGreaterThanOrEqual(0);
  expect(p_value).toBeLessThanOrEqual(1);
  expect(low).toBeLessThanOrEqual(difference);
  expect(high).toBeGreaterThanOrEqual(difference);
  if (verdict === "noChange") return;
  expect(p_value).toBeLessThan(0.05);
  expect(Math.sign(difference)).toBe(verdict === "higher" ? 1 : -1);
}

describe("where little is known", () => {
  const hours = (days: number, hoursADay: number, some: number[]) =>
    Array.from({ length: days * hoursADay }, (_, at) =>
      hourOf(Math.floor(at / hoursADay), at % hoursADay, some),
    );

  it("says nothing of nothing", () => {
    const { before, changes } = comparisonOf(side([]), side([]));
    expect(before).toMatchObject({
      total_vehicles: 0,
      sample_size: 0,
      average_speed: null,
      v85: null,
      percentage_over_limit: null,
      vehicles_per_hour: null,
    });
    for (const change of Object.values(changes))
      expect(change).toEqual({
        before: null,
        after: null,
        difference: null,
        percent: null,
        low: null,
        high: null,
        p_value: null,
        verdict: "tooFew",
        basis: null,
      });
  });

  it("tells figures of few vehicles, and no change", () => {
    const { average_speed } = changesOf(hours(9, 1, Array(11).fill(50)), hours(9, 1, Array(12).fill(60)));
    expect(average_speed).toMatchObject({ before: 50, after: 60, difference: 10, percent: 20 });
    expect(average_speed).toMatchObject({ verdict: "tooFew", p_value: null, low: null });
  });

  it("goes by hours where days are too few, and by nothing where hours are", () => {
    const some = [40, 45, 50, 55, 60, 40, 45, 50, 55, 60];
    const many = [...some, ...some, ...some, 70];
    expect(changesOf(hours(5, 3, some), hours(5, 3, some)).average_speed).toMatchObject({
      basis: "days",
      verdict: "noChange",
      p_value: 1,
    });
    expect(changesOf(hours(4, 3, some), hours(30, 3, some)).average_speed.basis).toBe("hours");
    expect(changesOf(hours(4, 1, many), hours(30, 3, many)).average_speed.verdict).toBe("tooFew");
  });

  it("knows that a road is empty now, and nothing of speeds there", () => {
    const before = Array.from({ length: 24 }, (_, at) => hourOf(0, at, Array(8 + (at % 5)).fill(50)));
    const after = Array.from({ length: 24 }, (_, at) => hourOf(0, at, []));
    const { average_speed, vehicles_per_hour } = changesOf(before, after);
    expect(vehicles_per_hour).toMatchObject({ after: 0, percent: -100, verdict: "lower" });
    expect(average_speed).toMatchObject({ after: null, difference: null, verdict: "tooFew" });
  });

  it("compares the counts of devices that know no speed", () => {
    const counts = (most: number) =>
      Array.from({ length: 7 * 24 }, (_, at) =>
        hourOf(Math.floor(at / 24), at % 24, Array(most + (at % 3)).fill(-1)),
      );
    expect(changesOf(counts(5), counts(9))).toMatchObject({
      vehicles_per_hour: { verdict: "higher", basis: "days" },
      v85: { before: null, verdict: "tooFew" },
    });
  });

  it("calls a V85 that stays the same no change, though more go a little faster", () => {
    const day = (fast: number) => [
      ...Array(80).fill(40),
      ...Array(20 - fast).fill(50),
      ...Array(fast).fill(60),
    ];
    const { v85, average_speed } = changesOf(hours(10, 1, day(3)), hours(10, 1, day(5)));
    expect(average_speed.verdict).toBe("higher");
    expect(v85).toMatchObject({ difference: 0, verdict: "noChange" });
  });
});

it("weighs the mean's uncertainty as a direct computation of every vehicle does", () => {
  const random = randomFrom(23);
  const [before, after] = [hoursOnRoad(ROAD, random), hoursOnRoad({ ...ROAD, days: 9 }, random)];
  const { low, high } = changesOf(before, after).average_speed;
  // t for 95 %, derived from the interval, with the degrees of freedom computed in another, longer way.
  const sides = [before, after].map(naiveVariance);
  const variance = sides.reduce((sum, one) => sum + one.variance, 0);
  const degrees = variance ** 2 / sides.reduce((sum, one) => sum + one.variance ** 2 / (one.days - 1), 0);
  const reach = ((high ?? 0) - (low ?? 0)) / 2;
  expect(tailOf(reach / Math.sqrt(variance), degrees)).toBeCloseTo(0.025, 6);
});

/** Variance of the mean, from the residuals of single vehicles, summed by day. */
function naiveVariance(hours: PeriodHour[]) {
  const vehicles = hours.flatMap((hour) => {
    const { speeds: histogram } = tallyPeriod(of([hour]), null);
    const each: { day: number; speed: number }[] = [];
    for (let speed = 1; speed <= 300; speed += 1)
      for (let one = 0; one < histogram.vehiclesAt(speed); one += 1) each.push({ day: hour.day, speed });
    return each;
  });
  const mean = vehicles.reduce((sum, { speed }) => sum + speed, 0) / vehicles.length;
  const residuals = new Map<number, number>();
  for (const { day, speed } of vehicles) residuals.set(day, (residuals.get(day) ?? 0) + speed - mean);
  const days = residuals.size;
  const squares = [...residuals.values()].reduce((sum, residual) => sum + residual ** 2, 0);
  return { days, variance: (days / (days - 1)) * (squares / vehicles.length ** 2) };
}

/**
 * P(T > t) of Student's t by Simpson's rule over its density, up to a constant that is computed in the same
 * way.
 */
function tailOf(t: number, degrees: number): number {
  const density = (x: number) => (1 + (x * x) / degrees) ** (-(degrees + 1) / 2);
  const integral = (from: number, to: number) => {
    const steps = 20_000;
    const width = (to - from) / steps;
    let sum = density(from) + density(to);
    for (let step = 1; step < steps; step += 1)
      sum += (step % 2 === 0 ? 2 : 4) * density(from + step * width);
    return (sum * width) / 3;
  };
  const half = integral(0, 400);
  return (half - integral(0, t)) / (2 * half);
}

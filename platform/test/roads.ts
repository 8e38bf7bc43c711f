import { HourHistogram } from "../src/measurements/histogram.js";
import type { PeriodHour } from "../src/measurements/periodHour.js";
import { DIRECTION, KIND } from "../src/measurements/reading.js";
import { DAY, HOUR } from "../src/time/clock.js";

/** Numbers from 0 to 1, determined by their seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Of a standard normal distribution. */
const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** A made-up road: days and hours vary, so vehicles within one of them depend on each other. */
export interface Road {
  days: number;
  hoursADay: number;
  /** Mean vehicles per hour. */
  flow: number;
  /** Mean, km/h. */
  speed: number;
  /** Standard deviations of days, of hours, and of vehicles, km/h. */
  spread: { days: number; hours: number; vehicles: number };
}

/** One covered local hour with vehicles of these speeds, km/h; −1 for none. */
export function hourOf(
  day: number,
  hourOfDay: number,
  speeds: readonly number[],
  covered = HOUR,
): PeriodHour {
  const start = day * DAY + hourOfDay * HOUR;
  const histogram = new HourHistogram();
  for (const speed of speeds)
    histogram.add({
      timestamp: start,
      kind: KIND.vehicle,
      direction: DIRECTION.incoming,
      speed: speed < 0 ? null : speed,
      length: null,
      samples: 1,
    });
  const time = { start, end: start + HOUR, day, hourOfDay };
  const content = { covered, heard: null, histogram: histogram.pack() };
  return { ...time, ...content, beginsInside: false, endsInside: false };
}

/** The hours of some days on a road. */
export function hoursOnRoad(
  { days, hoursADay, flow, speed, spread }: Road,
  random: () => number,
): PeriodHour[] {
  return Array.from({ length: days }, (_, day) => {
    const ofDay = speed + spread.days * normal(random);
    const busy = flow * Math.exp(0.2 * normal(random));
    return Array.from({ length: hoursADay }, (__, hour) => {
      const ofHour = ofDay + spread.hours * normal(random);
      const vehicles = Math.max(0, Math.round(busy + Math.sqrt(busy) * normal(random)));
      const speeds = Array.from({ length: vehicles }, () =>
        Math.min(200, Math.max(1, Math.round(ofHour + spread.vehicles * normal(random)))),
      );
      return hourOf(day, hour, speeds);
    });
  }).flat();
}

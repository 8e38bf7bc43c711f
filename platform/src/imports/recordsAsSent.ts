import type { Classes, CountedInterval } from "../measurements/countedInterval.js";
import { DIRECTION, KIND, type Reading } from "../measurements/reading.js";
import { isReading, type Records, type Timed, timeOf } from "../measurements/records.js";

const nameOf = (names: Record<string, number>, number: number) =>
  Object.keys(names).find((name) => names[name] === number);
const tenth = (value: number | null) => (value === null ? undefined : value / 10);

/** The first records in the form in which a device sends them. */
export function recordsAsSent({ readings, intervals }: Records, most: number): Record<string, unknown>[] {
  const first: Timed[] = [...readings.slice(0, most), ...intervals.slice(0, most)];
  first.sort((one, other) => timeOf(one) - timeOf(other));
  return first
    .slice(0, most)
    .map((one) => withoutUntold(isReading(one) ? sentReading(one) : sentInterval(one)));
}

function sentReading({ timestamp, kind, direction, speed, length, samples }: Reading) {
  const about = { kind: nameOf(KIND, kind), direction: nameOf(DIRECTION, direction) };
  return { timestamp, ...about, speed: speed ?? undefined, length: tenth(length), samples };
}

function sentInterval({ from, to, kind, direction, count, ...told }: CountedInterval) {
  return {
    ...{ from, to, kind: nameOf(KIND, kind), direction: nameOf(DIRECTION, direction), count },
    speeds: sentClasses(told.speeds),
    lengths: sentClasses(told.lengths),
    averageSpeed: tenth(told.averageSpeed),
    maxSpeed: told.maxSpeed ?? undefined,
    v85: tenth(told.v85),
  };
}

function sentClasses(classes: Classes | null) {
  if (!classes) return undefined;
  const borders = classes.borders.map((border) => border / 10);
  return classes.counts
    ? { borders, counts: classes.counts }
    : { borders, shares: (classes.shares ?? []).map((share) => share / 100) };
}

const withoutUntold = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

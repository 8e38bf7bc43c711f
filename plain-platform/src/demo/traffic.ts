import { hourOfDay, hoursOf, weekDayOf } from "../figures/localTime.js";
import type { Reading } from "../store/records.js";
import type { DemoDevice } from "./devices.js";
import { bell, countAround, type Random } from "./random.js";

/** The share of a day's road users in each hour, in thousandths. */
const OF_HOURS = [6, 4, 3, 3, 6, 18, 48, 78, 66, 52, 50, 52, 54, 56, 66, 78, 80, 68, 56, 46, 38, 28, 26, 18];
const WEEKEND = 0.7;

/** The readings of a device in `[start, end)`, Unix seconds; oldest first. */
export function trafficOf(device: DemoDevice, random: Random, start: number, end: number): Reading[] {
  return hoursOf(start, end).flatMap((hour) => {
    const from = Math.max(start, hour);
    const seconds = Math.min(end, hour + 3_600) - from;
    const daily = device.perDay * (weekDayOf(hour) > 4 ? WEEKEND : 1);
    const expected = (daily * (OF_HOURS[hourOfDay(hour)] ?? 0) * seconds) / 3_600_000;
    const times = Array.from({ length: countAround(random, expected) }, () =>
      Math.floor(from + random() * seconds),
    );
    return times.sort((one, other) => one - other).map((timestamp) => readingOf(device, random, timestamp));
  });
}

function readingOf(device: DemoDevice, random: Random, timestamp: number): Reading {
  const direction = random() < 0.54 ? "incoming" : "outgoing";
  if (device.hwType === "BIKECOUNTER") return { timestamp, direction, kind: "cyclist" };
  if (device.visionType === 2)
    return { timestamp, direction, kind: random() < 0.65 ? "pedestrian" : "cyclist" };
  const speed = Math.max(6, Math.round(device.speedLimit - 3 + 8 * bell(random)));
  const measurements = 2 + Math.floor(random() * 6);
  const seen = { timestamp, direction, kind: "vehicle", speed, measurements } as const;
  return device.hasLengths ? { ...seen, length: lengthOf(random) } : seen;
}

/** Metres: mostly cars. */
function lengthOf(random: Random): number {
  const [shortest, longest] = rangeOf(random());
  return Math.round((shortest + random() * (longest - shortest)) * 10) / 10;
}

function rangeOf(share: number): [number, number] {
  if (share < 0.05) return [1.8, 2.4];
  if (share < 0.82) return [3.6, 5.1];
  if (share < 0.92) return [5.3, 8.9];
  return share < 0.97 ? [9.1, 11.9] : [12.5, 18];
}

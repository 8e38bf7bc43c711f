import { type Interval, merge, subtract } from "../intervals.js";
import type { Device } from "./device.js";
import { madeSilent } from "./faults.js";
import { randomFor } from "./random.js";

const DAY = 86_400;
const HOUR = 3600;

/** Share of days with a silence, for a device with silences. */
const SILENT_DAYS = 0.65;

function silenceOfDay(seed: number, device: Device, day: number): Interval[] {
  const random = randomFor(seed, device.serialNumber, "silence", day);
  if (random() >= SILENT_DAYS) return [];
  const from = day * DAY + Math.floor(random() * 22 * HOUR);
  return [{ from, to: from + Math.floor((2 + random() * 4) * HOUR) }];
}

/** The times within [from, to) in which a device is on the line, ascending. */
export function heardBetween(seed: number, device: Device, from: number, to: number): Interval[] {
  const silences: Interval[] = madeSilent(device.faults ?? [], from, to);
  for (let day = Math.floor(from / DAY) - 1; device.silences && day * DAY < to; day++) {
    silences.push(...silenceOfDay(seed, device, day));
  }
  return subtract({ from, to }, merge(silences));
}

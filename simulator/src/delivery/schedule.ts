import { cutAtMultiples, type Interval, subtract } from "../intervals.js";
import type { Device } from "../model/device.js";
import { readingsBetween } from "../model/readings.js";
import { heardBetween } from "../model/silences.js";
import type { Batch } from "../platform-api/deviceApi.js";

const HOUR = 3600;
const DAY = 86_400;

/** The time up to which a device has sent at `now`: all, or for one that uploads seldom its last upload. */
export function sentUntil(device: Device, now: number): number {
  return device.uploadEvery > 0 ? Math.floor(now / device.uploadEvery) * device.uploadEvery : now;
}

/** The whole hour with which the last 24 h before `now` begin. */
export function lastDayBegin(now: number): number {
  return Math.floor((now - DAY) / HOUR) * HOUR;
}

/** What a device has yet to send from `since` on, ascending. */
export function missingSince(
  device: Device,
  delivered: readonly Interval[],
  since: number,
  now: number,
): Interval[] {
  return subtract({ from: since, to: sentUntil(device, now) }, delivered);
}

/** The spans of a day each that go before `end`, newest first. */
export function daysBefore(end: number, days: number): Interval[] {
  return Array.from({ length: days }, (_, day) => ({ from: end - (day + 1) * DAY, to: end - day * DAY }));
}

/**
 * The batches for `interval`: whole hours (less at its ends), nothing for times in which the device was silent. Each time the same ones,
 * with the same ids.
 */
export function* batchesOf(seed: number, device: Device, interval: Interval): Generator<Batch> {
  if (device.flows.length === 0) return;
  for (const hour of cutAtMultiples(interval, HOUR)) {
    for (const { from, to } of heardBetween(seed, device, hour.from, hour.to)) {
      yield { batchId: `sim-${from}-${to}`, from, to, readings: readingsBetween(seed, device, from, to) };
    }
  }
}

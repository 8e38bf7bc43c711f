import { cutAtMultiples, type Interval, subtract } from "../intervals.js";
import type { ConfigurationsTaken } from "../model/configuration.js";
import type { Device } from "../model/device.js";
import { readingsBetween } from "../model/readings.js";
import { heardBetween } from "../model/silences.js";
import type { Batch } from "../platform-api/deviceApi.js";

const HOUR = 3600;
const DAY = 86_400;

/** The devices' initial interval: with it the demo's devices send as soon as they can. */
export const USUAL_INTERVAL = 300;

/**
 * Seconds between two deliveries of a device at `now`, 0 if it sends as soon as it can. It uses its
 * configuration's interval once that differs from the usual one.
 */
export function deliveryEvery(device: Device, taken: ConfigurationsTaken, now: number): number {
  if (device.uploadEvery > 0 || device.flows.length === 0) return device.uploadEvery;
  const told = taken
    .filter(({ since }) => since <= now)
    .flatMap(({ configuration }) => configuration.measurementInterval ?? []);
  return told.some((interval) => interval !== USUAL_INTERVAL) ? (told.at(-1) ?? 0) : 0;
}

/**
 * The time up to which a device has sent at `now`: everything, or with a fixed interval, its last delivery.
 */
export function sentUntil(every: number, now: number): number {
  return every > 0 ? Math.floor(now / every) * every : now;
}

/** The whole hour at the start of the last 24 h before `now`. */
export function lastDayBegin(now: number): number {
  return Math.floor((now - DAY) / HOUR) * HOUR;
}

/** The times that a device with a fixed interval has yet to send from `since` on, ascending. */
export function missingSince(
  every: number,
  delivered: readonly Interval[],
  since: number,
  now: number,
): Interval[] {
  return subtract({ from: since, to: sentUntil(every, now) }, delivered);
}

/** Spans of one day each before `end`, newest first. */
export function daysBefore(end: number, days: number): Interval[] {
  return Array.from({ length: days }, (_, day) => ({ from: end - (day + 1) * DAY, to: end - day * DAY }));
}

/**
 * The batches for `interval`: whole hours (less at its ends), none for times in which the device was silent.
 * Always the same ones, with the same ids.
 */
export function* batchesOf(
  seed: number,
  device: Device,
  interval: Interval,
  taken: ConfigurationsTaken = [],
): Generator<Batch> {
  if (device.flows.length === 0) return;
  for (const hour of cutAtMultiples(interval, HOUR)) {
    for (const { from, to } of heardBetween(seed, device, hour.from, hour.to)) {
      yield {
        batchId: `sim-${from}-${to}`,
        from,
        to,
        readings: readingsBetween(seed, device, from, to, taken),
      };
    }
  }
}

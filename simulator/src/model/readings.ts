import { CELL_SECONDS, cellReadings } from "./cell.js";
import { type ConfigurationsTaken, spansOf } from "./configuration.js";
import type { Device, Reading } from "./device.js";
import { isMeasured, underSign } from "./obeying.js";
import { heardBetween } from "./silences.js";

/**
 * All readings of a device in [from, to) (Unix seconds), by time, with its configurations. Additive: however
 * a span is split, its parts together give the readings of the whole, so that history and live traffic are
 * the same.
 */
export function readingsBetween(
  seed: number,
  device: Device,
  from: number,
  to: number,
  taken: ConfigurationsTaken = [],
): Reading[] {
  const readings: Reading[] = [];
  for (const span of spansOf(taken, from, to)) {
    const traffic = underSign(device, span.configuration);
    for (const heard of heardBetween(seed, device, span.from, span.to)) {
      const first = Math.floor(heard.from / CELL_SECONDS) * CELL_SECONDS;
      for (let cell = first; cell < heard.to; cell += CELL_SECONDS) {
        for (const reading of cellReadings(seed, traffic, cell)) {
          const within = reading.timestamp >= heard.from && reading.timestamp < heard.to;
          if (within && isMeasured(reading, span.configuration)) readings.push(reading);
        }
      }
    }
  }
  return readings;
}

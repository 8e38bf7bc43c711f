import { CELL_SECONDS, cellReadings } from "./cell.js";
import type { Device, Reading } from "./device.js";
import { heardBetween } from "./silences.js";

/**
 * Everything a device measures in [from, to) (Unix seconds), by time. Additive: however a span is split, its parts together
 * give the readings of the whole, so that history and live traffic are one and the same.
 */
export function readingsBetween(seed: number, device: Device, from: number, to: number): Reading[] {
  const readings: Reading[] = [];
  for (const heard of heardBetween(seed, device, from, to)) {
    const first = Math.floor(heard.from / CELL_SECONDS) * CELL_SECONDS;
    for (let cell = first; cell < heard.to; cell += CELL_SECONDS) {
      for (const reading of cellReadings(seed, device, cell)) {
        if (reading.timestamp >= heard.from && reading.timestamp < heard.to) readings.push(reading);
      }
    }
  }
  return readings;
}

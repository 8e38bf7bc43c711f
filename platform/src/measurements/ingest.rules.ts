import { DAY, HOUR, MINUTE } from "../time/clock.js";

/** Clocks of devices may be ahead by this. */
export const AHEAD_AT_MOST = 10 * MINUTE;
/** What one batch covers at most. */
export const LONGEST_BATCH = 48 * HOUR;
/** Two years; imports may be older. */
export const OLDEST = 730 * DAY;

/** Days that begin this long ago are packed into one row a client: few more batches of them are expected. */
const PACKED_AFTER = 3 * DAY;

/** Where the last UTC day begins that may be packed: its batches begin two or more days back. */
export function lastPackedDay(now: number): number {
  return Math.floor((now - PACKED_AFTER) / DAY) * DAY;
}

/** Tenths of a metre, cut and not rounded, so that no class border is crossed. @param metres 4.1 × 10 may come out a hair below 41 */
export const lengthOf = (metres: number): number => Math.floor(metres * 10 + FLOAT_NOISE);
const FLOAT_NOISE = 1e-6;

/** Whole km/h, half up. */
export const speedOf = (kmh: number): number => Math.round(kmh);

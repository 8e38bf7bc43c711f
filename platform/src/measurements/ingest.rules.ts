import { DAY, HOUR, MINUTE } from "../time/clock.js";

/** Clocks of devices may be ahead by this. */
export const AHEAD_AT_MOST = 10 * MINUTE;
/** What one batch covers at most. */
export const LONGEST_BATCH = 48 * HOUR;
/** A local day may have 25 hours. */
export const LONGEST_INTERVAL = 25 * HOUR;
/** What a piece of an import covers at most: records of a UTC day, the last of which may be an interval, and the silence after it. */
export const LONGEST_PIECE = 3 * DAY;
/** Two years; imports may be older. */
export const OLDEST = 730 * DAY;

/** Days that begin this long ago are packed into one row a client: few more batches of them are expected. */
const PACKED_AFTER = 3 * DAY;

/** Where the last UTC day begins that may be packed: its batches begin two or more days back. */
export function lastPackedDay(now: number): number {
  return Math.floor((now - PACKED_AFTER) / DAY) * DAY;
}

/** Whole km/h, half up. */
export function storedSpeed(kmh: number): number {
  return Math.round(kmh);
}

/** Metres as tenths: cut, not rounded, so that no class border is crossed. */
export function storedLength(metres: number): number {
  return Math.floor(metres * 10 + FLOAT_NOISE);
}

/** 4.1 × 10 may come out a hair below 41. */
const FLOAT_NOISE = 1e-6;

import { DAY, HOUR, MINUTE } from "../time/clock.js";

/** Limit by which devices' clocks may be ahead. */
export const AHEAD_AT_MOST = 10 * MINUTE;
/** Limit of the time covered by one batch. */
export const LONGEST_BATCH = 48 * HOUR;
/** A local day may have 25 hours. */
export const LONGEST_INTERVAL = 25 * HOUR;
/**
 * Limit of the time covered by a piece of an import: records of a UTC day, the last of which may be an
 * interval, and the silence after it.
 */
export const LONGEST_PIECE = 3 * DAY;
/** Two years; imports may be older. */
export const OLDEST = 730 * DAY;

/**
 * Days that began this long ago are packed into one row per client: few more batches of them are expected.
 */
const PACKED_AFTER = 3 * DAY;

/** Start of the last UTC day that may be packed: its batches begin at least two days back. */
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

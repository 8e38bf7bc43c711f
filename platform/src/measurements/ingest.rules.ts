import { DAY, HOUR, MINUTE } from "../time/clock.js";
import { DIRECTION, type DirectionName, KIND, type KindName, type Reading } from "./reading.js";

/** Clocks of devices may be ahead by this. */
export const AHEAD_AT_MOST = 10 * MINUTE;
/** What one batch covers at most. */
export const LONGEST_BATCH = 48 * HOUR;
/** Two years; imports may be older. */
export const OLDEST = 730 * DAY;

/** A reading as a device sends it: speed in km/h, length in metres. */
export interface SentReading {
  timestamp: number;
  speed?: number;
  direction?: DirectionName;
  samples?: number;
  length?: number;
  kind?: KindName;
}

export interface SentBatch {
  batchId: string;
  from: number;
  to: number;
  readings: SentReading[];
}

export type RefusalReason = "FUTURE" | "TOO_OLD" | "OUTSIDE_BATCH";

/** Days that begin this long ago are packed into one row a client: few more batches of them are expected. */
const PACKED_AFTER = 3 * DAY;

/** Where the last UTC day begins that may be packed: its batches begin two or more days back. */
export function lastPackedDay(now: number): number {
  return Math.floor((now - PACKED_AFTER) / DAY) * DAY;
}

/** What is stored of a batch, and which readings are not. */
export interface SortedBatch {
  from: number;
  to: number;
  /** Whether its day may be packed already. */
  late: boolean;
  /** In order of time. */
  readings: Reading[];
  refused: { index: number; reason: RefusalReason }[];
}

/**
 * Sorts a batch's readings, refusing those out of time. What a batch claims to cover is cut to the same limits,
 * so that a wrong clock can't make hours of silence in the future.
 * @param anyAge for imports; else what is older than two years or `keptFrom` is refused
 */
export function sortBatch(batch: SentBatch, now: number, anyAge: boolean, keptFrom = 0): SortedBatch {
  const latest = now + AHEAD_AT_MOST;
  const oldest = anyAge ? 0 : Math.max(now - OLDEST, keptFrom);
  const readings: Reading[] = [];
  const refused: SortedBatch["refused"] = [];
  batch.readings.forEach((sent, index) => {
    const { timestamp } = sent;
    const refuse = (reason: RefusalReason) => refused.push({ index, reason });
    if (timestamp > latest) refuse("FUTURE");
    else if (timestamp < oldest) refuse("TOO_OLD");
    else if (timestamp < batch.from || timestamp >= batch.to) refuse("OUTSIDE_BATCH");
    else readings.push(toReading(sent));
  });
  readings.sort((one, other) => one.timestamp - other.timestamp);
  const from = Math.max(batch.from, oldest);
  const late = from < lastPackedDay(now) + DAY;
  return { from, to: Math.min(batch.to, latest + 1), late, readings, refused };
}

/** km/h as they are stored: whole, half up. */
export function storedSpeed(kmh: number): number {
  return Math.round(kmh);
}

/** Metres as tenths: cut, not rounded, so that no class border is crossed. */
export function storedLength(metres: number): number {
  return Math.floor(metres * 10 + FLOAT_NOISE);
}

function toReading(sent: SentReading): Reading {
  return {
    timestamp: sent.timestamp,
    kind: KIND[sent.kind ?? "vehicle"],
    direction: DIRECTION[sent.direction ?? "incoming"],
    speed: sent.speed === undefined ? null : storedSpeed(sent.speed),
    length: sent.length === undefined ? null : storedLength(sent.length),
    samples: sent.samples ?? 1,
  };
}

/** 4.1 × 10 may come out a hair below 41. */
const FLOAT_NOISE = 1e-6;

import { createHash } from "node:crypto";
import type { FieldFault } from "@obcestje/contract/faults.js";
import { DAY } from "../time/clock.js";
import type { Classes, CountedInterval } from "./countedInterval.js";
import { coverageOfIntervals, everyKind } from "./coverage.js";
import { AHEAD_AT_MOST, lastPackedDay, OLDEST, storedLength, storedSpeed } from "./ingest.rules.js";
import type { Interval } from "./intervals.js";
import { DIRECTION, KIND, type Reading, UNTOLD } from "./reading.js";
import {
  faultsOfInterval,
  faultsOfReading,
  type SentInterval,
  type SentReading,
  tenthsOf,
} from "./sentRecords.rules.js";
import type { REFUSALS } from "./sentSchemas.js";
import type { StoredBatch } from "./storedBatch.js";

/** A batch as it was sent. The items of its lists are checked one by one. */
export interface SentBatch {
  batchId: string;
  from: number;
  to: number;
  readings?: unknown[];
  intervals?: unknown[];
}

export interface Refusal {
  list: "readings" | "intervals";
  index: number;
  reason: (typeof REFUSALS)[number];
  fields?: FieldFault[];
}

/** The stored records of a batch, and the refused ones. */
export interface SortedBatch extends StoredBatch {
  refused: Refusal[];
}

/**
 * Sorts the records of a batch, and refuses those that are faulty or out of time. Its stated coverage is cut
 * to the same limits, so that a wrong clock can't create hours of silence in the future.
 * @param anyAge true for imports; otherwise records older than two years or `keptFrom` are refused
 */
export function sortBatch(batch: SentBatch, now: number, anyAge: boolean, keptFrom = 0): SortedBatch {
  const latest = now + AHEAD_AT_MOST;
  const oldest = anyAge ? 0 : Math.max(now - OLDEST, keptFrom);
  const from = Math.max(batch.from, oldest);
  const to = Math.min(batch.to, latest + 1);
  const refused: Refusal[] = [];
  const readings: Reading[] = [];
  const intervals: CountedInterval[] = [];
  for (const [index, sent] of (batch.readings ?? []).entries()) {
    const fields = faultsOfReading(sent);
    const refuse = (reason: Refusal["reason"]) => refused.push({ list: "readings", index, reason });
    if (fields.length > 0) {
      refused.push({ list: "readings", index, reason: "INVALID", fields });
      continue;
    }
    const { timestamp } = sent as SentReading;
    if (timestamp > latest) refuse("FUTURE");
    else if (timestamp < oldest) refuse("TOO_OLD");
    else if (timestamp < batch.from || timestamp >= batch.to) refuse("OUTSIDE_BATCH");
    else readings.push(toReading(sent as SentReading));
  }
  const taken = new TakenTime();
  for (const [index, sent] of (batch.intervals ?? []).entries()) {
    const fields = faultsOfInterval(sent);
    const interval = sent as SentInterval;
    const refuse = (reason: Refusal["reason"]) => refused.push({ list: "intervals", index, reason });
    if (fields.length > 0) refused.push({ list: "intervals", index, reason: "INVALID", fields });
    else if (interval.to > latest + 1) refuse("FUTURE");
    else if (interval.from < oldest) refuse("TOO_OLD");
    else if (interval.from < batch.from || interval.to > batch.to) refuse("OUTSIDE_BATCH");
    else if (!taken.take(interval)) refuse("OVERLAPS");
    else intervals.push(toInterval(interval));
  }
  readings.sort((one, other) => one.timestamp - other.timestamp);
  intervals.sort((one, other) => one.from - other.from);
  const covered = batch.readings ? everyKind([{ from, to }]) : coverageOfIntervals(intervals);
  const late = from < lastPackedDay(now) + DAY;
  return { from, to, covered, late, readings, intervals, refused, hash: hashOf(batch) };
}

/** All records of a batch, refused: its device's own time shows that its clock is far off. */
export function wrongClockOf(batch: SentBatch): Refusal[] {
  const refused = (list: Refusal["list"]) =>
    (batch[list] ?? []).map((_sent, index): Refusal => ({ list, index, reason: "WRONG_CLOCK" }));
  return [...refused("readings"), ...refused("intervals")];
}

/**
 * A hash of the sent content: the same again is a repeat, anything else under its id a mistake. 66 bits
 * distinguish them. The fields of a reading are hashed in a fixed order, whatever order they were sent in.
 */
function hashOf({ from, to, readings, intervals }: SentBatch): string {
  const parts = [`${from} ${to}`];
  for (const sent of readings ?? []) parts.push(textOfReading(sent as SentReading | null));
  parts.push(readings ? "intervals" : "intervals alone");
  for (const sent of intervals ?? []) parts.push(textOfInterval(sent as SentInterval | null));
  return createHash("sha256").update(parts.join("\n")).digest("base64url").slice(0, 11);
}

function textOfReading(sent: SentReading | null): string {
  const { timestamp, kind, direction, speed, length, samples } = sent ?? {};
  return `${timestamp} ${kind} ${direction} ${speed} ${length} ${samples}`;
}

function textOfInterval(sent: SentInterval | null): string {
  const { from, to, kind, direction, count, averageSpeed, maxSpeed, v85 } = sent ?? {};
  const classes = [sent?.speeds, sent?.lengths].map((some) => [some?.borders, some?.counts, some?.shares]);
  return JSON.stringify([from, to, kind, direction, count, averageSpeed, maxSpeed, v85, ...classes]);
}

/**
 * The time taken by intervals of a kind and direction: two overlapping ones of a batch would count the same
 * road users twice.
 */
class TakenTime {
  private readonly taken = new Map<string, Interval[]>();

  /** @returns false if another interval has some of it */
  take({ kind, direction, from, to }: SentInterval): boolean {
    const name = `${kind ?? ""} ${direction ?? ""}`;
    const others = this.taken.get(name) ?? [];
    // They nearly always come in order, so the last is checked first.
    if (others.findLast((other) => other.from < to && other.to > from)) return false;
    this.taken.set(name, others);
    others.push({ from, to });
    return true;
  }
}

function toReading({ timestamp, kind, direction, speed, length, samples }: SentReading): Reading {
  return {
    timestamp,
    kind: KIND[kind ?? "vehicle"],
    direction: direction ? DIRECTION[direction] : UNTOLD,
    speed: speed === undefined ? null : storedSpeed(speed),
    length: length === undefined ? null : storedLength(length),
    samples: samples ?? 1,
  };
}

function toInterval({ from, to, kind, direction, count, ...told }: SentInterval): CountedInterval {
  const tenths = (value: number | undefined) => (value === undefined ? null : tenthsOf(value));
  return {
    from,
    to,
    kind: KIND[kind ?? "vehicle"],
    direction: direction ? DIRECTION[direction] : UNTOLD,
    count,
    speeds: toClasses(told.speeds),
    lengths: toClasses(told.lengths),
    averageSpeed: tenths(told.averageSpeed),
    maxSpeed: told.maxSpeed === undefined ? null : storedSpeed(told.maxSpeed),
    v85: tenths(told.v85),
  };
}

function toClasses(sent: SentInterval["speeds"]): Classes | null {
  if (!sent) return null;
  const { borders, counts, shares } = sent;
  return {
    borders: borders.map(tenthsOf),
    counts: counts ?? null,
    shares: shares?.map((share) => Math.round(share * 100)) ?? null,
  };
}

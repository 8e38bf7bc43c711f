import type { Db } from "../db/tables.js";
import { allCoverage, clipCoverage, mapCoverage } from "../measurements/coverage.js";
import { clip, common, type Interval, union, without } from "../measurements/intervals.js";
import { lostTime } from "../measurements/lostTime.store.js";
import type { Period } from "../measurements/periodHour.js";
import { coverageOf, type Piece, piecesOf, recordsIn } from "../measurements/pieces.store.js";
import { isCounted, KIND, type Reading } from "../measurements/reading.js";
import type { Records } from "../measurements/records.js";
import { type Stretch, type Stretched, stretchesOf } from "../measurements/stretch.js";
import { DAY } from "../time/clock.js";
import type { RawWindow } from "./rawWindow.js";

/**
 * The vehicles of a client or place in a period, in windows of a day at most that begin at whole UTC days, so that memory
 * stays flat.
 * @param before seconds before each window that are read, too
 */
export async function* rawWindows(
  db: Db,
  client: Stretched,
  period: Period,
  before = 0,
): AsyncGenerator<RawWindow> {
  const stretches: Known[] = [];
  for (const stretch of stretchesOf(client)) {
    const all = clip({ from: period.start - before, to: period.end }, stretch.from, stretch.to);
    stretches.push({ ...stretch, lost: await lostTime(db, stretch.clientId, all) });
  }
  for (let from = period.start; from < period.end; ) {
    const to = Math.min((Math.floor(from / DAY) + 1) * DAY, period.end);
    yield await rawWindow(db, stretches, { from, to }, before);
    from = to;
  }
}

/** A stretch, and the time in it of which records are deleted. */
interface Known extends Stretch {
  lost: Interval[];
}

async function rawWindow(
  db: Db,
  stretches: readonly Known[],
  window: Interval,
  before: number,
): Promise<RawWindow> {
  const parts: { piece: Piece; part: Interval; lost: Interval[] }[] = [];
  const lostOfAll: Interval[] = [];
  for (const { clientId, from, to, lost } of stretches) {
    const part = clip({ from: window.from - before, to: window.to }, from, to);
    if (part.from >= part.to) continue;
    const own = common(lost, [part]);
    lostOfAll.push(...own);
    for (const piece of await piecesOf(db, [clientId], part)) parts.push({ piece, part, lost: own });
  }
  const records = parts.map(({ piece, part, lost }) => recordsBeside(recordsIn(piece, part), lost));
  const coverage = allCoverage(
    parts.map(({ piece, part, lost }) =>
      mapCoverage(clipCoverage(coverageOf(piece), part.from, part.to), (heard) => without(heard, lost)),
    ),
  );
  const vehicles: Reading[] = [];
  for (const { readings } of records)
    for (const reading of readings)
      if (reading.kind === KIND.vehicle && isCounted(reading)) vehicles.push(reading);
  vehicles.sort((one, other) => one.timestamp - other.timestamp);
  return {
    ...window,
    vehicles,
    intervals: records.flatMap(({ intervals }) => intervals.filter(({ kind }) => kind === KIND.vehicle)),
    heard: coverage[KIND.vehicle],
    lost: union(lostOfAll),
  };
}

/** Records outside of some time. An interval that only reaches into it stays. */
function recordsBeside({ readings, intervals }: Records, lost: Interval[]): Records {
  if (lost.length === 0) return { readings, intervals };
  const isIn = (part: Interval) => lost.some(({ from, to }) => from <= part.from && part.to <= to);
  return {
    readings: readings.filter(({ timestamp }) => !isIn({ from: timestamp, to: timestamp + 1 })),
    intervals: intervals.filter((interval) => !isIn(interval)),
  };
}

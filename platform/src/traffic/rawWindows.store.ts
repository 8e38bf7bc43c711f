import { type SeenFrom, seenPart } from "../clients/sight.rules.js";
import type { Db } from "../db/tables.js";
import { allCoverage, clipCoverage } from "../measurements/coverage.js";
import type { Interval } from "../measurements/intervals.js";
import type { Period } from "../measurements/periodHour.js";
import { coverageOf, piecesOf, recordsIn } from "../measurements/pieces.store.js";
import { isCounted, KIND, type Reading } from "../measurements/reading.js";
import { DAY } from "../time/clock.js";
import type { RawWindow } from "./rawWindow.js";

interface Client {
  id: number;
  /** The time before counts as not heard. */
  seenFrom: SeenFrom;
}

/**
 * A client's vehicles of a period, in windows of a day at most that begin at whole UTC days, so that memory
 * stays flat.
 * @param before seconds before each window that are read, too
 */
export async function* rawWindows(
  db: Db,
  { id, seenFrom }: Client,
  period: Period,
  before = 0,
): AsyncGenerator<RawWindow> {
  for (let from = period.start; from < period.end; ) {
    const to = Math.min((Math.floor(from / DAY) + 1) * DAY, period.end);
    yield await rawWindow(db, id, { from, to }, seenPart({ start: from - before, end: to }, seenFrom));
    from = to;
  }
}

async function rawWindow(db: Db, id: number, window: Interval, { start, end }: Period): Promise<RawWindow> {
  const part = { from: start, to: end };
  const pieces = start < end ? await piecesOf(db, [id], part) : [];
  const records = pieces.map((piece) => recordsIn(piece, part));
  const coverage = allCoverage(pieces.map((piece) => clipCoverage(coverageOf(piece), start, end)));
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
  };
}

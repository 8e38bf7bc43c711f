import type { Db } from "../db/tables.js";
import { allCoverage, clipCoverage } from "../measurements/coverage.js";
import { clip, type Interval } from "../measurements/intervals.js";
import type { Period } from "../measurements/periodHour.js";
import { coverageOf, type Piece, piecesOf, recordsIn } from "../measurements/pieces.store.js";
import { isCounted, KIND, type Reading } from "../measurements/reading.js";
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
  const stretches = stretchesOf(client);
  for (let from = period.start; from < period.end; ) {
    const to = Math.min((Math.floor(from / DAY) + 1) * DAY, period.end);
    yield await rawWindow(db, stretches, { from, to }, before);
    from = to;
  }
}

async function rawWindow(
  db: Db,
  stretches: readonly Stretch[],
  window: Interval,
  before: number,
): Promise<RawWindow> {
  const parts: { piece: Piece; part: Interval }[] = [];
  for (const { clientId, from, to } of stretches) {
    const part = clip({ from: window.from - before, to: window.to }, from, to);
    if (part.from >= part.to) continue;
    for (const piece of await piecesOf(db, [clientId], part)) parts.push({ piece, part });
  }
  const records = parts.map(({ piece, part }) => recordsIn(piece, part));
  const coverage = allCoverage(
    parts.map(({ piece, part }) => clipCoverage(coverageOf(piece), part.from, part.to)),
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
  };
}

import type { Db } from "../db/tables.js";
import type { CountedInterval } from "../measurements/countedInterval.js";
import { allCoverage, type Coverage, coverageOfIntervals, NO_COVERAGE } from "../measurements/coverage.js";
import { DAY } from "../time/clock.js";
import {
  areInParts,
  besideMissing,
  countedAsNobody,
  countMissing,
  heardWithout,
  type MissingCount,
  type MissingRow,
  mayLack,
  missingRows,
  NONE_MISSING,
  type Series,
  type UnplacedTime,
} from "./missingRows.rules.js";
import { contentOf, type ImportOf, type PieceContent, packPiece, replacePiece } from "./pieces.store.js";

interface MissingInput extends ImportOf {
  /** The rows that each interval should have. */
  series: Series[];
  /** Time for which a kind has a row, but an empty or refused one. */
  unheard: Coverage;
  unplaced: UnplacedTime;
}

export interface Missing {
  /** Without those that a refused line may have been. */
  count: MissingCount;
  /** UTC days with missing rows. */
  days: number[];
  /** Time in which a kind is not whole. */
  unheard: Coverage;
  /** Time in which it is not whole because of a refused line whose time is not known. */
  lacking: Coverage;
  /** Several rows are parts of one interval. */
  isInParts: boolean;
}

/**
 * Rows that are missing in a file that was read. They are sought in its pieces, a day at a time: there the rows
 * of an interval are together however the file is sorted, all of one direction first as well. So the number is
 * exact, and memory flat.
 * @param isInParts several rows were added up to one interval, so that nothing shows which are whole
 */
export async function findMissing(db: Db, input: MissingInput & { isInParts: boolean }): Promise<Missing> {
  const found: Missing = {
    count: { ...NONE_MISSING },
    days: [],
    unheard: NO_COVERAGE,
    lacking: NO_COVERAGE,
    isInParts: input.isInParts,
  };
  const coverages: Coverage[] = [];
  const [lacking, near] = [[] as Coverage[], [] as Coverage[]];
  const { near: time } = input.unplaced;
  const isNear = mayLack({ ...input.unplaced, near: time, isAnywhere: false });
  for await (const { day, contents } of daysOf(db, input)) {
    const intervals = contents.flatMap((content) => content.intervals);
    const { rows, lacked } = rowsOf(intervals, input);
    if (input.unplaced.lines > 0) {
      found.isInParts ||= areInParts(intervals);
      lacking.push(coverageOfIntervals(besideMissing(intervals, lacked)));
      near.push(coverageOfIntervals(intervals.filter(isNear)));
    }
    if (rows.length === 0) continue;
    const { intervals: some, incoming, outgoing, kinds } = countMissing(rows);
    found.count.intervals += some;
    found.count.incoming += incoming;
    found.count.outgoing += outgoing;
    found.count.kinds += kinds;
    found.days.push(day);
    coverages.push(coverageOfIntervals(besideMissing(intervals, rows)));
  }
  return {
    ...found,
    unheard: allCoverage([NO_COVERAGE, ...coverages]),
    lacking: allCoverage([NO_COVERAGE, ...lacking, ...(found.isInParts ? near : [])]),
  };
}

/** The rows that are missing, and apart from them those that a refused line may have been. */
function rowsOf(
  intervals: CountedInterval[],
  { series, unheard, unplaced }: Pick<MissingInput, "series" | "unheard" | "unplaced">,
): { rows: MissingRow[]; lacked: MissingRow[] } {
  const all = missingRows(intervals, series, unheard);
  const isLacked = mayLack(unplaced);
  return { rows: all.filter((row) => !isLacked(row)), lacked: all.filter(isLacked) };
}

/** Adds counts of nobody to an import that was read, in place of its missing rows. */
export async function countNobody(
  db: Db,
  { client_id, import_id }: { client_id: number; import_id: number },
  input: Pick<MissingInput, "series" | "unheard" | "unplaced">,
  days: readonly number[],
): Promise<void> {
  for (const day of days)
    for await (const { pieces, contents } of daysOf(db, { id: import_id, clientId: client_id }, day)) {
      const [piece, content] = [pieces[0], contents[0]];
      if (piece === undefined || !content) continue;
      const intervals = contents.flatMap((one) => one.intervals);
      const { rows } = rowsOf(intervals, input);
      const covered = heardWithout(rows, allCoverage(contents.map((one) => one.covered)));
      const whole = {
        readings: content.readings,
        intervals: [...content.intervals, ...countedAsNobody(rows)].sort(
          (one, other) => one.from - other.from,
        ),
        covered: allCoverage([content.covered, covered]),
      };
      await replacePiece(db, { client_id, import_id, piece }, packPiece(whole));
    }
}

interface DayOfPieces {
  day: number;
  pieces: number[];
  contents: PieceContent[];
}

/** An import's pieces by the UTC day on which they begin, in order. @param only this day */
async function* daysOf(db: Db, of: ImportOf, only?: number): AsyncGenerator<DayOfPieces> {
  const spans = await db
    .selectFrom("import_piece")
    .select(["piece", "from_time"])
    .where("client_id", "=", of.clientId)
    .where("import_id", "=", of.id)
    .where("from_time", ">=", (only ?? 0) * DAY)
    .where("from_time", "<", only === undefined ? Number.MAX_SAFE_INTEGER : (only + 1) * DAY)
    .orderBy("from_time")
    .orderBy("piece")
    .execute();
  for (let at = 0; at < spans.length; ) {
    const day = Math.floor((spans[at]?.from_time ?? 0) / DAY);
    const own: DayOfPieces = { day, pieces: [], contents: [] };
    for (; at < spans.length && Math.floor((spans[at]?.from_time ?? 0) / DAY) === day; at += 1) {
      const piece = spans[at]?.piece ?? 0;
      const content = await contentOf(db, of, piece);
      if (!content) continue;
      own.pieces.push(piece);
      own.contents.push(content);
    }
    yield own;
  }
}

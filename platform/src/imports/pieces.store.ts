import type { ImportPieceTable } from "../db/tables/imports.js";
import type { Db } from "../db/tables.js";
import {
  allCoverage,
  anyKind,
  type Coverage,
  combined,
  coverageOfIntervals,
  mapCoverage,
  packCoverage,
  unpackCoverage,
} from "../measurements/coverage.js";
import {
  joinSegments,
  packIntervalSegment,
  packReadingSegment,
  RECORDS_A_SEGMENT,
  segmentsOf,
  unpackSegment,
} from "../measurements/dayCodec.js";
import { common, type Interval, seconds, without } from "../measurements/intervals.js";
import type { Records } from "../measurements/records.js";

/** Records of an import and their coverage, both within one UTC day. */
export interface PieceContent extends Records {
  covered: Coverage;
}

type Packed = Pick<
  ImportPieceTable,
  "from_time" | "to_time" | "reading_count" | "interval_count" | "coverage" | "data"
>;

/** Packs a piece; readings and intervals in order of time. */
export function packPiece({ readings, intervals, covered }: PieceContent): Packed {
  const { from, to } = spanOf({ readings, intervals, covered });
  const segments = [
    ...chunks(readings).map(packReadingSegment),
    ...chunks(intervals).map(packIntervalSegment),
  ];
  return {
    from_time: from,
    to_time: to,
    reading_count: readings.length,
    interval_count: intervals.length,
    coverage: packCoverage(covered, from),
    data: joinSegments(segments, from),
  };
}

/** From the first to the last instant of a content's records and coverage. */
function spanOf({ readings, intervals, covered }: PieceContent): Interval {
  const any = anyKind(covered);
  const begins = [any[0]?.from, readings[0]?.timestamp, intervals[0]?.from];
  const from = Math.min(...begins.map((instant) => instant ?? Number.POSITIVE_INFINITY));
  const ends = [any.at(-1)?.to ?? from, (readings.at(-1)?.timestamp ?? from - 1) + 1];
  return { from, to: intervals.reduce((last, { to }) => Math.max(last, to), Math.max(...ends)) };
}

function chunks<T>(records: T[]): T[][] {
  return Array.from({ length: Math.ceil(records.length / RECORDS_A_SEGMENT) }, (_, index) =>
    records.slice(index * RECORDS_A_SEGMENT, (index + 1) * RECORDS_A_SEGMENT),
  );
}

export function unpackPiece({
  data,
  coverage,
  from_time,
}: Pick<ImportPieceTable, "data" | "coverage" | "from_time">): PieceContent {
  const segments = segmentsOf(data, from_time).map(unpackSegment);
  return {
    readings: segments.flatMap(({ readings }) => readings),
    intervals: segments.flatMap(({ intervals }) => intervals),
    covered: unpackCoverage(coverage, from_time),
  };
}

/**
 * Splits a piece into the part in some time, and the rest, each kind separately. A counted interval can't be
 * cut: it goes to the side that has most of it.
 */
export function splitPiece(
  content: PieceContent,
  time: Coverage,
): { inside: PieceContent; rest: PieceContent } {
  const { from, to } = spanOf(content);
  // A year may have thousands of gaps, so only near ones are used.
  const near = mapCoverage(time, (some) => some.filter((one) => one.from < to && one.to > from));
  const [readingsIn, readingsLeft] = parted(content.readings, ({ kind, timestamp }) =>
    near[kind].some((one) => one.from <= timestamp && timestamp < one.to),
  );
  const [intervalsIn, intervalsLeft] = parted(
    content.intervals,
    (interval) => 2 * seconds(common(near[interval.kind], [interval])) > interval.to - interval.from,
  );
  const both = combined(content.covered, near, common);
  const covered = combined(
    allCoverage([both, coverageOfIntervals(intervalsIn)]),
    coverageOfIntervals(intervalsLeft),
    without,
  );
  return {
    inside: { readings: readingsIn, intervals: intervalsIn, covered },
    rest: {
      readings: readingsLeft,
      intervals: intervalsLeft,
      covered: combined(content.covered, covered, without),
    },
  };
}

function parted<T>(items: T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

/** An import, and its client, by which its pieces are found. */
export interface ImportOf {
  id: number;
  clientId: number;
}

/** The content of one of an import's pieces; undefined if it is gone. */
export async function contentOf(
  db: Db,
  { id, clientId }: ImportOf,
  piece: number,
): Promise<PieceContent | undefined> {
  const row = await db
    .selectFrom("import_piece")
    .select(["from_time", "coverage", "data"])
    .where("client_id", "=", clientId)
    .where("import_id", "=", id)
    .where("piece", "=", piece)
    .executeTakeFirst();
  return row && unpackPiece(row);
}

export const isEmptyPiece = ({ readings, intervals, covered }: PieceContent): boolean =>
  readings.length === 0 && intervals.length === 0 && anyKind(covered).length === 0;

/** Adds a piece to an import. @param of its client and import, and whether it counts */
export async function addPiece(
  tx: Db,
  of: Pick<ImportPieceTable, "client_id" | "import_id" | "counts" | "superseded_by">,
  packed: Packed,
): Promise<void> {
  const { last } = await tx
    .selectFrom("import_piece")
    .select(({ fn }) => fn.max("piece").as("last"))
    .where("client_id", "=", of.client_id)
    .where("import_id", "=", of.import_id)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("import_piece")
    .values({ ...of, ...packed, piece: (last ?? 0) + 1 })
    .execute();
}

/** Replaces the content of a piece by a packed one. */
export async function replacePiece(
  tx: Db,
  { client_id, import_id, piece }: Pick<ImportPieceTable, "client_id" | "import_id" | "piece">,
  change: Partial<ImportPieceTable>,
): Promise<void> {
  await tx
    .updateTable("import_piece")
    .set(change)
    .where("client_id", "=", client_id)
    .where("import_id", "=", import_id)
    .where("piece", "=", piece)
    .execute();
}

import type { ImportPieceTable } from "../db/tables/imports.js";
import type { Db } from "../db/tables.js";
import {
  joinSegments,
  packIntervalSegment,
  packReadingSegment,
  RECORDS_A_SEGMENT,
  segmentsOf,
  unpackSegment,
} from "../measurements/dayCodec.js";
import {
  common,
  type Interval,
  packIntervals,
  seconds,
  union,
  unpackIntervals,
  without,
} from "../measurements/intervals.js";
import type { Records } from "../measurements/records.js";

/** Records of an import and what they cover, a union of intervals; both of one UTC day. */
export interface PieceContent extends Records {
  covered: Interval[];
}

type Packed = Pick<
  ImportPieceTable,
  "from_time" | "to_time" | "reading_count" | "interval_count" | "coverage" | "data"
>;

/** Packs a piece; readings and intervals in order of time. */
export function packPiece({ readings, intervals, covered }: PieceContent): Packed {
  const begins = [covered[0]?.from, readings[0]?.timestamp, intervals[0]?.from];
  const from = Math.min(...begins.map((instant) => instant ?? Number.POSITIVE_INFINITY));
  const ends = [covered.at(-1)?.to ?? from, (readings.at(-1)?.timestamp ?? from - 1) + 1];
  const segments = [
    ...chunks(readings).map(packReadingSegment),
    ...chunks(intervals).map(packIntervalSegment),
  ];
  return {
    from_time: from,
    to_time: Math.max(...ends, ...intervals.map(({ to }) => to)),
    reading_count: readings.length,
    interval_count: intervals.length,
    coverage: packIntervals(covered, from),
    data: joinSegments(segments, from),
  };
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
    covered: unpackIntervals(coverage, from_time),
  };
}

/** A piece in two: what lies in some time, and the rest. A counted interval can't be cut: it goes where most of it lies. */
export function splitPiece(
  content: PieceContent,
  time: Interval[],
): { inside: PieceContent; rest: PieceContent } {
  const near = nearTo(content, time);
  const isIn = (instant: number) => near.some(({ from, to }) => from <= instant && instant < to);
  const mostlyIn = (interval: Interval) =>
    2 * seconds(common(near, [interval])) > interval.to - interval.from;
  const [readingsIn, readingsLeft] = parted(content.readings, ({ timestamp }) => isIn(timestamp));
  const [intervalsIn, intervalsLeft] = parted(content.intervals, mostlyIn);
  const covered = without(union([...common(content.covered, near), ...intervalsIn]), union(intervalsLeft));
  return {
    inside: { readings: readingsIn, intervals: intervalsIn, covered },
    rest: {
      readings: readingsLeft,
      intervals: intervalsLeft,
      covered: without(content.covered, covered),
    },
  };
}

/** What of some time lies where a piece is: of a year with thousands of gaps, some. */
function nearTo({ readings, intervals, covered }: PieceContent, time: Interval[]): Interval[] {
  const begins = [covered[0]?.from, readings[0]?.timestamp, intervals[0]?.from];
  const from = Math.min(...begins.map((instant) => instant ?? Number.POSITIVE_INFINITY));
  const ends = [covered.at(-1)?.to ?? 0, (readings.at(-1)?.timestamp ?? -1) + 1];
  const to = intervals.reduce((last, interval) => Math.max(last, interval.to), Math.max(...ends));
  return time.filter((one) => one.from < to && one.to > from);
}

function parted<T>(items: T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

export const isEmptyPiece = ({ readings, intervals, covered }: PieceContent): boolean =>
  readings.length === 0 && intervals.length === 0 && covered.length === 0;

/** Adds a piece to an import. @param of whose, and whether it counts */
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

/** Puts a packed content in the place of a piece's. */
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

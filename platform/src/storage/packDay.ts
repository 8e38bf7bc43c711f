import { allCoverage, packCoverage } from "../measurements/coverage.js";
import {
  joinSegments,
  type PackedBatch,
  packBatchIds,
  packIntervalSegment,
  packReadingSegment,
  RECORDS_A_SEGMENT,
  type Segment,
  segmentsOf,
  unpackBatchIds,
  unpackSegment,
} from "../measurements/dayCodec.js";
import { EVER } from "../measurements/intervals.js";
import { coverageOf, FORM, type Piece, recordsIn } from "../measurements/pieces.store.js";
import type { Records } from "../measurements/records.js";

/** A day as packed before, and the batches to add. */
export interface DayParts {
  packed: (Piece & { batchIds: Uint8Array }) | undefined;
  batches: (Piece & PackedBatch)[];
}

/** Packs a day. @param breathe called between steps of some milliseconds */
export async function packDay({ packed, batches }: DayParts, breathe: () => Promise<void>) {
  const pieces = packed ? [packed, ...batches] : batches;
  const { readings, intervals }: Records = { readings: [], intervals: [] };
  for (const piece of pieces) {
    for (const some of inSteps(piece)) {
      for (const reading of some.readings) readings.push(reading);
      for (const interval of some.intervals) intervals.push(interval);
      await breathe();
    }
  }
  readings.sort((one, other) => one.timestamp - other.timestamp);
  intervals.sort((one, other) => one.from - other.from);
  const from = Math.min(...pieces.map((piece) => piece.from));
  const segments: Segment[] = [];
  for (let first = 0; first < readings.length; first += RECORDS_A_SEGMENT) {
    await breathe();
    segments.push(packReadingSegment(readings.slice(first, first + RECORDS_A_SEGMENT)));
  }
  for (let first = 0; first < intervals.length; first += RECORDS_A_SEGMENT) {
    await breathe();
    segments.push(packIntervalSegment(intervals.slice(first, first + RECORDS_A_SEGMENT)));
  }
  const known = packed ? unpackBatchIds(packed.batchIds) : [];
  return {
    from_time: from,
    to_time: Math.max(...pieces.map((piece) => piece.to)),
    reading_count: readings.length,
    interval_count: intervals.length,
    batch_ids: packBatchIds([...known, ...batches]),
    coverage: packCoverage(allCoverage(pieces.map(coverageOf)), from),
    data: joinSegments(segments, from),
  };
}

/** A batch at once, a day by its segments. */
function* inSteps(piece: Piece): Generator<Records> {
  if (piece.form === FORM.batch) yield recordsIn(piece, EVER);
  else for (const segment of segmentsOf(piece.data, piece.from)) yield unpackSegment(segment);
}

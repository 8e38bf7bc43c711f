import {
  joinSegments,
  type PackedBatch,
  packBatchIds,
  packSegment,
  READINGS_A_SEGMENT,
  type Segment,
  segmentsOf,
  unpackBatchIds,
  unpackSegment,
} from "../measurements/dayCodec.js";
import { packIntervals, union } from "../measurements/intervals.js";
import { coverageOf, type Piece, readingsIn } from "../measurements/pieces.store.js";
import type { Reading } from "../measurements/reading.js";
import { LAST_INSTANT } from "../time/clock.js";

const EVER = { from: 0, to: LAST_INSTANT };

/** A day as it was packed before, and the batches that come to it. */
export interface DayParts {
  packed: (Piece & { batchIds: Uint8Array }) | undefined;
  batches: (Piece & PackedBatch)[];
}

/** Packs a day. @param breathe called between steps of some milliseconds */
export async function packDay({ packed, batches }: DayParts, breathe: () => Promise<void>) {
  const pieces = packed ? [packed, ...batches] : batches;
  const readings: Reading[] = [];
  for (const piece of pieces) {
    for (const some of inSteps(piece)) {
      for (const reading of some) readings.push(reading);
      await breathe();
    }
  }
  readings.sort((one, other) => one.timestamp - other.timestamp);
  const from = Math.min(...pieces.map((piece) => piece.from));
  const segments: Segment[] = [];
  for (let first = 0; first < readings.length; first += READINGS_A_SEGMENT) {
    await breathe();
    segments.push(packSegment(readings.slice(first, first + READINGS_A_SEGMENT)));
  }
  const known = packed ? unpackBatchIds(packed.batchIds) : [];
  return {
    from_time: from,
    to_time: Math.max(...pieces.map((piece) => piece.to)),
    reading_count: readings.length,
    batch_ids: packBatchIds([...known, ...batches.map(({ id, count }) => ({ id, count }))]),
    coverage: packIntervals(union(pieces.flatMap(coverageOf)), from),
    data: joinSegments(segments, from),
  };
}

/** A batch's readings at once, a day's by its segments. */
function* inSteps(piece: Piece): Generator<Reading[]> {
  if (piece.coverage === null) yield readingsIn(piece, EVER);
  else for (const segment of segmentsOf(piece.data, piece.from)) yield unpackSegment(segment);
}

import { deflateRawSync, inflateRawSync } from "node:zlib";
import { packRecords, unpackRecords } from "./batchCodec.js";
import type { CountedInterval } from "./countedInterval.js";
import type { Interval } from "./intervals.js";
import type { Reading } from "./reading.js";
import type { Records } from "./records.js";
import { VarintReader, VarintWriter } from "./varint.js";

const FORMAT = 1;
/** zlib's level for data that is kept for years. */
const THOROUGH = 6;
/** Few enough to pack in some milliseconds, and to read an hour without the whole day. */
export const RECORDS_A_SEGMENT = 4096;

/** A batch that was packed into a day. */
export interface PackedBatch {
  id: string;
  /** Its readings and intervals. */
  count: number;
  /** Of the sent content; null if it came before this was recorded. */
  hash: string | null;
  /** Its arrival, Unix seconds; null likewise. */
  received: number | null;
}

/** Some of a day's readings or intervals, packed. */
export interface Segment extends Interval {
  data: Uint8Array;
}

/** Packs at most RECORDS_A_SEGMENT readings, in order of time, at least one. */
export function packReadingSegment(readings: Reading[]): Segment {
  const from = readings[0]?.timestamp ?? 0;
  const to = (readings.at(-1)?.timestamp ?? 0) + 1;
  return { from, to, data: packRecords({ readings, intervals: [] }, from, THOROUGH) };
}

/** Packs at most RECORDS_A_SEGMENT intervals, by their beginning, at least one. */
export function packIntervalSegment(intervals: CountedInterval[]): Segment {
  const from = intervals[0]?.from ?? 0;
  const to = intervals.reduce((last, interval) => Math.max(last, interval.to), from);
  return { from, to, data: packRecords({ readings: [], intervals }, from, THOROUGH) };
}

/** Joins segments into one blob: first the start, length and size of each, then their bytes. */
export function joinSegments(segments: Segment[], origin: number): Uint8Array {
  const head = new VarintWriter();
  head.write(FORMAT);
  head.write(segments.length);
  for (const { from, to, data } of segments) {
    head.write(from - origin);
    head.write(to - from);
    head.write(data.length);
  }
  return Buffer.concat([head.finish(), ...segments.map(({ data }) => data)]);
}

/** The segments of a day's blob. */
export function segmentsOf(blob: Uint8Array, origin: number): Segment[] {
  const reader = new VarintReader(blob);
  if (reader.read() !== FORMAT) throw new Error("A packed day has an unknown format.");
  const heads = Array.from({ length: reader.read() }, () => {
    const from = origin + reader.read();
    return { from, to: from + reader.read(), size: reader.read() };
  });
  let end = blob.length - heads.reduce((sum, { size }) => sum + size, 0);
  return heads.map(({ from, to, size }) => {
    end += size;
    return { from, to, data: blob.subarray(end - size, end) };
  });
}

/** The content of a segment, in order of time. */
export function unpackSegment({ from, data }: Segment): Records {
  return unpackRecords(data, from);
}

export function packBatchIds(batches: PackedBatch[]): Uint8Array {
  return deflateRawSync(
    JSON.stringify(batches.map(({ id, count, hash, received }) => [id, count, hash, received])),
  );
}

export function unpackBatchIds(blob: Uint8Array): PackedBatch[] {
  const rows = JSON.parse(inflateRawSync(blob).toString()) as [
    string,
    number,
    (string | null)?,
    (number | null)?,
  ][];
  return rows.map(([id, count, hash = null, received = null]) => ({ id, count, hash, received }));
}

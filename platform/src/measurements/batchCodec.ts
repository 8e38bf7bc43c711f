import { deflateRawSync, inflateRawSync } from "node:zlib";
import { packIntervalColumns, unpackIntervalColumns } from "./intervalCodec.js";
import { directionOfCode, kindOfCode, type Reading, roadCode } from "./reading.js";
import type { Records } from "./records.js";
import { VarintReader, VarintWriter } from "./varint.js";

const READINGS_ALONE = 1;
const WITH_INTERVALS = 2;
/** zlib's level for a batch, which is packed again with its day. */
const QUICK = 1;
/** Small data needs no large tables, which take longer to make than to use. */
const SMALL = 6;

/**
 * Packs a batch into one blob: column by column (equal values in a row compress best), times as steps from
 * the previous one. Needs readings and intervals in order of time, none before `from`.
 * @param level zlib's, 1 to 9
 */
export function packRecords({ readings, intervals }: Records, from: number, level = QUICK): Uint8Array {
  const writer = new VarintWriter();
  writer.write(intervals.length === 0 ? READINGS_ALONE : WITH_INTERVALS);
  writer.write(readings.length);
  let before = from;
  for (const { timestamp } of readings) {
    writer.write(timestamp - before);
    before = timestamp;
  }
  for (const { kind, direction } of readings) writer.write(roadCode(kind, direction));
  for (const { speed } of readings) writer.write(speed === null ? 0 : speed + 1);
  for (const { length } of readings) writer.write(length === null ? 0 : length + 1);
  for (const { samples } of readings) writer.write(samples);
  if (intervals.length > 0) packIntervalColumns(writer, intervals, from);
  return deflateRawSync(writer.finish(), { level, memLevel: SMALL });
}

/** The content of a packed batch, in order of time. */
export function unpackRecords(blob: Uint8Array, from: number): Records {
  const reader = new VarintReader(inflateRawSync(blob));
  const format = reader.read();
  if (format !== READINGS_ALONE && format !== WITH_INTERVALS)
    throw new Error("A packed batch has an unknown format.");
  return {
    readings: unpackReadings(reader, from),
    intervals: format === WITH_INTERVALS ? unpackIntervalColumns(reader, from) : [],
  };
}

function unpackReadings(reader: VarintReader, from: number): Reading[] {
  const count = reader.read();
  // A plain loop: a year's export reads millions of these, in half the time of Array.from with a function.
  const column = () => {
    const values: number[] = [];
    for (let row = 0; row < count; row += 1) values.push(reader.read());
    return values;
  };
  const [steps, kinds, speeds, lengths, samples] = [column(), column(), column(), column(), column()];
  let timestamp = from;
  return steps.map((step, row) => {
    timestamp += step;
    const code = kinds[row] ?? 0;
    return {
      timestamp,
      kind: kindOfCode(code),
      direction: directionOfCode(code),
      speed: oneLess(speeds[row]),
      length: oneLess(lengths[row]),
      samples: samples[row] ?? 1,
    };
  });
}

function oneLess(code: number | undefined): number | null {
  return code === undefined || code === 0 ? null : code - 1;
}

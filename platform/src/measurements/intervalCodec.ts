import type { Classes, CountedInterval } from "./countedInterval.js";
import { directionOfCode, kindOfCode, roadCode } from "./reading.js";
import type { VarintReader, VarintWriter } from "./varint.js";

/**
 * Writes intervals by column. Lists of class borders, which are nearly always the same, are written once
 * each. An interval refers to its own by index, 0 for none.
 */
export function packIntervalColumns(writer: VarintWriter, intervals: CountedInterval[], from: number): void {
  const borders = new Places();
  const places = intervals.map(({ speeds, lengths }) => [borders.placeOf(speeds), borders.placeOf(lengths)]);
  writer.write(borders.all.length);
  for (const some of borders.all) writeList(writer, some);
  writer.write(intervals.length);
  let before = from;
  for (const interval of intervals) {
    writer.write(interval.from - before);
    before = interval.from;
  }
  for (const interval of intervals) writer.write(interval.to - interval.from);
  for (const { kind, direction } of intervals) writer.write(roadCode(kind, direction));
  for (const { count } of intervals) writer.write(count);
  for (const { averageSpeed } of intervals) writer.write(codeOf(averageSpeed));
  for (const { maxSpeed } of intervals) writer.write(codeOf(maxSpeed));
  for (const { v85 } of intervals) writer.write(codeOf(v85));
  for (const of of places) for (const place of of) writer.write(place);
  for (const { speeds, lengths } of intervals)
    for (const classes of [speeds, lengths]) writeClasses(writer, classes);
}

export function unpackIntervalColumns(reader: VarintReader, from: number): CountedInterval[] {
  const borders = Array.from({ length: reader.read() }, () => readList(reader));
  const count = reader.read();
  const column = () => Array.from({ length: count }, () => reader.read());
  const [steps, durations, kinds, counts] = [column(), column(), column(), column()];
  const [averages, highest, v85s] = [column(), column(), column()];
  const places = Array.from({ length: count }, () => [reader.read(), reader.read()] as const);
  let begin = from;
  return steps.map((step, row) => {
    begin += step;
    const code = kinds[row] ?? 0;
    const [speeds, lengths] = places[row] ?? [0, 0];
    return {
      from: begin,
      to: begin + (durations[row] ?? 0),
      kind: kindOfCode(code),
      direction: directionOfCode(code),
      count: counts[row] ?? 0,
      speeds: readClasses(reader, borders[speeds - 1]),
      lengths: readClasses(reader, borders[lengths - 1]),
      averageSpeed: toldBy(averages[row]),
      maxSpeed: toldBy(highest[row]),
      v85: toldBy(v85s[row]),
    };
  });
}

/** Lists of borders, each once. */
class Places {
  readonly all: number[][] = [];
  private readonly known = new Map<string, number>();

  /** From 1; 0 for none. */
  placeOf(classes: Classes | null): number {
    if (!classes) return 0;
    const name = classes.borders.join();
    const place = this.known.get(name) ?? this.all.push(classes.borders);
    this.known.set(name, place);
    return place;
  }
}

function writeList(writer: VarintWriter, values: readonly number[]): void {
  writer.write(values.length);
  for (const value of values) writer.write(value);
}

function readList(reader: VarintReader): number[] {
  return Array.from({ length: reader.read() }, () => reader.read());
}

/** Writes whether they are shares, then one number for each class. */
function writeClasses(writer: VarintWriter, classes: Classes | null): void {
  if (!classes) return;
  writer.write(classes.counts ? 0 : 1);
  for (const value of classes.counts ?? classes.shares ?? []) writer.write(value);
}

function readClasses(reader: VarintReader, borders: number[] | undefined): Classes | null {
  if (!borders) return null;
  const isShare = reader.read() === 1;
  const values = borders.map(() => reader.read());
  return { borders: [...borders], counts: isShare ? null : values, shares: isShare ? values : null };
}

const codeOf = (value: number | null): number => (value === null ? 0 : value + 1);
const toldBy = (code: number | undefined): number | null => (code ? code - 1 : null);

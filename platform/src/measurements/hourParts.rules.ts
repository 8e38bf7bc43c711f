import type { Interval } from "./intervals.js";
import { VarintReader, VarintWriter } from "./varint.js";

/** A part of an hour that a border of stays cuts, with its content packed as that of hours is. */
export interface HourPart extends Interval {
  coverage: Uint8Array;
  histogram: Uint8Array;
}

const FORMAT = 1;

/** Joins the parts of an hour into one blob: first times and sizes of each, then their bytes. */
export function packParts(parts: HourPart[], start: number): Uint8Array {
  const head = new VarintWriter();
  head.write(FORMAT);
  head.write(parts.length);
  for (const { from, to, coverage, histogram } of parts)
    for (const number of [from - start, to - from, coverage.length, histogram.length]) head.write(number);
  const bytes = parts.flatMap(({ coverage, histogram }) => [coverage, histogram]);
  return Buffer.concat([head.finish(), ...bytes]);
}

/** The parts of an hour from its blob. */
export function unpackParts(blob: Uint8Array, start: number): HourPart[] {
  const reader = new VarintReader(blob);
  if (reader.read() !== FORMAT) throw new Error("An hour's parts have an unknown format.");
  const heads = Array.from({ length: reader.read() }, () => {
    const from = start + reader.read();
    return { from, to: from + reader.read(), covered: reader.read(), counted: reader.read() };
  });
  let at = blob.length - heads.reduce((sum, { covered, counted }) => sum + covered + counted, 0);
  const next = (size: number) => {
    at += size;
    return blob.subarray(at - size, at);
  };
  return heads.map(({ from, to, covered, counted }) => ({
    from,
    to,
    coverage: next(covered),
    histogram: next(counted),
  }));
}

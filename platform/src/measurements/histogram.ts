import { AXIS, axisOf, together, withoutDirection } from "./classCell.js";
import { type Direction, KIND, type Kind, type Reading } from "./reading.js";
import { VarintReader, VarintWriter } from "./varint.js";

/** Lowest bits of a key: 0 for no speed, else km/h + 1. */
const SPEED_BITS = 9;
/** Next bits: 0 for no length, else the bin + 1. */
const LENGTH_BITS = 7;
const KIND_BITS = 2;
const SPEED_MASK = (1 << SPEED_BITS) - 1;
const DIRECTION_SHIFT = SPEED_BITS + LENGTH_BITS + KIND_BITS;
/**
 * Not a key of road users: cells of classes follow. If some road users have the direction UNTOLD, whose keys
 * are higher, CLASSES_FOLLOW_UNTOLD is used instead.
 */
const CLASSES_FOLLOW = 2 << DIRECTION_SHIFT;
const CLASSES_FOLLOW_UNTOLD = 4 << DIRECTION_SHIFT;

/** Upper borders of the length classes, tenths of a metre: [0, 2.5) [2.5, 5.2) [5.2, 9) [9, 12) [12, ∞) m. */
export const LENGTH_BORDERS = [25, 52, 90, 120] as const;

/** Whole metres, with additional borders at 2.5 and 5.2 m, so that every class consists of whole bins. */
function lengthBin(length: number): number {
  return (
    Math.floor(length / 10) + (length >= LENGTH_BORDERS[0] ? 1 : 0) + (length >= LENGTH_BORDERS[1] ? 1 : 0)
  );
}

/** The class (0 to 4) of each length bin. */
const CLASS_OF_BIN = (() => {
  const classes: number[] = [];
  for (let length = 0; length <= 1000; length += 1) {
    classes[lengthBin(length)] ??= LENGTH_BORDERS.filter((border) => length >= border).length;
  }
  return classes;
})();

/** Where each length bin begins, tenths of a metre. */
const BEGIN_OF_BIN = (() => {
  const begins: number[] = [];
  for (let length = 0; length <= 1000; length += 1) begins[lengthBin(length)] ??= length;
  return begins;
})();

function keyOf({
  direction,
  kind,
  length,
  speed,
}: Pick<Reading, "direction" | "kind" | "length" | "speed">): number {
  const road = (direction << KIND_BITS) | kind;
  const bin = length === null ? 0 : lengthBin(length) + 1;
  return (((road << LENGTH_BITS) | bin) << SPEED_BITS) | (speed === null ? 0 : speed + 1);
}

function kindOf(key: number): Kind {
  return ((key >> (SPEED_BITS + LENGTH_BITS)) & ((1 << KIND_BITS) - 1)) as Kind;
}

/**
 * Road users of one hour by (direction, kind, length bin, speed), for adding and packing. For vehicles that
 * came as counts by class, the classes are stored as well: these vehicles are also counted among those
 * without speed and length.
 */
export class HourHistogram {
  private readonly cells = new Map<number, { count: number; samples: number }>();
  private readonly classes = new Map<number, number>();

  add(reading: Reading): void {
    this.addCell(keyOf(reading), 1, reading.samples);
  }

  /** Adds road users without individual speeds or lengths. */
  addCount(kind: Kind, direction: Direction, count: number): void {
    const key = keyOf({ kind, direction, speed: null, length: null });
    if (count > 0) this.addCell(key, count, count);
  }

  /** Adds to a cell of a class. @param key of classCell.ts */
  addClass(key: number, value: number): void {
    if (value > 0) this.classes.set(key, together(key, this.classes.get(key) ?? 0, value));
  }

  addPacked(blob: Uint8Array): void {
    const cursor = new HistogramCursor();
    cursor.open(blob);
    while (cursor.next()) this.addCell(cursor.key, cursor.count, cursor.samples);
    while (cursor.nextClass()) this.addClass(cursor.classKey, cursor.value);
  }

  /**
   * Sorted keys as steps, with counts and the number of samples beyond one each; then the cells of classes.
   */
  pack(): Uint8Array {
    const writer = new VarintWriter();
    let before = 0;
    // A typed array sorts several times faster than pairs do, and this runs for every batch.
    for (const key of Uint32Array.from(this.cells.keys()).sort()) {
      const cell = this.cells.get(key);
      if (!cell) continue;
      writer.write(key - before);
      writer.write(cell.count);
      writer.write(cell.samples - cell.count);
      before = key;
    }
    if (this.classes.size > 0) this.packClasses(writer, before);
    return writer.finish();
  }

  /** The vehicles by speed only (as if of one direction, without length), each with one sample. */
  speedsOfVehicles(): HourHistogram {
    const speeds = new HourHistogram();
    for (const [key, { count }] of this.cells) {
      if (kindOf(key) === KIND.vehicle) speeds.addCell(key & SPEED_MASK, count, count);
    }
    for (const [key, value] of this.classes)
      if (axisOf(key) !== AXIS.length) speeds.addClass(withoutDirection(key), value);
    return speeds;
  }

  private packClasses(writer: VarintWriter, last: number): void {
    writer.write((last < CLASSES_FOLLOW ? CLASSES_FOLLOW : CLASSES_FOLLOW_UNTOLD) - last);
    let before = 0;
    for (const key of Uint32Array.from(this.classes.keys()).sort()) {
      writer.write(key - before);
      writer.write(this.classes.get(key) ?? 0);
      before = key;
    }
  }

  private addCell(key: number, count: number, samples: number): void {
    const cell = this.cells.get(key);
    if (cell) {
      cell.count += count;
      cell.samples += samples;
    } else {
      this.cells.set(key, { count, samples });
    }
  }
}

/**
 * Iterates over the cells of packed histograms without creating an object for each: a year has a million of
 * them. `nextClass` continues after the end of `next`.
 */
export class HistogramCursor {
  key = 0;
  /** Road users in this cell. */
  count = 0;
  /** Radar samples in this cell. */
  samples = 0;
  /** Key of a class's cell, from classCell.ts. */
  classKey = 0;
  /** The content of that cell. */
  value = 0;
  private readonly reader = new VarintReader(new Uint8Array(0));

  open(blob: Uint8Array): void {
    this.reader.open(blob);
    this.key = 0;
    this.classKey = 0;
  }

  next(): boolean {
    if (this.reader.done) return false;
    this.key += this.reader.read();
    if (this.key === CLASSES_FOLLOW || this.key === CLASSES_FOLLOW_UNTOLD) return false;
    this.count = this.reader.read();
    this.samples = this.count + this.reader.read();
    return true;
  }

  nextClass(): boolean {
    if (this.reader.done) return false;
    this.classKey += this.reader.read();
    this.value = this.reader.read();
    return true;
  }

  /** km/h, or -1 for none. */
  get speed(): number {
    return (this.key & SPEED_MASK) - 1;
  }

  /** 0 to 4, or -1 for no length. */
  get lengthClass(): number {
    const code = (this.key >> SPEED_BITS) & ((1 << LENGTH_BITS) - 1);
    return code === 0 ? -1 : (CLASS_OF_BIN[code - 1] ?? -1);
  }

  /** Where its bin begins, tenths of a metre; -1 for no length. */
  get lengthFrom(): number {
    const code = (this.key >> SPEED_BITS) & ((1 << LENGTH_BITS) - 1);
    return code === 0 ? -1 : (BEGIN_OF_BIN[code - 1] ?? -1);
  }

  get kind(): Kind {
    return kindOf(this.key);
  }

  get direction(): Direction {
    return (this.key >> DIRECTION_SHIFT) as Direction;
  }
}

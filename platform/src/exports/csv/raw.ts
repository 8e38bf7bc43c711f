import { DIRECTION, KIND, type Reading } from "../../measurements/reading.js";
import { MINUTE } from "../../time/clock.js";
import type { LocalTime } from "../localTime.js";
import { offsetText } from "../localTime.js";
import { TEXTS } from "../texts.js";
import { BYTE_ORDER_MARK, csvLine, csvText } from "./csv.js";

/** Bytes of the longest line: time and offset 26, kind and direction 24, numbers 20, ends. */
const LONGEST_LINE = 96;
const [ZERO, COMMA, SEPARATOR, RETURN, NEWLINE] = [48, 44, 59, 13, 10];

/** kind;direction; by their numbers. */
const KINDS_AND_DIRECTIONS = Object.values(KIND).flatMap((kind) =>
  Object.values(DIRECTION).map((direction) =>
    Buffer.from(`${TEXTS.kinds[kind]};${TEXTS.directions[direction]};`),
  ),
);

/**
 * One line a reading: local time with its offset, kind, direction, km/h, metres, radar samples. Bytes are written one
 * by one into a chunk: a year of a busy street has millions of lines, and a string each would cost three times as much.
 */
export async function* rawCsv(
  readings: AsyncIterable<Reading[]>,
  time: LocalTime,
): AsyncGenerator<Uint8Array> {
  const { kind, direction, speed, length, measurements } = TEXTS;
  const heads = [TEXTS.time(time.zone), kind, direction, speed, length, measurements];
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(heads.map(csvText)));
  const writer = new LineWriter(time);
  for await (const some of readings) yield writer.write(some);
}

class LineWriter {
  private bytes = new Uint8Array(0);
  private at = 0;
  /** The minute that the texts below are of. */
  private minute = Number.NaN;
  /** 2026-10-25T02:30: */
  private before = new Uint8Array(0);
  /** +02:00; */
  private after = new Uint8Array(0);

  constructor(private readonly time: LocalTime) {}

  write(readings: Reading[]): Uint8Array {
    this.bytes = new Uint8Array(readings.length * LONGEST_LINE);
    this.at = 0;
    for (const reading of readings) this.line(reading);
    return this.bytes.subarray(0, this.at);
  }

  private line({ timestamp, kind, direction, speed, length, samples }: Reading): void {
    const minute = Math.floor(timestamp / MINUTE);
    if (minute !== this.minute) this.begin(minute);
    this.copy(this.before);
    this.twoDigits(timestamp - minute * MINUTE);
    this.copy(this.after);
    this.copy(KINDS_AND_DIRECTIONS[kind * 2 + direction] ?? this.after);
    if (speed !== null) this.digits(speed);
    this.put(SEPARATOR);
    if (length !== null) this.tenths(length);
    this.put(SEPARATOR);
    this.digits(samples);
    this.put(RETURN);
    this.put(NEWLINE);
  }

  /** Offsets are whole minutes, so that all of a minute's lines begin alike. */
  private begin(minute: number): void {
    this.minute = minute;
    const instant = minute * MINUTE;
    this.before = Buffer.from(this.time.dateTime(instant).slice(0, 17));
    this.after = Buffer.from(`${offsetText(this.time.offset(instant))};`);
  }

  private put(byte: number): void {
    this.bytes[this.at] = byte;
    this.at += 1;
  }

  private copy(from: Uint8Array): void {
    const { bytes, at } = this;
    for (let index = 0; index < from.length; index += 1) bytes[at + index] = from[index] ?? 0;
    this.at = at + from.length;
  }

  private twoDigits(value: number): void {
    const tens = Math.floor(value / 10);
    this.put(ZERO + tens);
    this.put(ZERO + value - tens * 10);
  }

  private tenths(value: number): void {
    const whole = Math.floor(value / 10);
    this.digits(whole);
    this.put(COMMA);
    this.put(ZERO + value - whole * 10);
  }

  private digits(value: number): void {
    if (value >= 10) this.digits(Math.floor(value / 10));
    this.put(ZERO + (value % 10));
  }
}

import { DIRECTION, KIND, type Reading } from "../../measurements/reading.js";
import { HOUR, MINUTE } from "../../time/clock.js";
import type { LocalTime } from "../localTime.js";
import { offsetText } from "../localTime.js";
import { TEXTS } from "../texts.js";
import { BYTE_ORDER_MARK, csvLine, csvText } from "./csv.js";

/** Bytes of the longest line: time and offset 26, kind and direction 24, numbers 20, ends. */
const LONGEST_LINE = 96;
const [ZERO, COLON, COMMA, SEPARATOR, RETURN, NEWLINE] = [48, 58, 44, 59, 13, 10];

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
  private bytes: Uint8Array = new Uint8Array(0);
  private at = 0;
  /** The local hour (since 1970 on the wall clock) and offset that the texts below are of. */
  private hour = Number.NaN;
  private offset = Number.NaN;
  /** 2026-10-25T02: */
  private before: Uint8Array = new Uint8Array(0);
  /** +02:00; */
  private after: Uint8Array = new Uint8Array(0);

  constructor(private readonly time: LocalTime) {}

  write(readings: Reading[]): Uint8Array {
    this.bytes = Buffer.allocUnsafeSlow(readings.length * LONGEST_LINE);
    this.at = 0;
    for (const reading of readings) this.line(reading);
    return this.bytes.subarray(0, this.at);
  }

  private line({ timestamp, kind, direction, speed, length, samples }: Reading): void {
    const offset = this.time.offset(timestamp);
    const local = timestamp + offset;
    const hour = Math.floor(local / HOUR);
    if (hour !== this.hour || offset !== this.offset) this.begin(timestamp, hour, offset);
    const second = local - hour * HOUR;
    const minute = Math.floor(second / MINUTE);
    this.copy(this.before);
    this.twoDigits(minute);
    this.put(COLON);
    this.twoDigits(second - minute * MINUTE);
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

  /** All lines of an hour begin alike. */
  private begin(timestamp: number, hour: number, offset: number): void {
    this.hour = hour;
    this.offset = offset;
    this.before = Buffer.from(this.time.dateTime(timestamp).slice(0, 14));
    this.after = Buffer.from(`${offsetText(offset)};`);
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

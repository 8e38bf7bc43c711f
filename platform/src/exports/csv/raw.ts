import { DIRECTION, KIND, type Reading } from "../../measurements/reading.js";
import { HOUR, MINUTE } from "../../time/clock.js";
import type { Form } from "../form.js";
import { type LocalTime, offsetText } from "../localTime.js";
import { csvHead } from "./csv.js";

/** Bytes of the longest line: time and offset 26, kind and direction 24, numbers 20, ends. */
const LONGEST_LINE = 96;
const [ZERO, COLON, RETURN, NEWLINE] = [48, 58, 13, 10];

/**
 * One line a reading: local time with its offset, kind, direction, km/h, metres, radar samples. Bytes are written one
 * by one into a chunk: a year of a busy street has millions of lines, and a string each would cost three times as much.
 */
export async function* rawCsv(readings: AsyncIterable<Reading[]>, form: Form): AsyncGenerator<Uint8Array> {
  const { time, kind, direction, speed, length, measurements } = form.texts;
  yield Buffer.from(csvHead([time(form.time.zone), kind, direction, speed, length, measurements], form));
  const writer = new LineWriter(form);
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
  private readonly time: LocalTime;
  private readonly separator: number;
  private readonly decimalMark: number;
  /** kind;direction; by their numbers. */
  private readonly kindsAndDirections: Uint8Array[];

  constructor({ time, texts, separator, decimalMark }: Form) {
    this.time = time;
    this.separator = separator.charCodeAt(0);
    this.decimalMark = decimalMark.charCodeAt(0);
    this.kindsAndDirections = Object.values(KIND).flatMap((kind) =>
      Object.values(DIRECTION).map((direction) =>
        Buffer.from([texts.kinds[kind], texts.directions[direction], ""].join(separator)),
      ),
    );
  }

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
    this.copy(this.kindsAndDirections[kind * 2 + direction] ?? this.after);
    if (speed !== null) this.digits(speed);
    this.put(this.separator);
    if (length !== null) this.tenths(length);
    this.put(this.separator);
    this.digits(samples);
    this.put(RETURN);
    this.put(NEWLINE);
  }

  /** All lines of an hour begin alike. */
  private begin(timestamp: number, hour: number, offset: number): void {
    this.hour = hour;
    this.offset = offset;
    this.before = Buffer.from(this.time.dateTime(timestamp).slice(0, 14));
    this.after = Buffer.from(offsetText(offset) + String.fromCharCode(this.separator));
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
    this.put(this.decimalMark);
    this.put(ZERO + value - whole * 10);
  }

  private digits(value: number): void {
    if (value >= 10) this.digits(Math.floor(value / 10));
    this.put(ZERO + (value % 10));
  }
}

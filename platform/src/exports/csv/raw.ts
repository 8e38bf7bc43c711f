import type { CountedInterval } from "../../measurements/countedInterval.js";
import { DIRECTION, KIND, type Reading, roadCode, UNTOLD } from "../../measurements/reading.js";
import { isReading, type Timed } from "../../measurements/records.js";
import { HOUR, MINUTE } from "../../time/clock.js";
import type { Form } from "../form.js";
import { type LocalTime, offsetText } from "../localTime.js";
import { csvHead, csvLine } from "./csv.js";
import { intervalCells, intervalTitles } from "./rawInterval.js";

/** Bytes of the longest line of a reading without its end: time and offset 26, kind and direction 24, numbers 20. */
const LONGEST_LINE = 80;
const [ZERO, COLON] = [48, 58];

/**
 * One line per reading: local time with its offset, kind, direction, km/h, metres, radar samples. Bytes are
 * written one by one into a chunk: a year of a busy street has millions of lines, and a string for each would
 * cost three times as much. Counted intervals, of which there are few, have lines with the same columns, and
 * further columns of their own. What is left out has no lines: each line says last how much of the period that is.
 * @param leftOut seconds; null: nothing
 */
export async function* rawCsv(
  records: AsyncIterable<Timed[]>,
  form: Form,
  leftOut: number | null,
): AsyncGenerator<Uint8Array> {
  const { time, kind, direction, speed, length, measurements, leftOutOfPeriod } = form.texts;
  const titles = [time(form.time.zone), kind, direction, speed, length, measurements];
  yield Buffer.from(csvHead([...titles, ...intervalTitles(form), leftOutOfPeriod], form));
  const writer = new LineWriter(form, leftOut === null ? "" : String(leftOut));
  for await (const some of records) yield writer.write(some);
}

class LineWriter {
  private bytes: Uint8Array = new Uint8Array(0);
  private at = 0;
  /** The local hour (since 1970 on the wall clock) and offset of the texts below. */
  private hour = Number.NaN;
  private offset = Number.NaN;
  /** 2026-10-25T02: */
  private before: Uint8Array = new Uint8Array(0);
  /** +02:00; */
  private after: Uint8Array = new Uint8Array(0);
  private readonly time: LocalTime;
  private readonly separator: number;
  private readonly decimalMark: number;
  /** kind;direction; by their number. */
  private readonly kindsAndDirections: Uint8Array[] = [];
  /** End of a reading's line: the empty cells of the intervals' columns, and the last one. */
  private readonly end: Uint8Array;

  constructor(
    private readonly form: Form,
    private readonly lastCell: string,
  ) {
    const { time, texts, separator, decimalMark } = form;
    this.time = time;
    this.end = Buffer.from(`${separator.repeat(intervalTitles(form).length + 1)}${lastCell}\r\n`);
    this.separator = separator.charCodeAt(0);
    this.decimalMark = decimalMark.charCodeAt(0);
    for (const kind of Object.values(KIND))
      for (const direction of [...Object.values(DIRECTION), UNTOLD] as const)
        this.kindsAndDirections[roadCode(kind, direction)] = Buffer.from(
          [texts.kinds[kind], texts.directions[direction] ?? "", ""].join(separator),
        );
  }

  write(records: Timed[]): Uint8Array {
    const intervals: Uint8Array[] = [];
    let size = 0;
    for (const record of records) {
      if (isReading(record)) {
        size += LONGEST_LINE + this.end.length;
        continue;
      }
      const line = this.intervalLine(record);
      intervals.push(line);
      size += line.length;
    }
    this.bytes = Buffer.allocUnsafeSlow(size);
    this.at = 0;
    let next = 0;
    for (const record of records)
      if (isReading(record)) this.line(record);
      else this.copy(intervals[next++] ?? this.end);
    return this.bytes.subarray(0, this.at);
  }

  private intervalLine(interval: CountedInterval): Uint8Array {
    const { separator, texts, time } = this.form;
    const { from, kind, direction } = interval;
    const cells = [
      time.dateTime(from),
      texts.kinds[kind] ?? "",
      texts.directions[direction] ?? "",
      "",
      "",
      "",
    ];
    return Buffer.from(
      csvLine([...cells, ...intervalCells(interval, this.form), this.lastCell], { separator }),
    );
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
    this.copy(this.kindsAndDirections[roadCode(kind, direction)] ?? this.after);
    if (speed !== null) this.digits(speed);
    this.put(this.separator);
    if (length !== null) this.tenths(length);
    this.put(this.separator);
    this.digits(samples);
    this.copy(this.end);
  }

  /** Starts an hour: all its lines begin alike. */
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

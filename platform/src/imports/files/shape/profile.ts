import { DAY } from "../../../time/clock.js";
import { type DateRead, readDate } from "../time/dateText.js";
import { emptyTime, readTime } from "../time/readTime.js";
import type { TimeForm } from "../time/timeForm.js";
import { isGrouped, numberOf, ungrouped } from "./words.js";

/** Limit of different values kept per column: directions, kinds and states have few. */
const MOST_VALUES = 64;
const EXAMPLES = 4;
/** Longer values are no words for directions and the like. */
const LONGEST_VALUE = 100;

/** 1990 and 2100: digits outside this range are no instants. */
const EARLIEST = 631_152_000;
const LATEST = 4_102_444_800;

const time = emptyTime();
const date: DateRead = { first: 0, second: 0, third: 0, order: null, rest: "" };

/** Statistics of all values of a column. */
export class Profile {
  /** Number of non-empty cells. */
  filled = 0;
  empty = 0;
  numbers = 0;
  fractions = 0;
  negatives = 0;
  /** Numbers that may have thousands separators: 1.234, 1,234,567 or 1 234. */
  grouped = 0;
  min = Number.POSITIVE_INFINITY;
  max = Number.NEGATIVE_INFINITY;
  /**
   * Cells with a date and a clock, a date, a clock, a range of two clocks; and those of a clock at 0:00 and 24:00.
   */
  readonly times = { both: 0, midnight: 0, dayEnd: 0, date: 0, clock: 0, range: 0, instant: 0 };
  /** Numeric dates whose first or second part can't be a month. */
  readonly beyondTwelve = { first: 0, second: 0, firstBeyond31: 0 };
  /** Numeric dates that don't show their order. */
  undated = 0;
  /** Of dates ending with two digits: their number, and the ranges of their first and last parts. */
  readonly short = { count: 0, firstMin: 99, firstMax: 0, thirdMin: 99, thirdMax: 0 };
  /** Numbers that may be times. */
  readonly numeric = { unix: 0, unixMs: 0, compact: 0, compactDate: 0, dotted: 0 };
  /** Arrays of numbers in one cell. */
  arrays = 0;
  /** Different values with their frequency; at most MOST_VALUES. */
  readonly values = new Map<string, number>();
  examples: string[] = [];

  add(cell: string): void {
    const text = cell.trim();
    if (text === "") {
      this.empty += 1;
      return;
    }
    this.filled += 1;
    this.keep(text);
    const number = numberOf(text) ?? Number.NaN;
    if (isGrouped(text)) this.grouped += 1;
    if (Number.isNaN(number)) this.addText(text);
    else this.addNumber(text, number);
  }

  private keep(text: string): void {
    if (text.length > LONGEST_VALUE) return;
    const known = this.values.get(text);
    if (known !== undefined) this.values.set(text, known + 1);
    else if (this.values.size < MOST_VALUES) {
      this.values.set(text, 1);
      if (this.examples.length < EXAMPLES) this.examples.push(text);
    }
  }

  private addNumber(text: string, number: number): void {
    this.numbers += 1;
    if (!Number.isInteger(number)) this.fractions += 1;
    if (number < 0) this.negatives += 1;
    if (number < this.min) this.min = number;
    if (number > this.max) this.max = number;
    if (DOTTED.test(text)) this.numeric.dotted += 1;
    if (number < 19_000_000) return;
    // 2016102408 may be an hour or an instant in 2033. If it can be read as a date, it is one.
    if (/^\d{8}$|^\d{10}$|^\d{12}$|^\d{14}$/.test(text) && isCompact(text)) {
      this.numeric.compact += 1;
      if (text.length === 8) this.numeric.compactDate += 1;
    } else if (number >= EARLIEST && number < LATEST) this.numeric.unix += 1;
    else if (number >= EARLIEST * 1000 && number < LATEST * 1000) this.numeric.unixMs += 1;
  }

  private addText(text: string): void {
    const first = text.charCodeAt(0);
    if (first === 91) {
      if (/^\[[\s\d.,;eE+-]*\]$/.test(text)) this.arrays += 1;
      return;
    }
    if (isGrouped(text)) this.addNumber(text, ungrouped(text));
    if (text.length < 4 || text.length > 45 || !readTime(text, "text", "DMY", time)) {
      // If it is no date with the day first, it may be one with the month first.
      if (text.length < 6 || text.length > 45 || !readTime(text, "text", "MDY", time)) return;
    }
    if (time.clock === 0) this.times.midnight += 1;
    if (time.clock === DAY && Number.isNaN(time.clockTo)) this.times.dayEnd += 1;
    if (Number.isNaN(time.day)) {
      if (Number.isNaN(time.clockTo)) this.times.clock += 1;
      else this.times.range += 1;
      return;
    }
    if (!Number.isNaN(time.offset)) this.times.instant += 1;
    if (Number.isNaN(time.clock)) this.times.date += 1;
    else this.times.both += 1;
    if (!readDate(text, date)) return;
    if (date.order === "YMD") return;
    if (date.first > 31) this.beyondTwelve.firstBeyond31 += 1;
    if (date.first > 12) this.beyondTwelve.first += 1;
    if (date.second > 12) this.beyondTwelve.second += 1;
    if (date.order !== null) return;
    this.undated += 1;
    if (date.third > 99) return;
    const { short } = this;
    short.count += 1;
    short.firstMin = Math.min(short.firstMin, date.first);
    short.firstMax = Math.max(short.firstMax, date.first);
    short.thirdMin = Math.min(short.thirdMin, date.third);
    short.thirdMax = Math.max(short.thirdMax, date.third);
  }
}

/** 8.15 for a quarter past eight. */
const DOTTED = /^(?:[01]?\d|2[0-4])\.[0-5]\d$/;

function isCompact(text: string): boolean {
  return readTime(text, "compact", "YMD", time) && time.day >= EARLIEST && time.day < LATEST;
}

/** The share of a column's values that must agree: one odd line in a hundred changes nothing. */
const MOST = 0.8;

/** A column's values as times. */
export interface TimeContent {
  what: "instant" | "both" | "date" | "clock" | "range";
  form: TimeForm;
  /** True if the values alone show that these are times. Numbers also need a matching name. */
  sure: boolean;
}

/** The way to read a column's values as times; null if they are none. */
export function timeContentOf({
  filled,
  times,
  numeric,
  numbers,
  fractions,
  min,
  max,
}: Profile): TimeContent | null {
  const enough = Math.max(1, filled * MOST);
  const { both, midnight, dayEnd, date: dates, clock, range } = times;
  const form = dayEnd > 0 && midnight === 0 ? "textEnd" : "text";
  if (both + dates >= enough) {
    // Databases add midnight to each date.
    const isDate = midnight === both || both < dates;
    return { what: isDate ? "date" : "both", form: isDate ? "text" : form, sure: true };
  }
  if (clock + range >= enough)
    return { what: range > clock ? "range" : "clock", form: range > clock ? "text" : form, sure: true };
  if (numeric.compact >= enough)
    return { what: numeric.compactDate > numeric.compact / 2 ? "date" : "both", form: "compact", sure: true };
  if (numeric.unix >= enough) return { what: "instant", form: "unix", sure: false };
  if (numeric.unixMs >= enough) return { what: "instant", form: "unixMs", sure: false };
  if (numbers < enough) return null;
  if (numeric.dotted >= enough) return { what: "clock", form: "text", sure: false };
  if (min >= 20_000 && max < 80_000)
    return { what: fractions > 0 ? "both" : "date", form: "serial", sure: false };
  // Without 0 and with 24 they are hours, named by their end.
  if (min >= 1 && max === 24 && fractions === 0) return { what: "clock", form: "hourEnd", sure: false };
  if (min >= 0 && max <= 24 && fractions === 0) return { what: "clock", form: "hour", sure: false };
  if (min >= 0 && max <= 1 && fractions > 0) return { what: "clock", form: "fraction", sure: false };
  return min >= 0 && max <= 2400 && fractions === 0 ? { what: "clock", form: "hhmm", sure: false } : null;
}

import { DAY, HOUR, MINUTE } from "../../../time/clock.js";

/** Seconds since midnight of a clock in digits; NaN if no clock shows it. 24:00 is the end of the day. */
export function clockSeconds(hour: number, minute: number, second: number, half?: string): number {
  if (minute > 59 || second > 59) return Number.NaN;
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return Number.NaN;
    return ((hour % 12) + (half.toLowerCase() === "p" ? 12 : 0)) * HOUR + minute * MINUTE + second;
  }
  const seconds = hour * HOUR + minute * MINUTE + second;
  return hour > 24 || seconds > DAY ? Number.NaN : seconds;
}

const CLOCK =
  /^(\d{1,2})[:.h](\d{2})(?:[:.](\d{2})(?:[.,]\d{1,9})?)?(?:\s*([ap])\.?\s?m\.?)?(?:\s*(z|utc|gmt|[+-]\d{2}(?::?\d{2})?))?$/i;
/** 8 AM */
const BARE_HOUR = /^(\d{1,2})\s*([ap])\.?m\.?$/i;
/** 07:00-08:00, 7:00 – 7:15 */
const RANGE = /^(\d{1,2}[:.]\d{2}(?:[:.]\d{2})?)\s*(?:-|–|—|to|do|bis)\s*(\d{1,2}[:.]\d{2}(?:[:.]\d{2})?)$/i;

const SHORTEST_RANGE = 8;
const OFFSET = /\d[+-]\d{2}(?::?\d{2})?$/;

/** A time of day read from a text. */
export interface ClockRead {
  /** Seconds since midnight, without fractions. */
  clock: number;
  /** End of a range, in seconds since the same midnight. */
  clockTo: number;
  /** Seconds east of UTC; NaN if not given. */
  offset: number;
}

/**
 * Reads a clock, with AM or PM, an offset, or a range of two; false for anything else.
 * @param isBehindDate true after a date: "07:00-08:00" is then a time with an offset, and otherwise a range
 */
export function readClock(text: string, into: ClockRead, isBehindDate: boolean): boolean {
  into.offset = Number.NaN;
  into.clockTo = Number.NaN;
  if (text.length > SHORTEST_RANGE && !(isBehindDate && OFFSET.test(text)) && readRange(text, into))
    return true;
  const one = CLOCK.exec(text);
  if (one) {
    const [, hour, minute, second, half, offset] = one;
    into.clock = clockSeconds(Number(hour), Number(minute), second === undefined ? 0 : Number(second), half);
    if (offset !== undefined) into.offset = offsetOf(offset);
    return !Number.isNaN(into.clock);
  }
  const bare = BARE_HOUR.exec(text);
  if (bare) {
    into.clock = clockSeconds(Number(bare[1]), 0, 0, bare[2]);
    return !Number.isNaN(into.clock);
  }
  return false;
}

function readRange(text: string, into: ClockRead): boolean {
  const [, from, to] = RANGE.exec(text) ?? [];
  if (from === undefined || to === undefined || !readClock(to, into, true)) return false;
  const end = into.clock;
  if (!readClock(from, into, true)) return false;
  // A range that ends at 0:00 ends with its day.
  into.clockTo = end <= into.clock ? end + DAY : end;
  return true;
}

function offsetOf(text: string): number {
  if (/^[zug]/i.test(text)) return 0;
  const digits = text.slice(1).replace(":", "");
  const seconds = Number(digits.slice(0, 2)) * HOUR + Number(digits.slice(2)) * MINUTE;
  return text.startsWith("-") ? -seconds : seconds;
}

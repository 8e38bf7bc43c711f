import { DAY, HOUR } from "../../../time/clock.js";
import type { DateOrder } from "../options.js";
import { EPOCH_1900 } from "../source/sheetDates.js";
import { type ClockRead, clockSeconds, readClock } from "./clockText.js";
import { type DateRead, dayOf, midnightOf, readDate } from "./dateText.js";
import type { TimeForm } from "./timeForm.js";

/** The parts of a time in a cell. Missing parts are NaN. */
export interface TimeRead extends ClockRead {
  /** Midnight of the date as Unix seconds, as if its clock were UTC. */
  day: number;
  /** Unix seconds, if the cell is an instant. */
  instant: number;
}

export const emptyTime = (): TimeRead => ({
  day: Number.NaN,
  clock: Number.NaN,
  clockTo: Number.NaN,
  offset: Number.NaN,
  instant: Number.NaN,
});

const date: DateRead = { first: 0, second: 0, third: 0, order: null, rest: "" };
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:[T_ ]?(\d{2})(?:(\d{2})(\d{2})?)?)?(.*)$/i;

/** Characters of the longest time: "Wednesday, 30. September 2026, 10:00:00.000000000 +02:00". */
const LONGEST = 60;

/**
 * Reads a cell of a column of times; false if it is none. Fractions of a second are cut off.
 * @param order of numeric dates
 */
export function readTime(text: string, form: TimeForm, order: DateOrder, into: TimeRead): boolean {
  into.day = Number.NaN;
  into.clock = Number.NaN;
  into.clockTo = Number.NaN;
  into.offset = Number.NaN;
  into.instant = Number.NaN;
  if (text.length > LONGEST) return false;
  if (form === "text" || form === "textEnd") return readText(text, order, into);
  if (form === "compact") return readCompact(text, into);
  const number = Number(text.replace(",", "."));
  if (text === "" || Number.isNaN(number)) return false;
  switch (form) {
    case "unix":
      into.instant = Math.floor(number);
      return true;
    case "unixMs":
      into.instant = Math.floor(number / 1000);
      return true;
    case "serial": {
      const seconds = Math.round((number - EPOCH_1900) * DAY);
      into.day = Math.floor(seconds / DAY) * DAY;
      into.clock = seconds - into.day;
      return true;
    }
    case "fraction":
      into.clock = Math.round(number * DAY);
      return number >= 0 && number <= 1;
    case "hour":
      into.clock = number * HOUR;
      return Number.isInteger(number) && number >= 0 && number <= 24;
    case "hourEnd":
      into.clock = (number - 1) * HOUR;
      return Number.isInteger(number) && number >= 1 && number <= 24;
    case "hhmm":
      into.clock = clockSeconds(Math.floor(number / 100), number % 100, 0);
      return Number.isInteger(number) && !Number.isNaN(into.clock);
  }
}

function readText(text: string, order: DateOrder, into: TimeRead): boolean {
  if (!readDate(text, date))
    return /^\d{8}T/i.test(text) ? readCompact(text, into) : readClock(text, into, false);
  into.day = dayOf(date, order);
  if (Number.isNaN(into.day)) return false;
  return date.rest === "" || readClock(date.rest, into, true);
}

function readCompact(text: string, into: TimeRead): boolean {
  const found = COMPACT.exec(text);
  if (!found) return false;
  const [, year, month, day, hour, minute = "0", second = "0", rest = ""] = found;
  into.day = midnightOf(Number(year), Number(month), Number(day));
  if (Number.isNaN(into.day)) return false;
  if (hour === undefined) return rest === "";
  if (rest !== "" && !readClock(`0:00${rest}`, into, true)) return false;
  into.clock = clockSeconds(Number(hour), Number(minute), Number(second));
  return !Number.isNaN(into.clock);
}

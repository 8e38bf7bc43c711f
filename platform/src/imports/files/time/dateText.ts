import type { DateOrder } from "../options.js";

/** A date's parts as in a text. The whole column decides which is the day and which the month. */
export interface DateRead {
  first: number;
  second: number;
  third: number;
  /** The order, if the text shows it: a year of four digits first, a month in letters, points in between. */
  order: DateOrder | null;
  /** The text after the date. */
  rest: string;
}

const NUMBERS = /^(\d{1,4})([./-])\s?(\d{1,2})\2\s?(\d{4}|\d{1,2})(?!\d)\.?(?:[T_,\s]\s*)?/i;
const DAY_FIRST = /^(\d{1,2})[.\s-]*\s?(\p{L}{3,9})\.?[\s,/-]*(\d{4}|\d{2})(?!\d)(?:[T_,\s]\s*)?/iu;
const MONTH_FIRST = /^(\p{L}{3,9})\.?[\s-](\d{1,2}),?[\s-](\d{4})(?:[T_,\s]\s*)?/iu;
const WEEKDAY = /^(?:mo|tu|we|th|fr|sa|su|di|mi|do|so|po|to|sr|če|ce|pe|ne)\p{L}{0,9}\.?,?\s+(?=[\d\p{L}])/iu;

/** English, Slovenian and German months by their first three letters. */
const MONTHS = new Map(
  [
    ...["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"],
    ...["", "", "mär", "", "maj", "", "", "avg", "", "okt", "", "dez"],
    ...["jän", "", "mrz", "", "mai", "", "", "", "", "", "", ""],
  ].flatMap((name, place) => (name === "" ? [] : [[name, (place % 12) + 1] as const])),
);

/**
 * Reads the date at the beginning of a text; false if there is none. `dayOf` checks whether the calendar has
 * it.
 */
export function readDate(text: string, into: DateRead): boolean {
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [whole, first = "", sign, second, third = ""] = numbers;
    if (first.length === 3 || (first.length === 4 ? third.length === 4 : third.length === 1)) return false;
    into.first = Number(first);
    into.second = Number(second);
    into.third = Number(third);
    into.order = first.length === 4 ? "YMD" : null;
    if (into.order === null && sign === ".") into.order = into.second > 12 ? "MDY" : "DMY";
    into.rest = text.slice(whole.length);
    return true;
  }
  const first = text.charCodeAt(0);
  if (first > 57) {
    const bare = text.replace(WEEKDAY, "");
    return bare.length < text.length
      ? readDate(bare, into)
      : readNamed(MONTH_FIRST.exec(text), 2, 1, text, into);
  }
  return readNamed(DAY_FIRST.exec(text), 1, 2, text, into);
}

function readNamed(
  found: RegExpExecArray | null,
  day: number,
  month: number,
  text: string,
  into: DateRead,
): boolean {
  if (!found) return false;
  const number = MONTHS.get((found[month] ?? "").slice(0, 3).toLowerCase());
  if (number === undefined) return false;
  into.first = Number(found[day]);
  into.second = number;
  into.third = Number(found[3]);
  into.order = "DMY";
  into.rest = text.slice(found[0].length);
  return true;
}

/**
 * Midnight of a date as Unix seconds, as if its clock were UTC; NaN if no calendar has it. A year of two
 * digits means 20YY.
 */
export function midnightOf(year: number, month: number, day: number): number {
  if (month < 1 || month > 12 || day < 1 || day > 31) return Number.NaN;
  const full = year < 100 ? 2000 + year : year;
  const time = Date.UTC(full, month - 1, day);
  return day > 28 && new Date(time).getUTCDate() !== day ? Number.NaN : time / 1000;
}

/** Midnight of a date. @param order for dates that don't show theirs */
export function dayOf({ first, second, third, order: shown }: DateRead, order: DateOrder): number {
  const by = shown ?? order;
  if (by === "YMD") return midnightOf(first, second, third);
  return by === "DMY" ? midnightOf(third, second, first) : midnightOf(third, first, second);
}

import { DAY } from "../time/clock.js";
import { localHours } from "../time/hours.js";
import { DEFAULT_ZONE } from "../time/zone.js";

/** A public holiday on which nobody needs to work, by law. */
export interface Holiday {
  /** Whole days since 1970-01-01 on the local calendar. */
  day: number;
  name: { sl: string; en: string };
}

/** The holidays of some days, by day; null: nobody knows them there and then. */
export type Holidays = ReadonlyMap<number, Holiday> | null;

/**
 * 2 January was work-free until 2012, and is again since 2017; the library knows the second alone. Of before
 * 2013 holidays are not known.
 */
const KNOWN_FROM = Date.UTC(2013, 0, 1) / 1000 / DAY;

/** Work-free once: the government's day of solidarity after the floods (Official Gazette RS 95/2023). */
const ONCE: readonly Holiday[] = [
  {
    day: Date.UTC(2023, 7, 14) / 1000 / DAY,
    name: { sl: "dan solidarnosti", en: "Day of Solidarity" },
  },
];

/**
 * Slovenia's work-free holidays among the local days of a period. docs/definitions.md, "Holidays"
 * @returns null in other zones, and where the period begins before 2013
 */
export async function holidaysIn(
  timeZone: string,
  { start, end }: { start: number; end: number },
): Promise<Holidays> {
  if (timeZone !== DEFAULT_ZONE || end <= start) return null;
  const [first, last] = [dayOf(start), dayOf(end - 1)];
  if (first < KNOWN_FROM) return null;
  const holidays = new Map<number, Holiday>();
  for (let year = yearOf(first); year <= yearOf(last); year += 1)
    for (const holiday of await holidaysOfYear(year))
      if (holiday.day >= first && holiday.day <= last) holidays.set(holiday.day, holiday);
  return holidays;
}

const dayOf = (instant: number): number => localHours(DEFAULT_ZONE, instant, instant + 1)[0]?.day ?? 0;
const yearOf = (day: number): number => new Date(day * DAY * 1000).getUTCFullYear();

const years = new Map<number, Promise<Holiday[]>>();

function holidaysOfYear(year: number): Promise<Holiday[]> {
  const known = years.get(year) ?? computed(year);
  years.set(year, known);
  return known;
}

/** The library holds the holidays of all countries (30 MB): it is loaded where somebody asks. */
async function computed(year: number): Promise<Holiday[]> {
  const { default: Library } = await import("date-holidays");
  const library = new Library("SI", { types: ["public"] });
  const english = new Map(library.getHolidays(year, "en").map(({ date, name }) => [date, name]));
  const regular = library.getHolidays(year, "sl").map(({ date, name }) => ({
    day: Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / 1000 / DAY,
    name: { sl: name, en: english.get(date) ?? name },
  }));
  const once = ONCE.filter(({ day }) => yearOf(day) === year);
  return [...regular, ...once].sort((one, other) => one.day - other.day);
}

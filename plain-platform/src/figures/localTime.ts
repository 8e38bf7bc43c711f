import { TZDate, tzOffset } from "@date-fns/tz";

/** The zone of all clients: days and hours follow its clocks. */
export const ZONE = "Europe/Ljubljana";

const HOUR = 3_600;

/**
 * The starts of the hours that `[start, end)` touches, in Unix seconds. The zone's hours are those of UTC.
 */
export function hoursOf(start: number, end: number): number[] {
  const hours = [];
  for (let hour = hourOf(start); hour < end; hour += HOUR) hours.push(hour);
  return hours;
}

/** The start of an instant's hour; both Unix seconds. */
export const hourOf = (instant: number) => Math.floor(instant / HOUR) * HOUR;

/** The hour of the day, 0 to 23, by local clocks. */
export const hourOfDay = (instant: number) => Math.floor(localSeconds(instant) / HOUR) % 24;

/** Seconds since midnight on local clocks. */
export const secondsOfDay = (instant: number) => localSeconds(instant) % (24 * HOUR);

/** The day of the week by local clocks: Monday 0 to Sunday 6. */
export const weekDayOf = (instant: number) => (Math.floor(localSeconds(instant) / (24 * HOUR)) + 3) % 7;

/** The midnights of the local days that `[start, end)` touches, in Unix seconds. */
export function daysOf(start: number, end: number): number[] {
  const days = [];
  for (let day = midnightOf(start); day < end; day = nextMidnight(day)) days.push(day);
  return days;
}

/** The midnight at the start of an instant's local day; both Unix seconds. */
export function midnightOf(instant: number): number {
  const date = new TZDate(instant * 1_000, ZONE);
  return new TZDate(date.getFullYear(), date.getMonth(), date.getDate(), ZONE).getTime() / 1_000;
}

/** The next midnight, also across clock changes. */
const nextMidnight = (midnight: number) => midnightOf(midnight + 30 * HOUR);

let known = { hour: Number.NaN, offset: 0 };

/** The zone's offset is looked up once per hour: clocks change at full hours, and look-ups are slow. */
function localSeconds(instant: number): number {
  const hour = hourOf(instant);
  if (known.hour !== hour) known = { hour, offset: tzOffset(ZONE, new Date(hour * 1_000)) * 60 };
  return instant + known.offset;
}

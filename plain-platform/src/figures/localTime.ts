import { TZDate, tzOffset } from "@date-fns/tz";

/** Where all clients stand: days and hours are those of its clocks. */
export const ZONE = "Europe/Ljubljana";

const HOUR = 3_600;

/** The hours that `[start, end)` touches, by their beginnings in Unix seconds. The zone's hours are those of UTC. */
export function hoursOf(start: number, end: number): number[] {
  const hours = [];
  for (let hour = hourOf(start); hour < end; hour += HOUR) hours.push(hour);
  return hours;
}

/** The beginning of the hour in which an instant lies; both Unix seconds. */
export const hourOf = (instant: number) => Math.floor(instant / HOUR) * HOUR;

/** The hour of the day, 0 to 23, by local clocks. */
export const hourOfDay = (instant: number) => Math.floor(localSeconds(instant) / HOUR) % 24;

/** Seconds since midnight as local clocks show them. */
export const secondsOfDay = (instant: number) => localSeconds(instant) % (24 * HOUR);

/** The day of the week by local clocks: Monday 0 to Sunday 6. */
export const weekDayOf = (instant: number) => (Math.floor(localSeconds(instant) / (24 * HOUR)) + 3) % 7;

/** The local days that `[start, end)` touches, by their midnights in Unix seconds. */
export function daysOf(start: number, end: number): number[] {
  const days = [];
  for (let day = midnightOf(start); day < end; day = nextMidnight(day)) days.push(day);
  return days;
}

/** The midnight with which an instant's local day began; both Unix seconds. */
export function midnightOf(instant: number): number {
  const date = new TZDate(instant * 1_000, ZONE);
  return new TZDate(date.getFullYear(), date.getMonth(), date.getDate(), ZONE).getTime() / 1_000;
}

/** The midnight after a midnight, on whichever day clocks are changed. */
const nextMidnight = (midnight: number) => midnightOf(midnight + 30 * HOUR);

let known = { hour: Number.NaN, offset: 0 };

/** The zone's offset is asked once an hour: clocks are changed at full hours, and asking takes long. */
function localSeconds(instant: number): number {
  const hour = hourOf(instant);
  if (known.hour !== hour) known = { hour, offset: tzOffset(ZONE, new Date(hour * 1_000)) * 60 };
  return instant + known.offset;
}

import type { IntervalInput, IntervalPreset } from "../../graphql/generated";

/** A period to look at: a preset that moves with the clock, one of the calendar (2026-10), or two fixed instants (Unix seconds, half-open). */
export type Interval =
  | { kind: "preset"; preset: IntervalPreset }
  | { kind: "calendar"; calendar: string }
  | { kind: "custom"; from: number; to: number };

/** Those that pickers offer side by side. */
export const presets = [
  "LAST_24H",
  "TODAY",
  "WEEK",
  "TWO_WEEKS",
  "MONTH",
] as const satisfies readonly IntervalPreset[];

/** Those of the calendar, whole: the one before now's. */
export const calendarPresets = [
  "YESTERDAY",
  "LAST_WEEK",
  "LAST_MONTH",
  "LAST_QUARTER",
  "LAST_YEAR",
] as const satisfies readonly IntervalPreset[];

/** Whether a period is of the calendar: it is chosen among those, not beside the presets. */
export const isOfCalendar = (interval: Interval): boolean =>
  interval.kind === "calendar" ||
  (interval.kind === "preset" && calendarPresets.some((name) => name === interval.preset));

/** Chosen where somebody turns to the calendar. */
export const firstOfCalendar: Interval = { kind: "preset", preset: "LAST_MONTH" };

export const defaultInterval: Interval = { kind: "preset", preset: "LAST_24H" };

/** Seconds: the longest custom period that the API answers. */
export const longestPeriod = 400 * 86_400;

export type RangeFault = "MISSING" | "ORDER" | "TOO_LONG";

/** What is wrong with a custom period in Unix seconds, `longest` seconds long at most; null where nothing is. */
export function rangeFault(
  from: number | null,
  to: number | null,
  longest = longestPeriod,
): RangeFault | null {
  if (from === null || to === null) return "MISSING";
  if (to <= from) return "ORDER";
  if (to - from > longest) return "TOO_LONG";
  return null;
}

/** Reads ?interval=WEEK, ?interval=2026-10 or ?from=..&to=..; anything else is the usual one. */
export function parseInterval(params: URLSearchParams, usual = defaultInterval): Interval {
  const from = unixSeconds(params.get("from"));
  const to = unixSeconds(params.get("to"));
  if (from !== null && to !== null && rangeFault(from, to) === null) return { kind: "custom", from, to };
  return namedInterval(params.get("interval")) ?? usual;
}

/** The interval that a name means: LAST_MONTH, 2026-10; null where none has it. */
export function namedInterval(name: string | null): Interval | null {
  const preset = [...presets, ...calendarPresets].find((one) => one === name);
  if (preset) return { kind: "preset", preset };
  return name !== null && isCalendarName(name) ? { kind: "calendar", calendar: name } : null;
}

const calendarName = /^(\d{4})(-(W(0[1-9]|[1-4]\d|5[0-3])|Q[1-4]|(0[1-9]|1[0-2])(-\d\d)?))?$/;

/** Whether the calendar has it, as `readCalendar` reads it, whose code need not come for that. */
export function isCalendarName(name: string): boolean {
  const [, year, , part = "", , , day] = calendarName.exec(name) ?? [];
  if (year === undefined || Number(year) < 1971) return false;
  // A 53rd week is of the years that begin or end with a Thursday.
  if (part === "W53")
    return [`${year}-01-01`, `${year}-12-31`].some((date) => new Date(date).getUTCDay() === 4);
  return (
    day === undefined ||
    new Date(Date.UTC(Number(year), Number(part.slice(0, 2)) - 1, Number(day.slice(1))))
      .toISOString()
      .startsWith(name)
  );
}

/** Its name; null where it has none. */
export function nameOf(interval: Interval): string | null {
  if (interval.kind === "custom") return null;
  return interval.kind === "preset" ? interval.preset : interval.calendar;
}

/** The same parameters with the interval's own replaced; the usual one leaves no trace. */
export function withInterval(
  params: URLSearchParams,
  interval: Interval,
  usual = defaultInterval,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ["interval", "from", "to"]) next.delete(name);
  if (interval.kind === "custom") {
    next.set("from", String(interval.from));
    next.set("to", String(interval.to));
  } else if (nameOf(interval) !== nameOf(usual)) {
    next.set("interval", nameOf(interval) ?? "");
  }
  return next;
}

/** As the API takes it: presets are resolved there, by its own clock. */
export function intervalInput(interval: Interval): IntervalInput {
  if (interval.kind === "preset") return { preset: interval.preset };
  if (interval.kind === "calendar") return { calendar: interval.calendar };
  return { from: interval.from, to: interval.to };
}

/** A whole number of seconds, or null where the text is none. */
export function unixSeconds(text: string | null): number | null {
  return text !== null && /^\d{1,11}$/.test(text) ? Number(text) : null;
}

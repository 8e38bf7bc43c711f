import { PERIOD_DAYS } from "@obcestje/contract/limits/spans.js";
import type { IntervalInput, IntervalPreset } from "../../graphql/generated";

/**
 * A period to look at: a preset relative to now, a period of the calendar (2026-10), or two fixed instants
 * (Unix seconds, half-open).
 */
export type Interval =
  | { kind: "preset"; preset: IntervalPreset }
  | { kind: "calendar"; calendar: string }
  | { kind: "custom"; from: number; to: number };

/** Presets shown as buttons. */
export const presets = [
  "LAST_24H",
  "TODAY",
  "WEEK",
  "TWO_WEEKS",
  "MONTH",
] as const satisfies readonly IntervalPreset[];

/** Presets for whole periods of the calendar: the one before the current one. */
export const calendarPresets = [
  "YESTERDAY",
  "LAST_WEEK",
  "LAST_MONTH",
  "LAST_QUARTER",
  "LAST_YEAR",
] as const satisfies readonly IntervalPreset[];

/** True if a period is chosen from the calendar and not by a preset's button. */
export const isOfCalendar = (interval: Interval): boolean =>
  interval.kind === "calendar" ||
  (interval.kind === "preset" && calendarPresets.some((name) => name === interval.preset));

/** Chosen when somebody switches to the calendar. */
export const firstOfCalendar: Interval = { kind: "preset", preset: "LAST_MONTH" };

export const defaultInterval: Interval = { kind: "preset", preset: "LAST_24H" };

/** Longest custom period that the API answers, in seconds. */
export const longestPeriod = PERIOD_DAYS * 86_400;

export type RangeFault = "MISSING" | "ORDER" | "TOO_LONG";

/** Fault of a custom period in Unix seconds, `longest` seconds long at most; null if there is none. */
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

/** Reads ?interval=WEEK, ?interval=2026-10 or ?from=..&to=..; anything else gives the default. */
export function parseInterval(params: URLSearchParams, usual = defaultInterval): Interval {
  const from = unixSeconds(params.get("from"));
  const to = unixSeconds(params.get("to"));
  if (from !== null && to !== null && rangeFault(from, to) === null) return { kind: "custom", from, to };
  return namedInterval(params.get("interval")) ?? usual;
}

/** The interval of a name: LAST_MONTH, 2026-10; null for an unknown name. */
export function namedInterval(name: string | null): Interval | null {
  const preset = [...presets, ...calendarPresets].find((one) => one === name);
  if (preset) return { kind: "preset", preset };
  return name !== null && isCalendarName(name) ? { kind: "calendar", calendar: name } : null;
}

const calendarName = /^(\d{4})(-(W(0[1-9]|[1-4]\d|5[0-3])|Q[1-4]|(0[1-9]|1[0-2])(-\d\d)?))?$/;

/** True if the calendar has such a period. Same result as `readCalendar`, without loading its code. */
export function isCalendarName(name: string): boolean {
  const [, year, , part = "", , , day] = calendarName.exec(name) ?? [];
  if (year === undefined || Number(year) < 1971) return false;
  // Only years that begin or end on a Thursday have a week 53.
  if (part === "W53")
    return [`${year}-01-01`, `${year}-12-31`].some((date) => new Date(date).getUTCDay() === 4);
  return (
    day === undefined ||
    new Date(Date.UTC(Number(year), Number(part.slice(0, 2)) - 1, Number(day.slice(1))))
      .toISOString()
      .startsWith(name)
  );
}

/** Name of an interval; null if it has none. */
export function nameOf(interval: Interval): string | null {
  if (interval.kind === "custom") return null;
  return interval.kind === "preset" ? interval.preset : interval.calendar;
}

/** The parameters with the interval's own replaced; the default is left out. */
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

/** Input for the API, which resolves presets by its own clock. */
export function intervalInput(interval: Interval): IntervalInput {
  if (interval.kind === "preset") return { preset: interval.preset };
  if (interval.kind === "calendar") return { calendar: interval.calendar };
  return { from: interval.from, to: interval.to };
}

/** A whole number of seconds; null for other text. */
export function unixSeconds(text: string | null): number | null {
  return text !== null && /^\d{1,11}$/.test(text) ? Number(text) : null;
}

import type { IntervalInput, IntervalPreset } from "../../graphql/generated";

/** A period to look at: a preset that moves with the clock, or two fixed instants (Unix seconds, half-open). */
export type Interval =
  | { kind: "preset"; preset: IntervalPreset }
  | { kind: "custom"; from: number; to: number };

/** Those that pickers offer. */
export const presets = [
  "LAST_24H",
  "TODAY",
  "WEEK",
  "TWO_WEEKS",
  "MONTH",
] as const satisfies readonly IntervalPreset[];

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

/** Reads ?interval=WEEK or ?from=..&to=..; anything else is the default. */
export function parseInterval(params: URLSearchParams): Interval {
  const from = unixSeconds(params.get("from"));
  const to = unixSeconds(params.get("to"));
  if (from !== null && to !== null && rangeFault(from, to) === null) return { kind: "custom", from, to };
  const preset = presets.find((name) => name === params.get("interval"));
  return preset ? { kind: "preset", preset } : defaultInterval;
}

/** The same parameters with the interval's own replaced; the default leaves no trace. */
export function withInterval(params: URLSearchParams, interval: Interval): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ["interval", "from", "to"]) next.delete(name);
  if (interval.kind === "custom") {
    next.set("from", String(interval.from));
    next.set("to", String(interval.to));
  } else if (defaultInterval.kind === "preset" && interval.preset !== defaultInterval.preset) {
    next.set("interval", interval.preset);
  }
  return next;
}

/** As the API takes it: presets are resolved there, by its own clock. */
export function intervalInput(interval: Interval): IntervalInput {
  return interval.kind === "preset" ? { preset: interval.preset } : { from: interval.from, to: interval.to };
}

/** A whole number of seconds, or null where the text is none. */
export function unixSeconds(text: string | null): number | null {
  return text !== null && /^\d{1,11}$/.test(text) ? Number(text) : null;
}

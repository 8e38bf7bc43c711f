import { DAY, HOUR, MINUTE } from "../../../time/clock.js";
import type { Unit } from "../options.js";
import { converted } from "./units.js";
import { numberOf, plainWords } from "./words.js";

const WORDS: Record<string, number> = {
  ...{
    hourly: HOUR,
    hour: HOUR,
    "per hour": HOUR,
    urno: HOUR,
    stundlich: HOUR,
    daily: DAY,
    day: DAY,
    dnevno: DAY,
    taglich: DAY,
  },
  ...{
    "quarter hourly": 15 * MINUTE,
    quarterly: 15 * MINUTE,
    quarter: 15 * MINUTE,
    "half hourly": 30 * MINUTE,
  },
};
const UNITS: Record<string, number> = { s: 1, m: MINUTE, h: HOUR, u: HOUR, d: DAY };
/** Without a unit, numbers up to this are minutes: nobody counts by so few seconds. */
const MOST_MINUTES = 240;

/**
 * The length of an interval in a cell: 900, 15 (minutes), "15 min", "1h", "hourly", "PT15M". Seconds; NaN for
 * anything else.
 */
export function durationOf(text: string, unit: Unit | null): number {
  const number = numberOf(text);
  if (number === null) return Number.NaN;
  if (!Number.isNaN(number)) {
    if (unit) return converted(number, unit);
    return number <= MOST_MINUTES ? number * MINUTE : number;
  }
  const words = plainWords(text);
  const known = WORDS[words];
  if (known !== undefined) return known;
  const [, count, letter] = /^(?:pt ?|p ?)?(\d+) ?([smhud])/.exec(words) ?? [];
  return count === undefined || letter === undefined
    ? Number.NaN
    : Number(count) * (UNITS[letter] ?? Number.NaN);
}

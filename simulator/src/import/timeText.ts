/** What a text says about time: an instant, or what a wall clock showed (in seconds, as if it hung at UTC). */
export type TimeText = { instant: number } | { wall: number };

const CLOCK = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?`;
const iso = new RegExp(String.raw`^(\d{4})-(\d{2})-(\d{2})[T ]\s*${CLOCK}\s*(Z|[+-]\d{2}:?\d{2})?$`, "i");
const european = new RegExp(String.raw`^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2}),?\s+${CLOCK}$`);
const unixSeconds = /^(\d{9,10})(?:[.,]\d+)?$/;
const unixMilliseconds = /^\d{12,13}$/;

const MINUTE = 60;
const HOUR = 3600;

/** Seconds of a wall clock; undefined for a date or a time that no calendar or clock has. */
function wallOf(
  year: number,
  month: number,
  day: number,
  clock: readonly (string | undefined)[],
): number | undefined {
  const [hour = 0, minute = 0, second = 0] = clock.map((part) => Number(part ?? 0));
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.getTime() / 1000 + hour * HOUR + minute * MINUTE + second;
}

function offsetOf(text: string): number {
  if (text.toUpperCase() === "Z") return 0;
  const digits = text.slice(1).replace(":", "");
  const seconds = Number(digits.slice(0, 2)) * HOUR + Number(digits.slice(2)) * MINUTE;
  return text.startsWith("-") ? -seconds : seconds;
}

/**
 * Reads ISO 8601 ("2026-03-29T10:00:00Z", "2026-03-29 10:00"), "DD.MM.YYYY HH:mm:ss" (two digits of a year mean 20YY) and Unix time in
 * seconds or milliseconds. Parts of a second are cut off. Undefined for anything else.
 */
export function parseTime(text: string): TimeText | undefined {
  const trimmed = text.trim();
  const unix = unixSeconds.exec(trimmed);
  if (unix) return { instant: Number(unix[1]) };
  if (unixMilliseconds.test(trimmed)) return { instant: Math.floor(Number(trimmed) / 1000) };

  const international = iso.exec(trimmed);
  if (international) {
    const [, year, month, day, hour, minute, second, offset] = international;
    const wall = wallOf(Number(year), Number(month), Number(day), [hour, minute, second]);
    if (wall === undefined) return undefined;
    return offset === undefined ? { wall } : { instant: wall - offsetOf(offset) };
  }

  const [, day, month, year = "", hour, minute, second] = european.exec(trimmed) ?? [];
  if (year === "") return undefined;
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  const wall = wallOf(fullYear, Number(month), Number(day), [hour, minute, second]);
  return wall === undefined ? undefined : { wall };
}

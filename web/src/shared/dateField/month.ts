const dayMs = 86_400_000;

/** A date without a time: its midnight in UTC, in ms. */
export type Day = number;

export const dayOf = (wall: string): Day | null => {
  const day = Date.parse(`${wall.slice(0, 10)}T00:00Z`);
  return Number.isNaN(day) ? null : day;
};
export const textOf = (day: Day): string => new Date(day).toISOString().slice(0, 10);

/** Six weeks, from a Monday on, that contain the day's month. */
export function weeksOf(day: Day): Day[][] {
  const at = new Date(day);
  const first = Date.UTC(at.getUTCFullYear(), at.getUTCMonth());
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * dayMs;
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_unused, index) => monday + (week * 7 + index) * dayMs),
  );
}

export const isInMonth = (day: Day, of: Day): boolean => textOf(day).slice(0, 7) === textOf(of).slice(0, 7);

/** The same day some months later, or the last day of that month. */
export function monthsLater(day: Day, count: number): Day {
  const at = new Date(day);
  const last = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + count + 1, 0);
  return Math.min(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + count, at.getUTCDate()), last);
}

/** The day that a key moves to in a calendar; null for other keys. */
export function dayByKey(key: string, day: Day): Day | null {
  const weekDay = (new Date(day).getUTCDay() + 6) % 7;
  const moves: Record<string, Day> = {
    ArrowLeft: day - dayMs,
    ArrowRight: day + dayMs,
    ArrowUp: day - 7 * dayMs,
    ArrowDown: day + 7 * dayMs,
    Home: day - weekDay * dayMs,
    End: day + (6 - weekDay) * dayMs,
    PageUp: monthsLater(day, -1),
    PageDown: monthsLater(day, 1),
  };
  return moves[key] ?? null;
}

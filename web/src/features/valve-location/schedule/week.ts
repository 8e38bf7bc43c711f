import { midnightAfter } from "../../../shared/interval/midnight";
import { unixToWall, wallToUnix } from "../../../shared/interval/wallTime";

/** [from, to) in Unix seconds. */
export type Stretch = { from: number; to: number };

/** Position within a day: shares of its length, 0 to 1. */
export type Bar = Stretch & { left: number; width: number };

/** Local days from today on, each 23 to 25 hours long by its clock. */
export function daysAhead(count: number, now: number, timeZone: string): Stretch[] {
  return Array.from({ length: count }, (_, index) => ({
    from: midnightAfter(index - 1, now, timeZone),
    to: midnightAfter(index, now, timeZone),
  }));
}

/** Positions of hours in a day, where its clock first shows them, as shares of its length. */
export function hourMarks(day: Stretch, hours: readonly number[], timeZone: string): number[] {
  const date = unixToWall(day.from, timeZone).slice(0, 10);
  const marks = hours.map((hour) => wallToUnix(`${date}T${String(hour).padStart(2, "0")}:00`, timeZone));
  return marks.map((at) => shareOf(day, at ?? day.from));
}

export const shareOf = (day: Stretch, at: number): number => (at - day.from) / (day.to - day.from);

/** The stretches within another one, cut to it. */
export function within(frame: Stretch, stretches: readonly Stretch[]): Stretch[] {
  return stretches
    .map(({ from, to }) => ({ from: Math.max(from, frame.from), to: Math.min(to, frame.to) }))
    .filter(({ from, to }) => from < to);
}

export function barsIn(day: Stretch, stretches: readonly Stretch[]): Bar[] {
  return within(day, stretches).map(({ from, to }) => ({
    from,
    to,
    left: shareOf(day, from),
    width: (to - from) / (day.to - day.from),
  }));
}

/** Times at which two or more rows are open; the openings of one row don't overlap. */
export function overlapsOf(rows: readonly (readonly Stretch[])[]): Stretch[] {
  const turns = rows
    .flat()
    .flatMap(({ from, to }) => [
      { at: from, by: 1 },
      { at: to, by: -1 },
    ])
    .sort((a, b) => a.at - b.at || a.by - b.by);
  const overlaps: Stretch[] = [];
  let open = 0;
  let since = 0;
  for (const { at, by } of turns) {
    if (by === 1 && open === 1) since = at;
    if (by === -1 && open === 2) overlaps.push({ from: since, to: at });
    open += by;
  }
  return overlaps;
}

/** Total seconds of the stretches. */
export const lengthOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { from, to }) => sum + to - from, 0);

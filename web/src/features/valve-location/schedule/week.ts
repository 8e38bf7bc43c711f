import { midnightAfter } from "../../../shared/interval/midnight";
import { unixToWall, wallToUnix } from "../../../shared/interval/wallTime";

/** [from, to) in Unix seconds. */
export type Stretch = { from: number; to: number };

/** Where something lies in a day: shares of its length, 0 to 1. */
export type Bar = Stretch & { left: number; width: number };

/** Local days from today's on: each as long as its clock makes it, 23 to 25 hours. */
export function daysAhead(count: number, now: number, timeZone: string): Stretch[] {
  return Array.from({ length: count }, (_, index) => ({
    from: midnightAfter(index - 1, now, timeZone),
    to: midnightAfter(index, now, timeZone),
  }));
}

/** Where in a day its clock first shows these hours, as shares of its length. */
export function hourMarks(day: Stretch, hours: readonly number[], timeZone: string): number[] {
  const date = unixToWall(day.from, timeZone).slice(0, 10);
  const marks = hours.map((hour) => wallToUnix(`${date}T${String(hour).padStart(2, "0")}:00`, timeZone));
  return marks.map((at) => shareOf(day, at ?? day.from));
}

export const shareOf = (day: Stretch, at: number): number => (at - day.from) / (day.to - day.from);

/** What of the stretches lies within one, cut to it. */
export function within(frame: Stretch, stretches: readonly Stretch[]): Stretch[] {
  return stretches
    .map(({ from, to }) => ({ from: Math.max(from, frame.from), to: Math.min(to, frame.to) }))
    .filter(({ from, to }) => from < to);
}

/** The stretches of one day, with where they are drawn. */
export function barsIn(day: Stretch, stretches: readonly Stretch[]): Bar[] {
  return within(day, stretches).map(({ from, to }) => ({
    from,
    to,
    left: shareOf(day, from),
    width: (to - from) / (day.to - day.from),
  }));
}

/** Where two rows or more are open at once; each row's openings lie apart from each other. */
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

/** Seconds that the stretches last together. */
export const lengthOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { from, to }) => sum + to - from, 0);

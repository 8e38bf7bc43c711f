import type { CountedInterval } from "../measurements/countedInterval.js";
import { type Coverage, mapCoverage } from "../measurements/coverage.js";
import { common, seconds } from "../measurements/intervals.js";
import type { Records } from "../measurements/records.js";

/** Counted intervals of which only a part lies in some time. They can't be cut: each stays or goes whole. */
export interface PartlyCovered {
  /** Half of each or less: they stay, and count beside what is in that time. */
  partlyKept: number;
  /** More of each: they go, and with them the part that is not in that time. */
  partlyReplaced: number;
}

/** @param split what splitPiece made of a piece, by this time */
export function partlyCovered(
  { inside, rest }: { inside: Pick<Records, "intervals">; rest: Pick<Records, "intervals"> },
  time: Coverage,
): PartlyCovered {
  const all = [...inside.intervals, ...rest.intervals];
  const from = all.reduce((first, one) => Math.min(first, one.from), Number.POSITIVE_INFINITY);
  const to = all.reduce((last, one) => Math.max(last, one.to), Number.NEGATIVE_INFINITY);
  // A year may have thousands of gaps, so only near ones are used.
  const near = mapCoverage(time, (some) => some.filter((one) => one.from < to && one.to > from));
  const covered = (one: CountedInterval) => seconds(common(near[one.kind], [one]));
  return {
    partlyKept: rest.intervals.filter((one) => covered(one) > 0).length,
    partlyReplaced: inside.intervals.filter((one) => covered(one) < one.to - one.from).length,
  };
}

import type { HeardSecondsFragment } from "../../graphql/generated";
import type { Covered } from "./completeness";

/** Road users that are listened for by themselves. */
export type Kind = keyof HeardSecondsFragment;

type Told = { completeness: Covered | null; heard: HeardSecondsFragment | null };

/**
 * How much of a period road users of a kind were listened for: means of them are of this time. All that was covered where nothing is
 * told of the kind; null: not told.
 */
export function coveredFor({ completeness, heard }: Told, kind: Kind): Covered | null {
  const coveredSeconds = heard?.[kind] ?? null;
  if (completeness === null || coveredSeconds === null) return completeness;
  const { totalSeconds } = completeness;
  return { coveredSeconds, totalSeconds, share: totalSeconds === 0 ? 0 : coveredSeconds / totalSeconds };
}

/** How much of a period all of these kinds were listened for: that of the kind with the least. */
export function coveredForAll(told: Told, kinds: readonly Kind[]): Covered | null {
  const [first = null, ...others] = kinds.map((kind) => coveredFor(told, kind));
  return others.reduce((a, b) => (a === null || b === null ? null : a.share < b.share ? a : b), first);
}

/** How much of the period before road users of a kind were listened for. */
export const coveredForBefore = (
  measurement: { previousCompleteness: Covered | null; previousHeard: HeardSecondsFragment | null },
  kind: Kind,
): Covered | null =>
  coveredFor({ completeness: measurement.previousCompleteness, heard: measurement.previousHeard }, kind);

/** Whether it is told that nobody listened for such road users, while others were: a file of cyclists says nothing of vehicles. */
export function isUnheard(heard: HeardSecondsFragment | null, kind: Kind): boolean {
  if (heard?.[kind] !== 0) return false;
  return [heard.vehicles, heard.pedestrians, heard.cyclists].some((seconds) => (seconds ?? 0) > 0);
}

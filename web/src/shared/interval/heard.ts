import type { HeardSecondsFragment } from "../../graphql/generated";
import type { Covered } from "./completeness";

/** Kinds of road users with a heard time of their own. */
export type Kind = keyof HeardSecondsFragment;

type Told = { completeness: Covered | null; heard: HeardSecondsFragment | null };

/**
 * Time in a period in which road users of a kind were listened for; it is the base of their means. All covered
 * time if there is no figure for the kind; null: not reported.
 */
export function coveredFor({ completeness, heard }: Told, kind: Kind): Covered | null {
  const coveredSeconds = heard?.[kind] ?? null;
  if (completeness === null || coveredSeconds === null) return completeness;
  const { totalSeconds } = completeness;
  return { coveredSeconds, totalSeconds, share: totalSeconds === 0 ? 0 : coveredSeconds / totalSeconds };
}

/** Time in a period in which all of these kinds were listened for: that of the kind with the least. */
export function coveredForAll(told: Told, kinds: readonly Kind[]): Covered | null {
  const [first = null, ...others] = kinds.map((kind) => coveredFor(told, kind));
  return others.reduce((a, b) => (a === null || b === null ? null : a.share < b.share ? a : b), first);
}

/** Time in the previous period in which road users of a kind were listened for. */
export const coveredForBefore = (
  measurement: { previousCompleteness: Covered | null; previousHeard: HeardSecondsFragment | null },
  kind: Kind,
): Covered | null =>
  coveredFor({ completeness: measurement.previousCompleteness, heard: measurement.previousHeard }, kind);

/** True if nobody listened for such road users while others were listened for: a file of cyclists says nothing of vehicles. */
export function isUnheard(heard: HeardSecondsFragment | null, kind: Kind): boolean {
  if (heard?.[kind] !== 0) return false;
  return [heard.vehicles, heard.pedestrians, heard.cyclists].some((seconds) => (seconds ?? 0) > 0);
}

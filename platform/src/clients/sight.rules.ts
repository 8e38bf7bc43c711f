/**
 * From when on somebody sees what a client measured, reported and was told to do: Unix seconds; null: from ever. A group that a
 * client came to sees nothing of what was before. What is not seen is for that reader as not heard: unknown, not zero.
 */
export type SeenFrom = number | null;

/** Whether something of an instant is seen. */
export const isSeen = (instant: number, seenFrom: SeenFrom): boolean =>
  seenFrom === null || instant >= seenFrom;

/** The part of a period that is seen; nothing of it begins and ends at its end. */
export function seenPart<P extends { start: number; end: number }>({ start, end }: P, seenFrom: SeenFrom) {
  return { start: Math.min(Math.max(start, seenFrom ?? start), end), end };
}

/** The later of two beginnings; null is the earliest. */
export const laterOf = (one: SeenFrom, other: SeenFrom): SeenFrom =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

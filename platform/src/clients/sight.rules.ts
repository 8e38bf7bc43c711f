/**
 * The instant from which somebody sees a client's measurements, reports and orders: Unix seconds; null: no
 * limit. A group that a client came to sees nothing before the move. For that reader the hidden time counts
 * as not heard: unknown, not zero.
 */
export type SeenFrom = number | null;

/** True if an instant is visible. */
export const isSeen = (instant: number, seenFrom: SeenFrom): boolean =>
  seenFrom === null || instant >= seenFrom;

/** The visible part of a period. If nothing is visible, it begins and ends at the period's end. */
export function seenPart<P extends { start: number; end: number }>({ start, end }: P, seenFrom: SeenFrom) {
  return { start: Math.min(Math.max(start, seenFrom ?? start), end), end };
}

/** The later of two beginnings; null is the earliest. */
export const laterOf = (one: SeenFrom, other: SeenFrom): SeenFrom =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

import { activities } from "../clients/activity";
import type { MarkKind } from "./mapMarker";

export type Counts = Readonly<Record<MarkKind, number>>;

/** Worst last; places without a device have the colour of no state. */
const kinds: readonly MarkKind[] = ["place", ...activities];

const colour = (kind: MarkKind) =>
  `var(--chakra-colors-${kind === "place" ? "border-emphasized" : `activity-${kind}`})`;

/** CSS conic gradient: a ring with each kind's share, worst first. */
export function ringOf(counts: Counts): string {
  const total = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  let until = 0;
  const arcs = kinds.toReversed().flatMap((activity) => {
    if (counts[activity] === 0) return [];
    const from = until;
    until += (100 * counts[activity]) / total;
    return [`${colour(activity)} ${from.toFixed(1)}% ${until.toFixed(1)}%`];
  });
  return `conic-gradient(${arcs.join(", ")})`;
}

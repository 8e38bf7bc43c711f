import { type Activity, activities } from "../clients/activity";
import type { MarkKind } from "./mapMarker";

/** The ring shows devices alone. */
export type Counts = Readonly<Record<MarkKind, number>>;

const colour = (activity: Activity) => `var(--chakra-colors-activity-${activity})`;

/** CSS conic gradient: a ring with each activity's share, worst first. */
export function ringOf(counts: Counts): string {
  const total = activities.reduce((sum, activity) => sum + counts[activity], 0);
  let until = 0;
  const arcs = activities.toReversed().flatMap((activity) => {
    if (counts[activity] === 0) return [];
    const from = until;
    until += (100 * counts[activity]) / total;
    return [`${colour(activity)} ${from.toFixed(1)}% ${until.toFixed(1)}%`];
  });
  return `conic-gradient(${arcs.join(", ")})`;
}

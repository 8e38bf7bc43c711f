import { type Activity, activities, activityOf, type Heard } from "./activity";

/** How many devices were heard how recently; null where that is told of none of them. */
export type ActivityCounts = Record<Activity, number | null>;

/** `now` in Unix seconds. */
export function countActivities(clients: readonly Heard[], now: number): ActivityCounts {
  const counts = { ok: 0, late: 0, silent: 0, never: 0, unknown: 0 };
  for (const client of clients) counts[activityOf(client, now)] += 1;
  const isUntold = clients.length > 0 && counts.unknown === clients.length;
  return isUntold ? { ok: null, late: null, silent: null, never: null, unknown: counts.unknown } : counts;
}

/** Those that a summary or a filter has: what is not told only where there is such a device, and instead of a "never" that nobody tells. */
export const shownActivities = ({ never, unknown }: ActivityCounts): Activity[] =>
  activities.filter((activity) => {
    if (activity === "unknown") return Boolean(unknown);
    return activity !== "never" || Boolean(never) || !unknown;
  });

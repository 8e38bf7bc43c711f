/** How recently a device was heard; `unknown` where nobody tells. */
export type Activity = "ok" | "late" | "silent" | "never" | "unknown";

export const activities: readonly Activity[] = ["ok", "late", "silent", "never", "unknown"];

/** When a device was heard last (Unix seconds), and whether it ever was; null: not told. */
export type Heard = { lastActiveDate: number | null; hasReported: boolean | null };

export const okSeconds = 10 * 60;
export const lateSeconds = 60 * 60;

/**
 * Below 10 minutes ok (green), below one hour late (orange), older silent (red). Without a date: never (grey) where that is
 * told, else unknown. `now` in Unix seconds.
 */
export function activityOf({ lastActiveDate, hasReported }: Heard, now: number): Activity {
  if (lastActiveDate === null) return isNeverHeard({ lastActiveDate, hasReported }) ? "never" : "unknown";
  const age = now - lastActiveDate;
  if (age < okSeconds) return "ok";
  return age < lateSeconds ? "late" : "silent";
}

/** Whether it is told that the device was never heard. */
export const isNeverHeard = ({ lastActiveDate, hasReported }: Heard): boolean =>
  lastActiveDate === null && hasReported === false;

/** The same of devices together: the newest sign of life, or never where that is told of each. */
export function lastHeardOf(clients: readonly Heard[]): Heard {
  const dates = clients.flatMap(({ lastActiveDate }) => lastActiveDate ?? []);
  const isNever = clients.length > 0 && clients.every(isNeverHeard);
  return {
    lastActiveDate: dates.length === 0 ? null : Math.max(...dates),
    hasReported: dates.length > 0 || (isNever ? false : null),
  };
}

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

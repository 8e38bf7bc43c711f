/** How recently a device was heard; `counted`: never by itself, but it has counts (an import); `unknown` where nobody tells. */
export type Activity = "ok" | "late" | "silent" | "counted" | "never" | "unknown";

export const activities: readonly Activity[] = ["ok", "late", "silent", "counted", "never", "unknown"];

/** When a device was heard last and last counted somebody (Unix seconds), and whether it ever did; null: not told. */
export type Heard = {
  lastActiveDate: number | null;
  hasReported: boolean | null;
  lastCountDate: number | null;
  hasCounted: boolean | null;
};

export const okSeconds = 10 * 60;
export const lateSeconds = 60 * 60;

/**
 * Below 10 minutes ok (green), below one hour late (orange), older silent (red). Without a date, where it is told that it was
 * never heard: counted or never (grey), else unknown. `now` in Unix seconds.
 */
export function activityOf(
  { lastActiveDate, hasReported, lastCountDate, hasCounted }: Heard,
  now: number,
): Activity {
  if (lastActiveDate === null) {
    if (hasReported !== false) return "unknown";
    return lastCountDate !== null || hasCounted ? "counted" : "never";
  }
  const age = now - lastActiveDate;
  if (age < okSeconds) return "ok";
  return age < lateSeconds ? "late" : "silent";
}

/** When a device last was heard by itself, else when it last counted of what is known; what its activity goes by. Null: none, or not told. */
export const heardDateOf = ({ lastActiveDate, lastCountDate }: Heard): number | null =>
  lastActiveDate ?? lastCountDate;

/** Whether it is told that the device was never heard, and that it never counted anybody. */
export const hasNoData = (heard: Heard): boolean =>
  heardDateOf(heard) === null && heard.hasReported === false && heard.hasCounted === false;

/** How many devices were heard how recently; null where that is told of none of them. */
export type ActivityCounts = Record<Activity, number | null>;

/** `now` in Unix seconds. */
export function countActivities(clients: readonly Heard[], now: number): ActivityCounts {
  const found = clients.map((client) => activityOf(client, now));
  const isUntold = found.length > 0 && found.every((one) => one === "unknown");
  const countOf = (activity: Activity) =>
    isUntold && activity !== "unknown" ? null : found.filter((one) => one === activity).length;
  return Object.fromEntries(activities.map((one) => [one, countOf(one)])) as ActivityCounts;
}

/**
 * Those that a summary or a filter has: counts alone, and what is not told, only where there is such a device; the latter instead of a
 * "never" that nobody tells.
 */
export const shownActivities = (counts: ActivityCounts): Activity[] =>
  activities.filter((activity) => {
    if (activity === "counted" || activity === "unknown") return counts[activity];
    return activity !== "never" || counts.never || !counts.unknown;
  });

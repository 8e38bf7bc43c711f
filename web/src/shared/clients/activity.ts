import { SILENT_SECONDS } from "@obcestje/contract/limits/spans.js";
/**
 * How recently a device was heard. `counted`: never heard by itself, but it has counts (an import). `unknown`:
 * the platform does not say.
 */
export type Activity = "ok" | "late" | "silent" | "counted" | "never" | "unknown";

export const activities: readonly Activity[] = ["ok", "late", "silent", "counted", "never", "unknown"];

/** When a device was last heard and last counted somebody (Unix seconds), and whether it ever was or did; null: not reported. */
export type Heard = {
  lastActiveDate: number | null;
  hasReported: boolean | null;
  lastCountDate: number | null;
  hasCounted: boolean | null;
};

export const okSeconds = 10 * 60;

/**
 * Below 10 minutes ok (green), below one hour late (orange), older silent (red). Without a date: counted or
 * never (grey) if the platform says that it was never heard, otherwise unknown. `now` in Unix seconds.
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
  return age < SILENT_SECONDS ? "late" : "silent";
}

/**
 * When a device was last heard by itself, otherwise its last known count; its activity is based on this. Null:
 * never, or not reported.
 */
export const heardDateOf = ({ lastActiveDate, lastCountDate }: Heard): number | null =>
  lastActiveDate ?? lastCountDate;

/** True if the platform says that the device was never heard and never counted anybody. */
export const hasNoData = (heard: Heard): boolean =>
  heardDateOf(heard) === null && heard.hasReported === false && heard.hasCounted === false;

/** Number of devices by activity; null if it is not reported of any device. */
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
 * Activities in a summary or a filter. `counted` and `unknown` appear only if there is such a device; `unknown`
 * replaces a "never" that the platform never says.
 */
export const shownActivities = (counts: ActivityCounts): Activity[] =>
  activities.filter((activity) => {
    if (activity === "counted" || activity === "unknown") return counts[activity];
    return activity !== "never" || counts.never || !counts.unknown;
  });

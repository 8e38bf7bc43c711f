/** How recently a device was heard. */
export type Activity = "ok" | "late" | "silent" | "never";

export const activities: readonly Activity[] = ["ok", "late", "silent", "never"];

export const okSeconds = 10 * 60;
export const lateSeconds = 60 * 60;

/** Below 10 minutes ok (green), below one hour late (orange), older silent (red); null is never (grey). Unix seconds. */
export function activityOf(lastActiveDate: number | null, now: number): Activity {
  if (lastActiveDate === null) return "never";
  const age = now - lastActiveDate;
  if (age < okSeconds) return "ok";
  return age < lateSeconds ? "late" : "silent";
}

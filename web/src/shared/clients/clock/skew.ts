/** Seconds; the post's way is among them. */
const tolerance = 60;

/** Whether a device's clock is off by more than its posts may take; what nobody can tell is not. */
export const isClockOff = (skew: number | null | undefined): skew is number =>
  skew != null && Math.abs(skew) > tolerance;

/** How much that is, in the units that people would say it in: days alone, or hours and minutes. */
export function sizeOf(skew: number): { days: number } | { hours: number; minutes: number } {
  const size = Math.abs(skew);
  const minutes = Math.round(size / 60);
  if (minutes >= 24 * 60) return { days: Math.round(size / 86_400) };
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

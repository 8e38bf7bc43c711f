import { CLOCK_TOLERANCE_SECONDS } from "@obcestje/contract/limits/spans.js";
/** True if a device's clock is off by more than its posts may take; false if unknown. */
export const isClockOff = (skew: number | null | undefined): skew is number =>
  skew != null && Math.abs(skew) > CLOCK_TOLERANCE_SECONDS;

/** The skew in everyday units: whole days, or hours and minutes. */
export function sizeOf(skew: number): { days: number } | { hours: number; minutes: number } {
  const size = Math.abs(skew);
  const minutes = Math.round(size / 60);
  if (minutes >= 24 * 60) return { days: Math.round(size / 86_400) };
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

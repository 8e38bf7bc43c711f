import type { Measurement } from "./measurement";

type Told = Pick<Measurement, "percentiles" | "averageSpeed" | "speedClasses">;

/** True if any vehicle had a speed, by any of the figures that a platform reports. */
export function hasSpeeds({ percentiles, averageSpeed, speedClasses }: Told): boolean {
  const { v30, v50, v85, sampleSize } = percentiles;
  if (sampleSize !== null) return sampleSize > 0;
  // A counter without speeds may report them as zeros.
  return [averageSpeed, v85, v50, v30, ...(speedClasses ?? []).map(({ vehicles }) => vehicles)].some(
    (value) => (value ?? 0) > 0,
  );
}

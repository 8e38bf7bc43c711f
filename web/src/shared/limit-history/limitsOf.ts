type Limits = { speedLimit: number | null; speedLimits: readonly { speedLimit: number }[] | null };

/** Speed limits that were in force in a period, km/h, in the order of time; empty: not told. */
export const limitsOf = ({ speedLimit, speedLimits }: Limits): number[] =>
  speedLimits?.map((one) => one.speedLimit) ?? (speedLimit === null ? [] : [speedLimit]);

/** The usual minimum number of vehicles with a speed for percentiles. */
const reliable = 100;

/** True if there are too few vehicles for a reliable percentile; false for none, and for an unknown number. */
export const isSmallSample = (vehicles: number | null): boolean =>
  vehicles !== null && vehicles > 0 && vehicles < reliable;

/** The usual minimum of vehicles with a speed for percentiles. */
const reliable = 100;

/** Too few vehicles for a percentile that can be relied on; without any there is none to doubt, and nor of an unknown number. */
export const isSmallSample = (vehicles: number | null): boolean =>
  vehicles !== null && vehicles > 0 && vehicles < reliable;

/** Label of figures over a limit with the limits used, in km/h; without them if they are unknown. */
export const withLimit = (label: string, limits: readonly number[]): string =>
  limits.length === 0 ? label : `${label} (${limits.join(", ")}\u00a0km/h)`;

/** Label of figures over a limit with the limit used, in km/h; without it if it is unknown. */
export function withLimit(label: string, limits: number | null | readonly number[]): string {
  const told = limits === null ? [] : [limits].flat();
  return told.length === 0 ? label : `${label} (${told.join(", ")}\u00a0km/h)`;
}

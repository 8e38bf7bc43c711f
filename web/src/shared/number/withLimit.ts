/** A label of figures over a limit, saying which they were computed with; null where that is not told. In km/h. */
export function withLimit(label: string, limits: number | null | readonly number[]): string {
  const told = limits === null ? [] : [limits].flat();
  return told.length === 0 ? label : `${label} (${told.join(", ")}\u00a0km/h)`;
}

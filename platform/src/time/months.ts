/** Start of the UTC month of an instant, or of one some months later (earlier: negative). */
export function monthStart(instant: number, later = 0): number {
  const date = new Date(instant * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1) / 1000;
}

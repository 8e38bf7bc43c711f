/**
 * A trend; null if the period before has no data to compare with. Undefined if nothing is reported of that
 * period: there is no trend either.
 */
export function toldTrend(percent: number | null, before: object | null): number | null | undefined {
  return percent === null && before === null ? undefined : percent;
}

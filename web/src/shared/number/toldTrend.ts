/**
 * A trend that is null where the period before has nothing to compare with. Undefined where nobody says so: nothing is told
 * of that period, nor of a trend.
 */
export function toldTrend(percent: number | null, before: object | null): number | null | undefined {
  return percent === null && before === null ? undefined : percent;
}

import type { CompareQuery, EstimatedFigure } from "../../../graphql/generated";
import { wholeClasses } from "../../../shared/chart/told";
import { isEstimate } from "../../../shared/estimate/isEstimate";

type Series = NonNullable<NonNullable<CompareQuery["before"]>["measurement"]>;

/** One side, as charts draw it. */
export type ChartSide = { name: string; series: Series };
export type ChartSides = { before: ChartSide; after: ChartSide };

/** The earlier period is muted and dashed: more than the colour distinguishes the two. */
export const looks = {
  before: { color: 5, dashStyle: "ShortDash" },
  after: { color: 0, dashStyle: "Solid" },
} as const;

export const order = ["before", "after"] as const;

/**
 * All vehicles with a speed; null if the number is incomplete. A device that counts all above a speed together
 * reports these separately.
 */
function speedsOf({ histogram, histogramWidth, histogramAbove, percentiles }: Series): number | null {
  const classes = wholeClasses(histogram);
  if (classes === null || histogramWidth !== 1) return null;
  if (histogramAbove === null) return percentiles?.sampleSize ?? null;
  return classes.reduce((sum, { vehicles }) => sum + vehicles, histogramAbove);
}

/** True if both sides have the data for speeds, or for hours of the day. */
export const areSpeedsTold = ({ before, after }: ChartSides): boolean =>
  (speedsOf(before.series) ?? speedsOf(after.series)) !== null;
export const areHoursTold = ({ before, after }: ChartSides): boolean =>
  (before.series.averagePerHour ?? after.series.averagePerHour) !== null;

/**
 * Percent of all vehicles with a speed at each whole km/h from `from` to `to`; empty if there are none, or they
 * are unknown. Null in the range where a side counts all vehicles together.
 */
export function sharesOf(series: Series, from: number, to: number): (number | null)[] {
  const total = speedsOf(series);
  if (!total) return [];
  const rows = series.histogram ?? [];
  const at = new Map(rows.map(({ speed, vehicles }) => [speed, vehicles]));
  const last = series.histogramAbove === null ? (rows.at(-1)?.speed ?? 0) : to;
  return Array.from({ length: to - from + 1 }, (_, i) =>
    from + i > last ? null : ((at.get(from + i) ?? 0) / total) * 100,
  );
}

/** True if one of these figures is an estimate on either side. */
export const isEitherEstimate = ({ before, after }: ChartSides, figure: EstimatedFigure): boolean =>
  isEstimate(before.series, figure) || isEstimate(after.series, figure);

/** Range of km/h in which at least one side has vehicles; null if neither has any. */
export function speedRange({ before, after }: ChartSides): { from: number; to: number } | null {
  const speeds = [before, after].flatMap(({ series }) =>
    (series.histogram ?? []).filter(({ vehicles }) => (vehicles ?? 0) > 0).map(({ speed }) => speed),
  );
  if (speeds.length === 0) return null;
  return { from: Math.min(...speeds), to: Math.max(...speeds) };
}

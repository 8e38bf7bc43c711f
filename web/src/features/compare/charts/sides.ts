import type { CompareQuery } from "../../../graphql/generated";
import { wholeClasses } from "../../../shared/chart/told";

type Series = NonNullable<NonNullable<CompareQuery["before"]>["measurement"]>;

/** One side as charts draw it. */
export type ChartSide = { name: string; series: Series };
export type ChartSides = { before: ChartSide; after: ChartSide };

/** The period before is the quiet one, and dashed, so that the two are told apart by more than colour. */
export const looks = {
  before: { color: 5, dashStyle: "ShortDash" },
  after: { color: 0, dashStyle: "Solid" },
} as const;

export const order = ["before", "after"] as const;

/** All vehicles with a speed; null where they are not told whole. */
function speedsOf({ histogram, histogramWidth, histogramAbove }: Series): number | null {
  const classes = wholeClasses(histogram);
  if (classes === null || histogramAbove === null || histogramWidth !== 1) return null;
  return classes.reduce((sum, { vehicles }) => sum + vehicles, histogramAbove);
}

/** Whether a side tells what its speeds, or its hours of the day, are drawn from. */
export const areSpeedsTold = ({ before, after }: ChartSides): boolean =>
  (speedsOf(before.series) ?? speedsOf(after.series)) !== null;
export const areHoursTold = ({ before, after }: ChartSides): boolean =>
  (before.series.averagePerHour ?? after.series.averagePerHour) !== null;

/** Percent of all vehicles with a speed at each whole km/h from `from` to `to`; empty where there are none, or they are not told. */
export function sharesOf(series: Series, from: number, to: number): number[] {
  const total = speedsOf(series);
  if (!total) return [];
  const at = new Map((series.histogram ?? []).map(({ speed, vehicles }) => [speed, vehicles]));
  return Array.from({ length: to - from + 1 }, (_, i) => ((at.get(from + i) ?? 0) / total) * 100);
}

/** The km/h that at least one of the sides has vehicles at; null where neither has. */
export function speedRange({ before, after }: ChartSides): { from: number; to: number } | null {
  const speeds = [before, after].flatMap(({ series }) =>
    (series.histogram ?? []).filter(({ vehicles }) => (vehicles ?? 0) > 0).map(({ speed }) => speed),
  );
  if (speeds.length === 0) return null;
  return { from: Math.min(...speeds), to: Math.max(...speeds) };
}

import type { CompareQuery } from "../../../graphql/generated";

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

/** All vehicles with a speed. */
const speedsOf = ({ histogram, histogramAbove }: Series): number =>
  histogram.reduce((sum, { vehicles }) => sum + vehicles, histogramAbove);

/** Percent of all vehicles with a speed at each whole km/h from `from` to `to`; empty where there are none. */
export function sharesOf(series: Series, from: number, to: number): number[] {
  const total = speedsOf(series);
  if (total === 0) return [];
  const at = new Map(series.histogram.map(({ speed, vehicles }) => [speed, vehicles]));
  return Array.from({ length: to - from + 1 }, (_, i) => ((at.get(from + i) ?? 0) / total) * 100);
}

/** The km/h that at least one of the sides has vehicles at; null where neither has. */
export function speedRange({ before, after }: ChartSides): { from: number; to: number } | null {
  const speeds = [before, after].flatMap(({ series }) =>
    series.histogram.filter(({ vehicles }) => vehicles > 0).map(({ speed }) => speed),
  );
  if (speeds.length === 0) return null;
  return { from: Math.min(...speeds), to: Math.max(...speeds) };
}

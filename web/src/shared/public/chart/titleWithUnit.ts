import type { ChartModel } from "../../chart/chartModel";

/** "Histogram hitrosti (vozil po km/h)"; a title that says itself what is counted stands alone, and a name is no unit. */
export function titleWithUnit({ title, unit }: Pick<ChartModel, "title" | "unit">): string {
  const isName = unit !== "" && unit[0] !== unit[0]?.toLowerCase();
  const isSaid = isName || title.toLowerCase().includes(unit);
  return isSaid ? title : `${title} (${unit})`;
}

import type { ChartModel } from "../../chart/chartModel";

/** "Histogram hitrosti (vozil po km/h)". The unit is left out if the title contains it, or if it is a name. */
export function titleWithUnit({ title, unit }: Pick<ChartModel, "title" | "unit">): string {
  const isName = unit !== "" && unit[0] !== unit[0]?.toLowerCase();
  const isSaid = isName || title.toLowerCase().includes(unit);
  return isSaid ? title : `${title} (${unit})`;
}

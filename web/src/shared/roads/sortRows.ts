import { isComparable } from "../interval/completeness";
import { compareTexts } from "../text/order";
import type { Figures, RoadRow } from "./figures";

export const figureKeys = [
  "count",
  "perHour",
  "average",
  "max",
  "v85",
  "overLimit",
  "trend",
  "completeness",
] as const;

export type FigureKey = (typeof figureKeys)[number];
export type SortKey = "name" | FigureKey;
export type Sort = { key: SortKey; descending: boolean };

/** How the rows are sorted by this column; null: by another, or by none. */
export const directionOf = (sort: Sort | null, key: SortKey): "ascending" | "descending" | null =>
  sort?.key === key ? (sort.descending ? "descending" : "ascending") : null;

/** Whether both periods were heard alike: else their change says more of the gaps than of the traffic. */
export const isTrendComparable = ({ completeness, previousCompleteness }: Figures): boolean =>
  isComparable(completeness, previousCompleteness);

const percentOf = (covered: Figures["completeness"]) => covered && covered.share * 100;

/** The number that a column sorts and ranks by; null also of a change whose two periods can't be compared. */
export function figureOf(figures: Figures | null | undefined, key: FigureKey): number | null {
  if (!figures) return null;
  if (key === "trend" && !isTrendComparable(figures)) return null;
  return key === "completeness" ? percentOf(figures.completeness) : figures[key];
}

/** Sorted copy; locations without the figure stand last in either direction, equals by name. */
export function sortRows(rows: readonly RoadRow[], { key, descending }: Sort): RoadRow[] {
  const sign = descending ? -1 : 1;
  const byName = (a: RoadRow, b: RoadRow) => compareTexts(a.client.name, b.client.name);
  if (key === "name") return rows.toSorted((a, b) => sign * byName(a, b));
  return rows.toSorted((one, other) => {
    const [a, b] = [figureOf(one.figures, key), figureOf(other.figures, key)];
    if (a === null || b === null) return a === b ? byName(one, other) : a === null ? 1 : -1;
    return sign * (a - b) || byName(one, other);
  });
}

/** "-v85" → descending by V85; null where the text names no column. */
export function parseSort(text: string | null): Sort | null {
  const name = text?.replace(/^-/, "");
  const key = name === "name" ? name : figureKeys.find((known) => known === name);
  return key === undefined ? null : { key, descending: text?.startsWith("-") ?? false };
}

export const sortText = ({ key, descending }: Sort): string => `${descending ? "-" : ""}${key}`;

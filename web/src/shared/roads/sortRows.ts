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

/** Direction in which this column sorts the rows; null: they are sorted by another, or not at all. */
export const directionOf = (sort: Sort | null, key: SortKey): "ascending" | "descending" | null =>
  sort?.key === key ? (sort.descending ? "descending" : "ascending") : null;

/** True if both periods have similar coverage: otherwise their change says more about gaps than about traffic. */
export const isTrendComparable = ({ completeness, previousCompleteness }: Figures): boolean =>
  isComparable(completeness, previousCompleteness);

const percentOf = (covered: Figures["completeness"]) => covered && covered.share * 100;

/** Number that a column sorts by; null also for a change between two periods that can't be compared. */
export function figureOf(figures: Figures | null | undefined, key: FigureKey): number | null {
  if (!figures) return null;
  if (key === "trend" && !isTrendComparable(figures)) return null;
  return key === "completeness" ? percentOf(figures.completeness) : figures[key];
}

/** Sorted copy. Locations without the figure come last in either direction; equal ones are sorted by name. */
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

/** "-v85" → descending by V85; null if the text names no column. */
export function parseSort(text: string | null): Sort | null {
  const name = text?.replace(/^-/, "");
  const key = name === "name" ? name : figureKeys.find((known) => known === name);
  return key === undefined ? null : { key, descending: text?.startsWith("-") ?? false };
}

export const sortText = ({ key, descending }: Sort): string => `${descending ? "-" : ""}${key}`;

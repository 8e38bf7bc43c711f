import { lastDataOf } from "../../shared/clients/lastData";
import type { PlaceRow } from "../../shared/public/placeSummaries";
import { compareTexts } from "../../shared/text/order";

export const sortKeys = ["name", "count", "average", "v85", "max", "completeness", "lastData"] as const;
export type SortKey = (typeof sortKeys)[number];

export type PlaceSort = { key: SortKey; isDescending: boolean };

export const usualSort: PlaceSort = { key: "name", isDescending: false };

const figureOf = (key: Exclude<SortKey, "name">, { place, figures }: PlaceRow): number | null => {
  if (key === "lastData") return lastDataOf(place);
  if (key === "completeness") return figures?.completeness?.share ?? null;
  return figures?.[key] ?? null;
};

/** Sorted rows; those without a value come last either way, and equal ones are sorted by name. */
export function sortPlaces(rows: readonly PlaceRow[], { key, isDescending }: PlaceSort): PlaceRow[] {
  const sign = isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const byName = compareTexts(one.place.name, other.place.name);
    if (key === "name") return sign * byName;
    const [a, b] = [figureOf(key, one), figureOf(key, other)];
    if (a === b) return byName;
    if (a === null) return 1;
    if (b === null) return -1;
    return sign * (a - b);
  });
}

/** Reads ?sort=v85 or ?sort=-v85; anything else is the default order. */
export function readSort(text: string | null): PlaceSort {
  const isDescending = text?.startsWith("-") ?? false;
  const key = sortKeys.find((one) => one === text?.slice(isDescending ? 1 : 0));
  return key === undefined ? usualSort : { key, isDescending };
}

export const writeSort = ({ key, isDescending }: PlaceSort): string => `${isDescending ? "-" : ""}${key}`;

import { isObject, type Json } from "./decode.js";
import type { PageAnswer, Query } from "./http.js";

/** How a list that a platform tells whole is arranged here. */
export interface Arrangement {
  /** Left out: all are wanted. */
  matches?: (row: Json) => boolean;
  /** What rows are sorted by, as the platform names it: a field, with a minus before it for descending. Left out: as they come. */
  sort?: string | undefined;
  /** What a row has of a field. */
  fieldOf?: (row: Json, field: string) => unknown;
}

/** A page of rows that came whole; the cursor is the place of its first row. */
export function pageOf(
  rows: readonly unknown[],
  { limit, cursor }: Query,
  { matches = () => true, sort, fieldOf = (row, field) => row[field] }: Arrangement,
): PageAnswer {
  const wanted = rows.filter(isObject).filter(matches);
  if (sort) wanted.sort(byField(sort, fieldOf));
  const from = Number(cursor ?? 0) || 0;
  const to = from + Number(limit ?? wanted.length);
  return { body: wanted.slice(from, to), next: to < wanted.length ? String(to) : null, total: wanted.length };
}

const byText = new Intl.Collator("sl", { numeric: true });

/** Rows without a value come last, in either direction. */
function byField(sort: string, fieldOf: NonNullable<Arrangement["fieldOf"]>) {
  const descending = sort.startsWith("-");
  const field = descending ? sort.slice(1) : sort;
  return (a: Json, b: Json): number => {
    const [left, right] = [fieldOf(a, field) ?? null, fieldOf(b, field) ?? null];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const order =
      typeof left === "number" && typeof right === "number"
        ? left - right
        : byText.compare(String(left), String(right));
    return descending ? -order : order;
  };
}

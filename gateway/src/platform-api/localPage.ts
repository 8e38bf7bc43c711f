import { isObject, type Json } from "./decode.js";
import type { PageAnswer, Query } from "./platform.js";

/** Filter and order that are applied here to a list that the platform sends whole. */
export interface Arrangement {
  /** If left out, all rows match. */
  matches?: (row: Json) => boolean;
  /**
   * The sort field by the platform's name, with a minus before it for descending. If left out, the order
   * stays.
   */
  sort?: string | undefined;
  /** A row's value of a field. */
  fieldOf?: (row: Json, field: string) => unknown;
}

/** A page of a list that came whole. The cursor is the index of its first row. */
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

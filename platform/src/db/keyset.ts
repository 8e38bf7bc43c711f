import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "./tables.js";

/** The order of a list: by a column, then by id, so that it is total. Nulls always come last. */
export interface Sort {
  /** "table.column". */
  column: string;
  /** Type of the column. */
  holds: "text" | "number";
  /** "table.id". */
  id: string;
  descending: boolean;
}

/** The last row of the previous page: its value of the sort column, and its id. */
export type SortKey = [value: string | number | null, id: number];

/** True if a value from outside is a row's place in a list with this order. */
export function isSortKey({ holds }: Sort): (key: unknown) => key is SortKey {
  return (key): key is SortKey => {
    if (!Array.isArray(key) || key.length !== 2) return false;
    const [value, id] = key as unknown[];
    const isText = typeof value === "string" && !value.includes("\u0000");
    const fits = holds === "text" ? isText : Number.isSafeInteger(value);
    return (value === null || fits) && Number.isInteger(id) && Math.abs(id as number) <= LARGEST_ID;
  };
}

const LARGEST_ID = 2_147_483_647;

/**
 * Sorts a query, and starts it after a given row: keyset paging, which neither skips nor repeats rows that
 * exist throughout.
 */
export function sorted<Tables extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Tables, Row>,
  sort: Sort,
  after: SortKey | undefined,
): SelectQueryBuilder<Database, Tables, Row> {
  const [column, id] = [sql.ref(sort.column), sql.ref(sort.id)];
  const direction = sort.descending ? "desc" : "asc";
  const ordered = query.orderBy(sql`${column} is null`).orderBy(column, direction).orderBy(id, direction);
  return after === undefined ? ordered : ordered.where(comesAfter(sort, after));
}

function comesAfter({ column, id, descending }: Sort, [value, lastId]: SortKey): RawBuilder<boolean> {
  const [of, ofId] = [sql.ref(column), sql.ref(id)];
  const beyond = sql.raw(descending ? "<" : ">");
  if (value === null) return sql<boolean>`(${of} is null and ${ofId} ${beyond} ${lastId})`;
  return sql<boolean>`(${of} is null or ${of} ${beyond} ${value} or (${of} = ${value} and ${ofId} ${beyond} ${lastId}))`;
}

import type { SelectQueryBuilder } from "kysely";
import { isSortKey, type Sort, type SortKey, sorted } from "../db/keyset.js";
import type { Database } from "../db/tables.js";
import { cutPage, decodeCursor, type Page, pageSize } from "./paging.js";

/** What a caller asks of a list; neither of both asks for all of it. */
export interface Paging {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** The rows of a sorted list: all, or one page; `placeOf` answers a row's place in it. */
export async function pageOf<Tables extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Tables, Row>,
  sort: Sort,
  { limit, cursor }: Paging,
  placeOf: (row: Row) => SortKey,
): Promise<Page<Row>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, isSortKey(sort));
  const rows = sorted(query, sort, after);
  if (limit === undefined && cursor === undefined) return { rows: await rows.execute(), next: null };
  const size = pageSize(limit);
  return cutPage(await rows.limit(size + 1).execute(), size, placeOf);
}

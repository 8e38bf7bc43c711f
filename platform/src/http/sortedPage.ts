import { type SelectQueryBuilder, sql } from "kysely";
import { isSortKey, type Sort, type SortKey, sorted } from "../db/keyset.js";
import type { Database } from "../db/tables.js";
import { cutPage, decodeCursor, isIdKey, type Page, type Paging, pageSize } from "./paging.js";

/**
 * The rows of a sorted list: a page, or all if neither limit nor cursor is given. `placeOf` returns a row's
 * place in it.
 */
export async function pageOf<Tables extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Tables, Row>,
  sort: Sort,
  paging: Paging,
  placeOf: (row: Row) => SortKey,
): Promise<Page<Row>> {
  const { limit, cursor } = paging;
  const total = await totalOf(query, paging);
  const after = cursor === undefined ? undefined : decodeCursor(cursor, isSortKey(sort));
  const rows = sorted(query, sort, after);
  if (limit === undefined && cursor === undefined) return { rows: await rows.execute(), next: null, total };
  const size = pageSize(limit);
  return { ...cutPage(await rows.limit(size + 1).execute(), size, placeOf), total };
}

/** A page of a log, newest first by `id` ("table.column"), which grows with each row. */
export async function newestFirst<Tables extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Tables, Row>,
  id: string,
  paging: Paging,
  idOf: (row: Row) => number,
): Promise<Page<Row>> {
  const total = await totalOf(query, paging);
  const size = pageSize(paging.limit);
  const rows = query.orderBy(sql.ref(id), "desc").limit(size + 1);
  const before = paging.cursor === undefined ? undefined : decodeCursor(paging.cursor, isIdKey);
  const page = before === undefined ? rows : rows.where(sql<boolean>`${sql.ref(id)} < ${before}`);
  return { ...cutPage(await page.execute(), size, idOf), total };
}

/** The number of a query's rows, counted only if requested. */
export async function totalOf<Tables extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Tables, Row>,
  { count }: Paging,
): Promise<number | undefined> {
  if (count !== "true") return undefined;
  const counted = query.clearSelect().select(({ fn }) => fn.countAll<number>().as("total"));
  return (await counted.executeTakeFirstOrThrow()).total;
}

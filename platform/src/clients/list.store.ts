import type { Sort } from "../db/keyset.js";
import type { Db } from "../db/tables.js";
import type { Page, Paging } from "../http/paging.js";
import { pageOf } from "../http/sortedPage.js";
import { type ClientRecord, findClients } from "./store.js";

const COLUMN_OF_SORT = {
  id: { column: "client.id", holds: "number" },
  guid: { column: "client.guid", holds: "text" },
  createDate: { column: "client.create_date", holds: "number" },
  lastActiveDate: { column: "client_state.last_active_date", holds: "number" },
} as const;
export const CLIENT_SORTS = Object.keys(COLUMN_OF_SORT) as (keyof typeof COLUMN_OF_SORT)[];

/** All clients, or a page of them if a limit or cursor is given. */
export async function pageOfClients(
  db: Db,
  { name, descending }: { name: (typeof CLIENT_SORTS)[number]; descending: boolean },
  paging: Paging,
): Promise<Page<ClientRecord>> {
  const sort: Sort = { ...COLUMN_OF_SORT[name], id: "client.id", descending };
  const rows = db
    .selectFrom("client")
    .leftJoin("client_state", "client_state.client_id", "client.id")
    .select([
      "client.id",
      "client.guid",
      "client.create_date as createDate",
      "last_active_date as lastActiveDate",
    ])
    .where("client.is_place", "=", 0);
  const page = await pageOf(rows, sort, paging, (row) => [row[name], row.id]);
  const ids = page.rows.map(({ id }) => id);
  const paged = paging.limit !== undefined || paging.cursor !== undefined;
  const clients = await findClients(db, { kind: "all" }, paged ? ids : undefined);
  const byId = new Map(clients.map((client) => [client.id, client]));
  return { ...page, rows: ids.flatMap((id) => byId.get(id) ?? []) };
}

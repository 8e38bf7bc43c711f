import type { SeenFrom } from "../clients/sight.rules.js";
import type { Sort } from "../db/keyset.js";
import type { Db } from "../db/tables.js";
import type { Page, Paging } from "../http/paging.js";
import { pageOf } from "../http/sortedPage.js";
import type { ActionStatus } from "./status.rules.js";
import { type ActionRecord, actionRows } from "./store.js";

/** Sort fields of the list, each with its column, and the column's value in a row. */
const SORTS = {
  createDate: { column: "action.create_date", holds: "number", key: "create_date" },
  acceptDate: { column: "action.accept_date", holds: "number", key: "accept_date" },
  doneDate: { column: "action.done_date", holds: "number", key: "done_date" },
  status: { column: "action.status", holds: "text", key: "status" },
  creator: { column: "user_account.email_key", holds: "text", key: "email_key" },
  client: { column: "action.client_id", holds: "number", key: "client_id" },
} as const;
export type ActionSort = keyof typeof SORTS;
export const ACTION_SORTS = Object.keys(SORTS) as ActionSort[];

export interface ActionFilter extends Paging {
  clientId?: number | undefined;
  status?: ActionStatus | undefined;
  /** Only actions asked for from then on. */
  seenFrom?: SeenFrom;
}

/** The actions of a client or of all. Equal ones keep the order in which they were asked for. */
export function pageOfActions(
  db: Db,
  { name, descending }: { name: ActionSort; descending: boolean },
  { clientId, status, seenFrom = null, ...paging }: ActionFilter,
): Promise<Page<ActionRecord>> {
  const { column, holds, key } = SORTS[name];
  const sort: Sort = { column, holds, id: "action.id", descending };
  let rows = actionRows(db);
  if (clientId !== undefined) rows = rows.where("action.client_id", "=", clientId);
  if (seenFrom !== null) rows = rows.where("action.create_date", ">=", seenFrom);
  if (status !== undefined) rows = rows.where("action.status", "=", status);
  return pageOf(rows, sort, paging, (row) => [row[key], row.id]);
}

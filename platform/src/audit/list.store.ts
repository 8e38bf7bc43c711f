import { sql } from "kysely";
import type { AuditRow } from "../db/tables/audit.js";
import type { Db } from "../db/tables.js";
import { cutPage, decodeCursor, type Page, type Paging, pageSize } from "../http/paging.js";
import { totalOf } from "../http/sortedPage.js";
import { type ChangedItem, firstItemsOf } from "./items.store.js";
import { peopleWith } from "./people.store.js";
import { type AuditFilter, placesOf } from "./places.store.js";
import { type RequestSize, requestSizes } from "./requests.store.js";

/** A row's place in the log: its time, then its id. */
type Place = [time: number, id: number];

const isPlace = (key: unknown): key is Place =>
  Array.isArray(key) && key.length === 2 && key.every((part) => Number.isSafeInteger(part));

interface AuditQuery extends AuditFilter, Paging {
  /** Adds the changes of each row. */
  changes?: "true" | "false" | undefined;
}

/** A page of the audit log, newest first. */
export async function listAudit(db: Db, query: AuditQuery): Promise<Page<ReturnType<typeof toAuditJson>>> {
  const people = query.search === undefined ? undefined : await peopleWith(db, query.search);
  const found = await placesOf(db, query, people);
  const total = await totalOf(found.places, query);
  const size = pageSize(query.limit);
  const [time, id] = [sql.ref<number>(found.time), sql.ref<number>(found.id)];
  const first = found.places
    .select([time.as("time"), id.as("id")])
    .orderBy(time, "desc")
    .orderBy(id, "desc")
    .limit(size + 1);
  const before = query.cursor === undefined ? undefined : decodeCursor(query.cursor, isPlace);
  const places = await (before
    ? first.where(sql<boolean>`(${time}, ${id}) < (${before[0]}, ${before[1]})`)
    : first
  ).execute();
  const page = cutPage(places, size, (last): Place => [last.time, last.id]);
  const rows = await rowsAt(db, page.rows);
  const sizes = query.grouped === "true" ? await requestSizes(db, rows) : undefined;
  const changes = query.changes === "true" ? await changesOf(db, rows, sizes, query.clientId) : undefined;
  const json = rows.map((row) => toAuditJson(row, sizes?.get(row.id), changes?.get(row.id)));
  return { ...page, total, rows: json };
}

async function rowsAt(db: Db, places: { id: number }[]): Promise<AuditRow[]> {
  const ids = places.map(({ id }) => id);
  const rows = await db.selectFrom("audit_log").selectAll().where("id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The changes of a row, or of all rows of its request. */
interface RowChanges {
  known: boolean;
  itemCount: number;
  items: ChangedItem[];
}

async function changesOf(
  db: Db,
  rows: AuditRow[],
  sizes: Map<number, RequestSize> | undefined,
  clientId: number | undefined,
): Promise<Map<number, RowChanges>> {
  const first = rows.map(({ id }) => ({ id, of: sizes?.get(id)?.firstIds ?? [id] }));
  const items = await firstItemsOf(db, first, clientId);
  return new Map(
    rows.map((row) => {
      const { count, items: shown } = items.get(row.id) ?? { count: 0, items: [] };
      const size = sizes?.get(row.id) ?? { isKnown: row.items !== null, items: row.items ?? 0 };
      // Revisions of an account are deleted with it.
      const known = count > 0 ? sizes !== undefined || count >= size.items : size.isKnown && size.items === 0;
      return [row.id, { known, itemCount: Math.max(size.items, count), items: shown }];
    }),
  );
}

function toAuditJson(row: AuditRow, size: RequestSize | undefined, changes: RowChanges | undefined) {
  return {
    id: row.id,
    time: row.time,
    userId: row.user_id,
    who: row.who,
    apiKeyId: row.key_id,
    actingGroupId: row.acting_group_id,
    requestId: row.request_id,
    call: row.call,
    target: JSON.parse(row.target),
    result: row.result,
    callCount: size?.calls ?? null,
    refusedCount: size?.refused ?? null,
    firstTime: size?.since ?? null,
    changes: changes ?? null,
  };
}

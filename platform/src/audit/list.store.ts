import { sql } from "kysely";
import type { AuditRow } from "../db/tables/audit.js";
import type { Db } from "../db/tables.js";
import { cutPage, decodeCursor, type Page, type Paging, pageSize } from "../http/paging.js";
import { totalOf } from "../http/sortedPage.js";
import { peopleWith } from "./people.store.js";

export interface AuditFilter extends Paging {
  userId?: number | undefined;
  /** Part of the person's e-mail. */
  search?: string | undefined;
  /** What named this client. */
  clientId?: number | undefined;
  /** What was done, or else refused. */
  done?: "true" | "false" | undefined;
  /** Method and route. */
  call?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
}

/** A row's place in the log: its time, then its id. */
type Place = [time: number, id: number];

const isPlace = (key: unknown): key is Place =>
  Array.isArray(key) && key.length === 2 && key.every((part) => Number.isSafeInteger(part));

/** A page of the audit log, newest first. */
export async function listAudit(db: Db, filter: AuditFilter): Promise<Page<ReturnType<typeof toAuditJson>>> {
  const people = filter.search === undefined ? undefined : await peopleWith(db, filter.search);
  const query = matching(db, filter, people);
  const total = await totalOf(query.places, filter);
  const size = pageSize(filter.limit);
  const [time, id] = [sql.ref<number>(query.time), sql.ref<number>(query.id)];
  const first = query.places
    .select([time.as("time"), id.as("id")])
    .orderBy(time, "desc")
    .orderBy(id, "desc")
    .limit(size + 1);
  const before = filter.cursor === undefined ? undefined : decodeCursor(filter.cursor, isPlace);
  const places = await (before
    ? first.where(sql<boolean>`(${time}, ${id}) < (${before[0]}, ${before[1]})`)
    : first
  ).execute();
  const page = cutPage(places, size, (last): Place => [last.time, last.id]);
  return { ...page, total, rows: await rowsAt(db, page.rows) };
}

/**
 * The rows that a filter lets through, without any of their columns: so the database need not look into a row before it
 * knows that it is on the page. Of a client they come by the index of what named it.
 */
function matching(db: Db, filter: AuditFilter, people: string[] | undefined) {
  const { userId, clientId, done, call, from, to } = filter;
  const [time, id] =
    clientId === undefined
      ? ["audit_log.time", "audit_log.id"]
      : ["audit_client.time", "audit_client.audit_id"];
  const at = sql.ref<number>(time);
  let places = db.selectFrom("audit_log");
  if (clientId !== undefined)
    places = places.innerJoin("audit_client", (join) =>
      join.onRef("audit_client.audit_id", "=", "audit_log.id").on("audit_client.client_id", "=", clientId),
    ) as typeof places;
  if (userId !== undefined) places = places.where("user_id", "=", userId);
  if (people !== undefined) places = places.where(isNarrow(filter) ? LOOKED_AT : WHO, "in", people);
  if (call !== undefined) places = places.where("call", "=", call);
  // Written out: only so the index of what was refused is taken.
  if (done !== undefined)
    places = places.where(sql<boolean>`result ${sql.raw(done === "true" ? "=" : "<>")} 'done'`);
  if (from !== undefined) places = places.where(at, ">=", from);
  if (to !== undefined) places = places.where(at, "<", to);
  return { places, time, id };
}

const WHO = sql.ref<string | null>("who");
/** Of many people a database would sort all that they did, and not take the index of what there is less of. */
const LOOKED_AT = sql<string>`coalesce(who, '')`;

/** Whether another filter leaves few rows, so that their people are looked at one by one. */
function isNarrow({ userId, clientId, done }: AuditFilter): boolean {
  return userId !== undefined || clientId !== undefined || done === "false";
}

async function rowsAt(db: Db, places: { id: number }[]) {
  const ids = places.map(({ id }) => id);
  const rows = await db.selectFrom("audit_log").selectAll().where("id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, toAuditJson(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function toAuditJson(row: AuditRow) {
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
  };
}

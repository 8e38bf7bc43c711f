import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/tables.js";

export interface AuditFilter {
  userId?: number | undefined;
  /** Part of the person's e-mail. */
  search?: string | undefined;
  /** Calls that named this client. */
  clientId?: number | undefined;
  /** Calls about this group, or its clients. */
  groupId?: number | undefined;
  /** Calls that changed this field of something that people edit: "metaData.speedLimit". */
  field?: string | undefined;
  requestId?: string | undefined;
  /** "true" for calls that were done, "false" for refused ones. */
  done?: "true" | "false" | undefined;
  /** Method and route. */
  call?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
  /** Only the newest call of each request of a person or key. */
  grouped?: "true" | "false" | undefined;
}

/** A table that indexes rows of the log by their subject and time. */
interface Lookup {
  table: "audit_client" | "audit_tag";
  column: "client_id" | "tag";
  value: number | string;
}

/**
 * The rows that match a filter, without their columns, so that the database need not read a row before it
 * knows that it is on the page. They come by the index with the fewest rows.
 * @param people those whose e-mail contains the wanted text
 */
export async function placesOf(db: Db, filter: AuditFilter, people: string[] | undefined) {
  const lookups = lookupsOf(filter);
  const lead = await rarest(db, filter, lookups);
  const [time, id] = lead ? ["lead.time", "lead.audit_id"] : ["audit_log.time", "audit_log.id"];
  let places = db.selectFrom("audit_log");
  if (lead)
    places = places.innerJoin(`${lead.table} as lead`, (join) =>
      join.on(
        sql<boolean>`lead.audit_id = audit_log.id and ${sql.ref(`lead.${lead.column}`)} = ${lead.value}`,
      ),
    ) as unknown as typeof places;
  const { userId, requestId, call, done, from, to } = filter;
  if (userId !== undefined) places = places.where("user_id", "=", userId);
  if (requestId !== undefined) places = places.where("request_id", "=", requestId);
  if (people !== undefined) places = places.where(isNarrow(filter) ? LOOKED_AT : WHO, "in", people);
  if (call !== undefined) places = places.where("call", "=", call);
  // Written out, as the index of refusals is only used this way.
  if (done !== undefined)
    places = places.where(sql<boolean>`result ${sql.raw(done === "true" ? "=" : "<>")} 'done'`);
  const at = sql.ref<number>(time);
  if (from !== undefined) places = places.where(at, ">=", from);
  if (to !== undefined) places = places.where(at, "<", to);
  for (const lookup of lookups) if (lookup !== lead) places = places.where(isIn(lookup, "audit_log"));
  if (filter.grouped === "true") places = places.where(isNewestOfRequest(filter, people));
  return { places, time, id };
}

function lookupsOf({ clientId, groupId, field }: AuditFilter): Lookup[] {
  const tags = [
    ...(groupId === undefined ? [] : [`group:${groupId}`]),
    ...(field === undefined ? [] : [`field:${field}`]),
  ];
  return [
    ...(clientId === undefined
      ? []
      : [{ table: "audit_client", column: "client_id", value: clientId } as const]),
    ...tags.map((value) => ({ table: "audit_tag", column: "tag", value }) as const),
  ];
}

const MOST_COUNTED = 10_000;

/** The look-up with the fewest rows; none if the person or the request has fewer. */
async function rarest(db: Db, filter: AuditFilter, lookups: Lookup[]): Promise<Lookup | undefined> {
  const { userId, requestId } = filter;
  if (requestId !== undefined) return undefined;
  if (lookups.length === 0 || (lookups.length === 1 && userId === undefined)) return lookups[0];
  const own = sql`audit_log where user_id = ${userId}`;
  let [lead, fewest] = [undefined, userId === undefined ? Infinity : await countUpTo(db, own)] as [
    Lookup | undefined,
    number,
  ];
  for (const lookup of lookups) {
    const count = await countUpTo(
      db,
      sql`${sql.table(lookup.table)} where ${sql.ref(lookup.column)} = ${lookup.value}`,
    );
    if (count < fewest || (lead === undefined && fewest === MOST_COUNTED)) [lead, fewest] = [lookup, count];
  }
  return lead;
}

async function countUpTo(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const counted = sql<{ count: number }>`
    select count(*) as count from (select 1 from ${rows} limit ${sql.lit(MOST_COUNTED)}) as first_rows`;
  return Number((await counted.execute(db)).rows[0]?.count);
}

function isIn({ table, column, value }: Lookup, row: "audit_log" | "later"): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from ${sql.table(table)} as named
    where ${sql.ref(`named.${column}`)} = ${value}
      and named.time = ${sql.ref(`${row}.time`)} and named.audit_id = ${sql.ref(`${row}.id`)})`;
}

/**
 * True if no later row of the same request matches. Callers choose request ids freely, so rows of another
 * person with the same id count separately. Only the request's index helps here, so the other comparisons are
 * hidden from all other indexes.
 */
function isNewestOfRequest(filter: AuditFilter, people: string[] | undefined): RawBuilder<boolean> {
  const { call, done, to } = filter;
  const same = [
    ...(call === undefined ? [] : [sql`coalesce(later.call, '') = ${call}`]),
    ...(done === undefined
      ? []
      : [sql`coalesce(later.result, '') ${sql.raw(done === "true" ? "=" : "<>")} 'done'`]),
    ...(to === undefined ? [] : [sql`later.time < ${to}`]),
    ...(people === undefined ? [] : [sql`coalesce(later.who, '') in (${sql.join([...people, ""])})`]),
    ...lookupsOf(filter).map((lookup) => isIn(lookup, "later")),
  ];
  return sql<boolean>`not exists (
    select 1 from audit_log as later
    where later.request_id = audit_log.request_id
      and (later.time, later.id) > (audit_log.time, audit_log.id)
      and coalesce(later.user_id, 0) = coalesce(audit_log.user_id, 0)
      and coalesce(later.key_id, 0) = coalesce(audit_log.key_id, 0)
      ${sql.join(
        same.map((one) => sql`and ${one}`),
        sql` `,
      )})`;
}

const WHO = sql.ref<string | null>("who");
/** For many people a database would sort all of their rows, instead of using the index with fewer rows. */
const LOOKED_AT = sql<string>`coalesce(who, '')`;

/** True if another filter leaves so few rows that their people can be compared one by one. */
function isNarrow(filter: AuditFilter): boolean {
  const { userId, requestId, done } = filter;
  return userId !== undefined || requestId !== undefined || done === "false" || lookupsOf(filter).length > 0;
}

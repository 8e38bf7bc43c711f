import { type RawBuilder, sql } from "kysely";
import { isDealtOut } from "../db/engine.js";
import { anyOf, listOf, prepared } from "../db/prepared.js";
import type { Database, Db } from "../db/tables.js";
import { DAY, HOUR } from "../time/clock.js";
import type { MergedHour } from "./hourBuffer.js";
import type { Interval } from "./intervals.js";
import type { StoredBatch } from "./storedBatch.js";

/** A batch that comes together with others, one of each client. */
export interface Sent {
  clientId: number;
  batchId: string;
  batch: StoredBatch;
}

/** What is stored of a batch's client that the batch may concern. */
export interface StoredOfClient {
  hours: MergedHour[];
  /** Whether the batch's id is known. */
  isKnown: boolean;
  /** Whether the client has a packed day there, or an hour kept for imports: its late batches are not ordinary. */
  isSettled: boolean;
}

/** Reads what batches may concern, in one statement, on PostgreSQL. @returns it by client */
export async function storedOf(tx: Db, all: Sent[]): Promise<Map<number, StoredOfClient>> {
  const found = new Map(
    all.map(({ clientId }): [number, StoredOfClient] => [
      clientId,
      { hours: [], isKnown: false, isSettled: false },
    ]),
  );
  const { rows } = await selectStored(tx, {
    clients: all.map(({ clientId }) => clientId),
    batches: all.map(({ batchId }) => batchId),
    froms: all.map(({ batch }) => batch.from),
    tos: all.map(({ batch }) => batch.to),
    from: Math.min(...all.map(({ batch }) => batch.from)),
    to: Math.max(...all.map(({ batch }) => batch.to)),
  });
  for (const { client_id, what, ...hour } of rows) {
    const stored = found.get(client_id);
    if (!stored) continue;
    if (what === "hour") stored.hours.push(hour);
    else if (what === "known") stored.isKnown = true;
    else stored.isSettled = true;
  }
  return found;
}

type StoredRow = MergedHour & { client_id: number; what: "hour" | "known" | "settled" };
/** Lists of the same length, and all of their time. */
type SentColumns = { clients: number[]; batches: string[]; froms: number[]; tos: number[] } & Interval;

const selectStored = prepared((db: Db, sent: SentColumns) => {
  const nothing = sql`null::bigint as hour_start, null::bytea as histogram, null::bytea as coverage`;
  return {
    compile: () =>
      sql<StoredRow>`
        select stored.client_id, 'hour' as what, stored.hour_start, stored.histogram, stored.coverage
        from ${sentAnd(db, "reading_hour", sent, inHours)}
        union all
        select stored.client_id, 'known', ${nothing} from ${sentAnd(db, "reading_batch", sent, isBatch)}
        union all
        select stored.client_id, 'settled', ${nothing} from ${sentAnd(db, "reading_day", sent, inDays)}
        union all
        select stored.client_id, 'settled', ${nothing} from ${sentAnd(db, "kept_hour", sent, inHours)}`.compile(
        db,
      ),
  };
});

/** Condition on a stored row: for one batch, and for any of several. */
interface Condition {
  one: RawBuilder<unknown>;
  any(db: Db, sent: SentColumns): RawBuilder<unknown>;
}

const startsIn = (column: string, seconds: number): Condition => {
  const within = (from: unknown, to: unknown) =>
    sql`stored.${sql.ref(column)} > ${from} - ${sql.lit(seconds)} and stored.${sql.ref(column)} < ${to}`;
  return {
    one: within(sql.ref("sent.from_time"), sql.ref("sent.to_time")),
    any: (_db, { from, to }) => within(sql`${from}::bigint`, to),
  };
};
const inHours = startsIn("hour_start", HOUR);
const inDays = startsIn("day", DAY);
const isBatch: Condition = {
  one: sql`stored.batch_id = sent.batch_id`,
  any: (db, { batches }) => sql`stored.batch_id = ${anyOf(db, batches, "text")}`,
};

/**
 * Sent batches with those rows of a table that they concern. Each batch by itself looks into the table's key: of all
 * rows of its client, which may be many thousands, no other is read. Citus can't do so, and gets the ids and all of the
 * time besides.
 */
function sentAnd(db: Db, table: keyof Database & string, sent: SentColumns, where: Condition) {
  const { clients, batches, froms, tos } = sent;
  const columns = [
    listOf(db, clients, "integer"),
    listOf(db, batches, "text"),
    listOf(db, froms, "bigint"),
    listOf(db, tos, "bigint"),
  ];
  const all = sql`unnest(${sql.join(columns)}) as sent (client_id, batch_id, from_time, to_time)`;
  const isOfClient = sql`stored.client_id = sent.client_id`;
  return isDealtOut(db)
    ? sql`${all} join ${sql.table(table)} as stored on ${isOfClient} and ${where.one}
        and stored.client_id = ${anyOf(db, clients, "integer")} and ${where.any(db, sent)}`
    : sql`${all} cross join lateral (
        select * from ${sql.table(table)} as stored where ${isOfClient} and ${where.one} offset 0) as stored`;
}

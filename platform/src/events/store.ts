import { engineOf } from "../db/engine.js";
import { insertsTogether, rowsOf } from "../db/postgres/insertsTogether.js";
import { prepared } from "../db/prepared.js";
import type { EventLogTable } from "../db/tables/events.js";
import type { Db } from "../db/tables.js";
import { HOUR } from "../time/clock.js";

/** How long streams can resume from an event. */
const KEPT = HOUR;

/** For the platforms alone: somebody may see less from here on. It is about no client. */
export const RIGHTS_CHANGED = "rights.changed";

export type EventType =
  | typeof RIGHTS_CHANGED
  | "client.status"
  | "client.measurement"
  | "client.changed"
  | "valve.changed"
  | "action.changed";

/** An event of a client, and the groups whose users may see it. */
export interface NewEvent {
  type: EventType;
  clientId: number;
  audience: number[];
  data: object;
  /** The groups of the audience that came after the event's subject, and the data they get instead. */
  late?: { groups: number[]; data: object } | undefined;
}

export interface LoggedEvent {
  id: number;
  time: number;
  type: string;
  clientId: number;
  audience: number[];
  /** JSON. */
  data: string;
  /** The data that some of the audience get instead, as JSON. */
  late: { groups: number[]; data: string } | null;
}

/**
 * Logs events with their transaction. They are sent once it is committed: on PostgreSQL after numberEvents,
 * which puts what several transactions logged at once into one order.
 */
export async function logEvents(tx: Db, events: NewEvent[], now: number): Promise<void> {
  const rows = eventRows(events, now);
  const [first, ...more] = rows;
  if (!first) return;
  if (more.length === 0) await insertEvent(tx, first);
  else if (engineOf(tx) === "postgres") await insertEvents(tx, [rows], {});
  else await tx.insertInto("event_log").values(rows).execute();
}

export const eventRows = (events: NewEvent[], now: number): Omit<EventLogTable, "id">[] =>
  events.map(({ type, clientId, audience, data, late }) => ({
    time: now,
    type,
    client_id: clientId,
    audience: JSON.stringify(audience),
    data: JSON.stringify(data),
    late: late ? JSON.stringify({ groups: late.groups, data: JSON.stringify(late.data) }) : null,
  }));

const tableOf = (db: Db) => (engineOf(db) === "postgres" ? "event_outbox" : "event_log");

const insertEvent = prepared((db: Db, row: Omit<EventLogTable, "id">) => {
  const { time, type, client_id, audience, data, late } = row;
  return db.insertInto(tableOf(db)).values({ time, type, client_id, audience, data, late });
});

/** The rows of events of a transaction, as they are logged on PostgreSQL; for insertsTogether. */
export const EVENT_ROWS = rowsOf("event_outbox", {
  time: "bigint",
  type: "text",
  client_id: "bigint",
  audience: "text",
  data: "text",
  late: "text",
});
const insertEvents = insertsTogether([EVENT_ROWS]);

/** The events after an id, in order, at most `limit`. */
export async function eventsAfter(db: Db, id: number, limit: number): Promise<LoggedEvent[]> {
  const rows = await db
    .selectFrom("event_log")
    .select(["id", "time", "type", "client_id as clientId", "audience", "data", "late"])
    .where("id", ">", id)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    audience: JSON.parse(row.audience),
    late: row.late === null ? null : JSON.parse(row.late),
  }));
}

/** The id of the last event (before an instant, if given), 0 before the first. */
export async function lastEventId(db: Db, before?: number): Promise<number> {
  const last = db.selectFrom("event_log").select("id").orderBy("id", "desc").limit(1);
  const row = await (before === undefined ? last : last.where("time", "<", before)).executeTakeFirst();
  return row?.id ?? 0;
}

/** Deletes events that are too old to resume from. */
export async function pruneEvents(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom("event_log")
    .where("time", "<", now - KEPT)
    .execute();
}

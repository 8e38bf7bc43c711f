import { lockEventLog } from "../db/locks.js";
import { prepared } from "../db/prepared.js";
import type { EventLogTable } from "../db/tables/events.js";
import type { Db } from "../db/tables.js";
import { HOUR } from "../time/clock.js";

/** How long events can be resumed from. */
const KEPT = HOUR;

export type EventType =
  | "client.status"
  | "client.measurement"
  | "client.changed"
  | "valve.changed"
  | "action.changed";

/** Something that happened to a client, and the groups whose users may hear of it. */
export interface NewEvent {
  type: EventType;
  clientId: number;
  audience: number[];
  data: object;
  /** Those of the audience that may not hear all of it, as they came later than what it tells of, and what they hear instead. */
  late?: { groups: number[]; data: object } | undefined;
}

export interface LoggedEvent {
  id: number;
  /** When it was logged. */
  time: number;
  type: string;
  clientId: number;
  audience: number[];
  /** JSON. */
  data: string;
  /** What some of the audience hear instead, as JSON. */
  late: { groups: number[]; data: string } | null;
}

/** Logs events at the end of the transaction of what they tell of; they go out once it is committed. */
export async function logEvents(tx: Db, events: NewEvent[], now: number): Promise<void> {
  const rows = events.map(({ type, clientId, audience, data, late }) => ({
    time: now,
    type,
    client_id: clientId,
    audience: JSON.stringify(audience),
    data: JSON.stringify(data),
    late: late ? JSON.stringify({ groups: late.groups, data: JSON.stringify(late.data) }) : null,
  }));
  const [first, ...more] = rows;
  if (!first) return;
  await lockEventLog(tx);
  await insertEvent(tx, first);
  if (more.length > 0) await tx.insertInto("event_log").values(more).execute();
}

const insertEvent = prepared((db: Db, row: Omit<EventLogTable, "id">) => {
  const { time, type, client_id, audience, data, late } = row;
  return db.insertInto("event_log").values({ time, type, client_id, audience, data, late });
});

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

/** The id of the last event (before an instant, where one is given), 0 before the first. */
export async function lastEventId(db: Db, before?: number): Promise<number> {
  const last = db.selectFrom("event_log").select("id").orderBy("id", "desc").limit(1);
  const row = await (before === undefined ? last : last.where("time", "<", before)).executeTakeFirst();
  return row?.id ?? 0;
}

/** Forgets events that are too old to be resumed from. */
export async function pruneEvents(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom("event_log")
    .where("time", "<", now - KEPT)
    .execute();
}

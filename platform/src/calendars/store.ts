import { CALENDARS_A_GROUP } from "@obcestje/contract/limits/counts.js";
import type { CalendarRow } from "../db/tables/notes.js";
import type { Db } from "../db/tables.js";
import { invalid, notFound } from "../errors.js";
import type { NoteKind } from "../notes/schemas.js";
import { calendarContent, etagOfContent } from "../revisions/contents.js";
import type { LeftOut, ReadCalendar } from "./events.rules.js";
import type { CalendarJson } from "./schemas.js";

/** @throws PlatformError NOT_FOUND */
export async function findCalendar(db: Db, id: number): Promise<CalendarRow> {
  const row = await db.selectFrom("calendar").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound("calendar");
  return row;
}

/** A group's calendars, by name. */
export async function calendarsOf(db: Db, groupId: number): Promise<CalendarRow[]> {
  return db
    .selectFrom("calendar")
    .selectAll()
    .where("group_id", "=", groupId)
    .orderBy("name")
    .orderBy("id")
    .execute();
}

/** Those with an address that nobody looked at since an instant; sooner where the last look failed. */
export async function calendarsDue(
  db: Db,
  { since, failedSince }: { since: number; failedSince: number },
): Promise<CalendarRow[]> {
  return db
    .selectFrom("calendar")
    .selectAll()
    .where("url", "is not", null)
    .where(({ or, and, eb }) =>
      or([
        eb("checked_date", "<=", since),
        and([eb("checked_date", "<=", failedSince), eb("fault", "is not", null)]),
      ]),
    )
    .orderBy("id")
    .execute();
}

interface NewCalendar {
  groupId: number;
  name: string;
  kind: NoteKind;
  url: string | null;
}

/** @throws PlatformError if the group has as many as a group may have */
export async function addCalendar(
  tx: Db,
  { groupId, name, kind, url }: NewCalendar,
  read: ReadCalendar,
  now: number,
): Promise<number> {
  if ((await calendarsOf(tx, groupId)).length >= CALENDARS_A_GROUP)
    throw invalid("groupId", "TOO_MANY_CALENDARS", { max: CALENDARS_A_GROUP });
  const { id } = await tx
    .insertInto("calendar")
    .values({ group_id: groupId, name, kind, url, create_date: now, ...takenAt(read, now) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeEvents(tx, await findCalendar(tx, id), read, now);
  return id;
}

export async function writeCalendar(
  tx: Db,
  id: number,
  fields: Partial<Pick<CalendarRow, "name" | "kind" | "url">>,
): Promise<void> {
  await tx.updateTable("calendar").set(fields).where("id", "=", id).execute();
  if (fields.kind !== undefined)
    await tx.updateTable("note").set({ kind: fields.kind }).where("calendar_id", "=", id).execute();
}

/** Puts what was read in the place of what there is. */
export async function takeIn(tx: Db, id: number, read: ReadCalendar, now: number): Promise<void> {
  await tx.updateTable("calendar").set(takenAt(read, now)).where("id", "=", id).execute();
  await writeEvents(tx, await findCalendar(tx, id), read, now);
}

const takenAt = ({ outside, leftOut }: ReadCalendar, now: number) => ({
  checked_date: now,
  taken_date: now,
  fault: null,
  outside,
  left_out: JSON.stringify(leftOut),
});

/** Keeps what there is, and why it could not be read anew. */
export async function noteFault(tx: Db, id: number, fault: string, now: number): Promise<void> {
  await tx.updateTable("calendar").set({ checked_date: now, fault }).where("id", "=", id).execute();
}

async function writeEvents(tx: Db, { id, group_id, kind }: CalendarRow, read: ReadCalendar, now: number) {
  await tx.deleteFrom("note").where("calendar_id", "=", id).execute();
  const rows = read.events.map(({ text, from, to }) => ({
    group_id,
    calendar_id: id,
    kind,
    text,
    from_time: from,
    to_time: to,
    create_date: now,
  }));
  if (rows.length > 0) await tx.insertInto("note").values(rows).execute();
}

export async function deleteCalendar(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom("calendar").where("id", "=", id).execute();
}

export async function toCalendarJson(db: Db, row: CalendarRow): Promise<CalendarJson> {
  const { count } = await db
    .selectFrom("note")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("calendar_id", "=", row.id)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    groupId: row.group_id,
    name: row.name,
    kind: row.kind as NoteKind,
    url: row.url,
    createDate: row.create_date,
    checkedDate: row.checked_date,
    takenDate: row.taken_date,
    fault: row.fault,
    events: Number(count),
    outside: row.outside,
    leftOut: JSON.parse(row.left_out) as LeftOut[],
    etag: etagOfContent(calendarContent(row)),
  };
}

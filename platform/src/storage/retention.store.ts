import { sql } from "kysely";
import { dropMonthsBefore } from "../db/months.js";
import type { Db } from "../db/tables.js";
import { READINGS } from "../measurements/rawFrom.store.js";
import { DAY } from "../time/clock.js";

/** What is deleted in one statement: some thousand rows at most. */
const STEP = { reading_batch: DAY, reading_day: 30 * DAY, diagnostic: 2 * DAY, reported_value: 30 * DAY };

/** Notes how far back raw readings are deleted, before the first of them is. It never moves back. */
export async function noteReadingsDeleted(db: Db, before: number): Promise<void> {
  await db
    .insertInto("retention")
    .values({ name: READINGS, deleted_before: before })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ deleted_before: before })
        .where("retention.deleted_before", "<", before),
    )
    .execute();
}

/** Drops the months of readings that end before an instant where the engine keeps them by month. */
export async function dropOldReadings(db: Db, before: number): Promise<void> {
  await dropMonthsBefore(db, "reading_day", before);
}

export async function dropOldDiagnostics(db: Db, before: number): Promise<void> {
  await dropMonthsBefore(db, "diagnostic", before);
  await dropMonthsBefore(db, "reported_value", before);
}

/** Deletes a client's raw readings before an instant, in steps that keep nobody waiting. */
export async function deleteReadings(
  db: Db,
  clientId: number,
  before: number,
  breathe: () => Promise<void>,
): Promise<void> {
  await inSteps(
    STEP.reading_batch,
    before,
    () => firstOf(db, "reading_batch", "from_time", clientId),
    (to) =>
      db.deleteFrom("reading_batch").where("client_id", "=", clientId).where("from_time", "<", to).execute(),
    breathe,
  );
  await inSteps(
    STEP.reading_day,
    before,
    () => firstOf(db, "reading_day", "day", clientId),
    (to) => db.deleteFrom("reading_day").where("client_id", "=", clientId).where("day", "<", to).execute(),
    breathe,
  );
}

/** Deletes a client's diagnostics and reported values before an instant, in steps that keep nobody waiting. */
export async function deleteDiagnostics(
  db: Db,
  clientId: number,
  before: number,
  breathe: () => Promise<void>,
): Promise<void> {
  await inSteps(
    STEP.diagnostic,
    before,
    () => firstOf(db, "diagnostic", "time", clientId),
    (to) => db.deleteFrom("diagnostic").where("client_id", "=", clientId).where("time", "<", to).execute(),
    breathe,
  );
  for (let parameter = await nextParameter(db, clientId, ""); parameter !== null; ) {
    const reported = parameter;
    await inSteps(
      STEP.reported_value,
      before,
      () => firstReported(db, clientId, reported),
      (to) =>
        db
          .deleteFrom("reported_value")
          .where("client_id", "=", clientId)
          .where("parameter", "=", reported)
          .where("time", "<", to)
          .execute(),
      breathe,
    );
    parameter = await nextParameter(db, clientId, reported);
  }
}

async function inSteps(
  step: number,
  before: number,
  first: () => Promise<number | null>,
  deleteBefore: (to: number) => Promise<unknown>,
  breathe: () => Promise<void>,
): Promise<void> {
  for (let from = await first(); from !== null && from < before; from = await first()) {
    await deleteBefore(Math.min(from + step, before));
    await breathe();
  }
}

async function firstOf(
  db: Db,
  table: "reading_batch" | "reading_day" | "diagnostic",
  column: "from_time" | "day" | "time",
  clientId: number,
): Promise<number | null> {
  const row = await db
    .selectFrom(table)
    .select(sql<number | null>`min(${sql.ref(column)})`.as("first"))
    .where("client_id", "=", clientId)
    .executeTakeFirst();
  return row?.first ?? null;
}

async function firstReported(db: Db, clientId: number, parameter: string): Promise<number | null> {
  const row = await db
    .selectFrom("reported_value")
    .select(({ fn }) => fn.min("time").as("first"))
    .where("client_id", "=", clientId)
    .where("parameter", "=", parameter)
    .executeTakeFirst();
  return row?.first ?? null;
}

async function nextParameter(db: Db, clientId: number, after: string): Promise<string | null> {
  const row = await db
    .selectFrom("reported_value")
    .select(({ fn }) => fn.min("parameter").as("first"))
    .where("client_id", "=", clientId)
    .where("parameter", ">", after)
    .executeTakeFirst();
  return row?.first ?? null;
}

import { sql } from "kysely";
import { dropMonthsBefore } from "../db/months.js";
import type { Db } from "../db/tables.js";
import { READINGS } from "../measurements/rawFrom.store.js";
import { DAY } from "../time/clock.js";

/** The column for a row's age, and the scope of one deleting statement: some thousand rows at most. */
const BY_AGE = {
  reading_batch: { column: "from_time", step: DAY },
  reading_day: { column: "day", step: 30 * DAY },
  diagnostic: { column: "time", step: 2 * DAY },
} as const;
const REPORTED_STEP = 30 * DAY;

/**
 * Records the limit of deletion of raw readings, before the first of them is deleted. It never moves back.
 */
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

/** Drops the months of readings that end before an instant, if the engine splits them by month. */
export async function dropOldReadings(db: Db, before: number): Promise<void> {
  await dropMonthsBefore(db, "reading_day", before);
}

export async function dropOldDiagnostics(db: Db, before: number): Promise<void> {
  await dropMonthsBefore(db, "diagnostic", before);
  await dropMonthsBefore(db, "reported_value", before);
}

/** Deletes a client's raw readings before an instant, in small steps that block nobody. */
export async function deleteReadings(
  db: Db,
  clientId: number,
  before: number,
  breathe: () => Promise<void>,
): Promise<void> {
  await deleteOld(db, "reading_batch", clientId, before, breathe);
  await deleteOld(db, "reading_day", clientId, before, breathe);
}

/** Deletes a client's diagnostics and reported values before an instant, in small steps that block nobody. */
export async function deleteDiagnostics(
  db: Db,
  clientId: number,
  before: number,
  breathe: () => Promise<void>,
): Promise<void> {
  await deleteOld(db, "diagnostic", clientId, before, breathe);
  for (let parameter = await nextParameter(db, clientId, ""); parameter !== null; ) {
    const reported = parameter;
    await inSteps(
      REPORTED_STEP,
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

/** Deletes the orders of a client's valve before an instant, except those that still held then. */
export async function deleteOldOrders(db: Db, clientId: number, before: number): Promise<void> {
  await db
    .deleteFrom("valve_orders")
    .where("client_id", "=", clientId)
    .where("since", "<", (sub) =>
      sub
        .selectFrom("valve_orders as held")
        .select(({ fn }) => fn.max("held.since").as("since"))
        .where("held.client_id", "=", clientId)
        .where("held.since", "<=", before),
    )
    .execute();
}

async function deleteOld(
  db: Db,
  table: keyof typeof BY_AGE,
  clientId: number,
  before: number,
  breathe: () => Promise<void>,
): Promise<void> {
  const { column, step } = BY_AGE[table];
  const age = sql.ref<number>(column);
  await inSteps(
    step,
    before,
    async () => {
      const row = await db
        .selectFrom(table)
        .select(sql<number | null>`min(${age})`.as("first"))
        .where("client_id", "=", clientId)
        .executeTakeFirst();
      return row?.first ?? null;
    },
    (to) => db.deleteFrom(table).where("client_id", "=", clientId).where(age, "<", to).execute(),
    breathe,
  );
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

import type { BundleRow } from "../db/tables/valves.js";
import type { Db } from "../db/tables.js";
import { readReported } from "../diagnostics/store.js";
import { notFound } from "../errors.js";
import type { Period } from "../measurements/periodHour.js";
import { type StoredMode, toStoredMode } from "./mode.rules.js";
import type { ScheduleRow } from "./schedule.rules.js";
import type { Programme, Report } from "./state.rules.js";

/** Of what a device reports, how its valve is. */
const PARAMETER = "Valve";
/** JSON, as it is stored. */
const OPEN = "1";

export const scheduleOf = ({ schedule }: Pick<BundleRow, "schedule">): ScheduleRow[] => JSON.parse(schedule);

/** @throws PlatformError NOT_FOUND */
export async function findBundle(db: Db, id: number): Promise<BundleRow> {
  const bundle = await db.selectFrom("bundle").selectAll().where("id", "=", id).executeTakeFirst();
  if (!bundle) throw notFound("bundle");
  return bundle;
}

/** The bundles of groups, by name. */
export async function bundlesOfGroups(db: Db, groupIds: number[]): Promise<BundleRow[]> {
  if (groupIds.length === 0) return [];
  return db
    .selectFrom("bundle")
    .selectAll()
    .where("group_id", "in", groupIds)
    .orderBy("name")
    .orderBy("id")
    .execute();
}

export async function clientIdsOfBundle(db: Db, bundleId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("bundle_client")
    .select("client_id")
    .where("bundle_id", "=", bundleId)
    .orderBy("client_id")
    .execute();
  return rows.map((row) => row.client_id);
}

export interface BundleProgramme extends Programme {
  bundleId: number;
}

/** The programmes of those of these clients that belong to a bundle of a location of valves. */
export async function programmesOf(db: Db, clientIds: number[]): Promise<Map<number, BundleProgramme>> {
  if (clientIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("bundle_client")
    .innerJoin("bundle", "bundle.id", "bundle_client.bundle_id")
    .innerJoin("user_group", "user_group.id", "bundle.group_id")
    .select([
      "bundle_client.client_id",
      "bundle.id as bundleId",
      "bundle.schedule",
      "bundle.change_date as changeDate",
      "user_group.time_zone as timeZone",
    ])
    .where("bundle_client.client_id", "in", clientIds)
    .where("user_group.valve", "=", 1)
    .execute();
  return new Map(
    rows.map(({ client_id, schedule, ...row }) => [client_id, { ...row, rows: scheduleOf({ schedule }) }]),
  );
}

/** What each of these clients last reported of its valve. */
export async function lastReports(db: Db, clientIds: number[]): Promise<Map<number, Report>> {
  if (clientIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("client")
    .innerJoin("reported_value as last", "last.client_id", "client.id")
    .select(["last.client_id", "last.time", "last.value"])
    .where("client.id", "in", clientIds)
    .where("last.parameter", "=", PARAMETER)
    // By the outer client's id, so that each client costs two steps into the index, not a look at all its reports.
    .where("last.time", "=", (sub) =>
      sub
        .selectFrom("reported_value as other")
        .select((eb) => eb.fn.max("other.time").as("time"))
        .whereRef("other.client_id", "=", "client.id")
        .where("other.parameter", "=", PARAMETER),
    )
    .execute();
  return new Map(rows.map(({ client_id, time, value }) => [client_id, { time, value: JSON.parse(value) }]));
}

/** The first report after `after` that no later one contradicts by saying `open`; null where there is none. */
export async function contradictsSince(
  db: Db,
  clientId: number,
  open: boolean,
  after: number,
): Promise<number | null> {
  const reports = db
    .selectFrom("reported_value")
    .select("time")
    .where("client_id", "=", clientId)
    .where("parameter", "=", PARAMETER);
  const agreed = await reports
    .where("value", open ? "=" : "!=", OPEN)
    .where("time", ">", after)
    .orderBy("time", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!agreed) return null;
  const first = await reports.where("time", ">", agreed.time).orderBy("time").limit(1).executeTakeFirst();
  return first?.time ?? null;
}

/** What a client reported of its valve in a period: [instant, value]. */
export function readValve(db: Db, clientId: number, period: Period): Promise<[number, unknown][]> {
  return readReported(db, clientId, PARAMETER, period);
}

/** The latest configuration of a client (JSON text), or null. */
export async function latestConfig(db: Db, clientId: number): Promise<string | null> {
  const row = await db
    .selectFrom("config_version")
    .select("data")
    .where("client_id", "=", clientId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.data ?? null;
}

/** Writes a valve's mode down. `changedBy` is a person's id; null for a key. */
export async function writeMode(
  tx: Db,
  clientId: number,
  stored: StoredMode,
  changedBy: number | null,
): Promise<void> {
  const values = {
    mode: stored.mode,
    manual_until: stored.manualUntil,
    mode_after: stored.modeAfter,
    change_date: stored.changeDate,
    changed_by: changedBy,
  };
  await tx
    .insertInto("valve_mode")
    .values({ client_id: clientId, ...values })
    .onConflict((conflicting) => conflicting.column("client_id").doUpdateSet(values))
    .execute();
}

/** Modes whose manual run is over, and that don't say so yet. */
export async function expiredModes(db: Db, now: number) {
  const rows = await db.selectFrom("valve_mode").selectAll().where("manual_until", "<=", now).execute();
  return rows.map((row) => ({
    clientId: row.client_id,
    changedBy: row.changed_by,
    stored: toStoredMode(row),
  }));
}

import { PERSON_COLUMNS } from "../auth/userRef.js";
import { ofEach } from "../db/dealt/ofEach.js";
import { isDealtOut } from "../db/engine.js";
import { prepared } from "../db/prepared.js";
import type { BundleRow } from "../db/tables/valves.js";
import type { Db } from "../db/tables.js";
import { type ReportingClient, readReported } from "../diagnostics/store.js";
import { notFound } from "../errors.js";
import type { Period } from "../measurements/periodHour.js";
import type { ScheduleRow } from "./schedule.rules.js";
import type { Report } from "./state.rules.js";

/** The reported parameter with the state of the valve. */
export const PARAMETER = "Valve";
export const scheduleOf = ({ schedule }: Pick<BundleRow, "schedule">): ScheduleRow[] => JSON.parse(schedule);

/** A bundle with the person who changed it. */
export type BundleRecord = Awaited<ReturnType<typeof bundlesOfGroups>>[number];

/** @throws PlatformError NOT_FOUND */
export async function findBundle(db: Db, id: number): Promise<BundleRecord> {
  const bundle = await bundles(db).where("bundle.id", "=", id).executeTakeFirst();
  if (!bundle) throw notFound("bundle");
  return bundle;
}

/** The bundles of groups, by name. */
export async function bundlesOfGroups(db: Db, groupIds: number[]) {
  if (groupIds.length === 0) return [];
  return bundles(db)
    .where("bundle.group_id", "in", groupIds)
    .orderBy("bundle.name")
    .orderBy("bundle.id")
    .execute();
}

function bundles(db: Db) {
  return db
    .selectFrom("bundle")
    .leftJoin("user_account", "user_account.id", "bundle.changed_by")
    .selectAll("bundle")
    .select(["user_account.first_name", "user_account.last_name", ...PERSON_COLUMNS]);
}

export async function clientIdsOfBundle(db: Db, bundleId: number): Promise<number[]> {
  return (await clientIdsOfBundles(db, [bundleId])).get(bundleId) ?? [];
}

/** The clients of bundles, ascending; bundles without any are left out. */
export async function clientIdsOfBundles(db: Db, bundleIds: number[]): Promise<Map<number, number[]>> {
  if (bundleIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("bundle_client")
    .selectAll()
    .where("bundle_id", "in", bundleIds)
    .orderBy("client_id")
    .execute();
  const members = new Map<number, number[]>();
  for (const { bundle_id, client_id } of rows)
    members.set(bundle_id, [...(members.get(bundle_id) ?? []), client_id]);
  return members;
}

/** The orders of a valve from its bundle. */
export interface Programme {
  bundleId: number;
  rows: ScheduleRow[];
  timeZone: string;
  /** Last change of its schedule or its valves. */
  changeDate: number;
  /** The later of its pause and its location's rain delay, whether it is over or not. */
  pausedUntil: number | null;
}

/** The programmes of those clients that belong to a bundle of a valve location. */
export async function programmesOf(db: Db, clientIds: number[]): Promise<Map<number, Programme>> {
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
      "bundle.paused_until as paused",
      "user_group.rain_delay_until as rain",
      "user_group.time_zone as timeZone",
    ])
    .where("bundle_client.client_id", "in", clientIds)
    .where("user_group.valve", "=", 1)
    .execute();
  return new Map(
    rows.map(({ client_id, schedule, paused, rain, ...row }) => [
      client_id,
      { ...row, rows: scheduleOf({ schedule }), pausedUntil: later(paused, rain) },
    ]),
  );
}

function later(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}

/** All clients of valve locations, ascending. */
export async function valveIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("client_group")
    .innerJoin("user_group", "user_group.id", "client_group.group_id")
    .select("client_group.client_id")
    .distinct()
    .where("user_group.valve", "=", 1)
    .orderBy("client_group.client_id")
    .execute();
  return rows.map((row) => row.client_id);
}

/** The last report of each of these clients about its valve. */
export async function lastReports(db: Db, clientIds: number[]): Promise<Map<number, Report>> {
  if (clientIds.length === 0) return new Map();
  const rows = isDealtOut(db)
    ? await ofEach(db, clientIds, async (clientId) => (await lastReportOf(db, { clientId })).rows)
    : await lastReportsOf(db, clientIds);
  return new Map(rows.map(({ client_id, time, value }) => [client_id, { time, value: JSON.parse(value) }]));
}

const lastReportOf = prepared((db: Db, value: { clientId: number }) =>
  db
    .selectFrom("reported_value")
    .select(["client_id", "time", "value"])
    .where("client_id", "=", value.clientId)
    .where("parameter", "=", PARAMETER)
    .orderBy("time", "desc")
    .limit(1),
);

function lastReportsOf(db: Db, clientIds: number[]) {
  return (
    db
      .selectFrom("client")
      .innerJoin("reported_value as last", "last.client_id", "client.id")
      .select(["last.client_id", "last.time", "last.value"])
      .where("client.id", "in", clientIds)
      .where("last.parameter", "=", PARAMETER)
      // By the outer client's id, so that each client costs two steps in the index instead of reading all its
      // reports.
      .where("last.time", "=", (sub) =>
        sub
          .selectFrom("reported_value as other")
          .select((eb) => eb.fn.max("other.time").as("time"))
          .whereRef("other.client_id", "=", "client.id")
          .where("other.parameter", "=", PARAMETER),
      )
      .execute()
  );
}

/** A client's reports of its valve in a period: [instant, value]. */
export function readValve(db: Db, client: ReportingClient, period: Period): Promise<[number, unknown][]> {
  return readReported(db, client, PARAMETER, period);
}

import type { FastifyRequest } from "fastify";
import { lockGroup } from "../db/locks.js";
import type { Db } from "../db/tables.js";
import { noting } from "../revisions/revising.js";
import type { Stay } from "./stays.rules.js";

interface SummaryGroups {
  groups: { clients: number[] }[];
}

/**
 * Runs a change that may take devices away from their groups. What the groups keep of these devices, and what
 * may lead to their places then, goes into the history: report schedules and summary roads.
 */
export async function notingKept<T>(
  tx: Db,
  request: FastifyRequest,
  deviceIds: number[],
  work: () => Promise<T>,
): Promise<T> {
  if (deviceIds.length === 0) return work();
  const schedules = await tx
    .selectFrom("report_schedule_client")
    .select("schedule_id")
    .distinct()
    .where("client_id", "in", deviceIds)
    .execute();
  const groups = await tx
    .selectFrom("client_group")
    .select("group_id")
    .distinct()
    .where("client_id", "in", deviceIds)
    .execute();
  const scheduleIds = schedules.map(({ schedule_id }) => schedule_id);
  const groupIds = groups.map(({ group_id }) => group_id);
  return noting(tx, request, "reportSchedule", scheduleIds, () =>
    noting(tx, request, "group", groupIds, work),
  );
}

/**
 * Leads what a group keeps of a device that it no longer has to the last place where the device stood for it:
 * keys of scripts and embeds, report schedules, summary roads. So these go on showing what is the group's.
 * @param stays of the device while the group had it
 */
export async function leadToPlaces(
  tx: Db,
  deviceId: number,
  groupIds: readonly number[],
  stays: readonly Stay[],
): Promise<void> {
  const placeIds = stays.flatMap(({ placeId }) => placeId ?? []);
  if (groupIds.length === 0 || placeIds.length === 0) return;
  const owned = await tx
    .selectFrom("place_group")
    .select(["place_id", "group_id"])
    .where("place_id", "in", placeIds)
    .where("group_id", "in", groupIds)
    .execute();
  for (const groupId of groupIds) {
    const own = owned.filter(({ group_id }) => group_id === groupId).map(({ place_id }) => place_id);
    const placeId = placeIds.findLast((id) => own.includes(id));
    if (placeId === undefined) continue;
    await leadKeys(tx, deviceId, groupId, placeId);
    await leadSchedules(tx, deviceId, groupId, placeId);
    await leadSummary(tx, deviceId, groupId, placeId);
  }
}

/** A key remembers the device that its links name. */
async function leadKeys(tx: Db, deviceId: number, groupId: number, placeId: number): Promise<void> {
  await tx
    .updateTable("api_key")
    .set({ client_id: placeId, former_client_id: deviceId })
    .where("client_id", "=", deviceId)
    .where("group_id", "=", groupId)
    .execute();
}

async function leadSchedules(tx: Db, deviceId: number, groupId: number, placeId: number): Promise<void> {
  const schedules = await tx
    .selectFrom("report_schedule_client")
    .innerJoin("report_schedule", "report_schedule.id", "report_schedule_client.schedule_id")
    .select("report_schedule.id")
    .where("report_schedule_client.client_id", "=", deviceId)
    .where("report_schedule.group_id", "=", groupId)
    .execute();
  if (schedules.length === 0) return;
  const ids = schedules.map(({ id }) => id);
  await tx
    .insertInto("report_schedule_client")
    .values(ids.map((id) => ({ schedule_id: id, client_id: placeId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .deleteFrom("report_schedule_client")
    .where("client_id", "=", deviceId)
    .where("schedule_id", "in", ids)
    .execute();
}

async function leadSummary(tx: Db, deviceId: number, groupId: number, placeId: number): Promise<void> {
  await lockGroup(tx, groupId);
  const row = await tx
    .selectFrom("user_group")
    .select("meta_data")
    .where("id", "=", groupId)
    .executeTakeFirst();
  const metaData = JSON.parse(row?.meta_data ?? "{}") as { summaryGroups?: SummaryGroups | null };
  const { summaryGroups } = metaData;
  if (!summaryGroups?.groups.some(({ clients }) => clients.includes(deviceId))) return;
  const groups = summaryGroups.groups.map((road) => ({
    ...road,
    clients: [...new Set(road.clients.map((id) => (id === deviceId ? placeId : id)))],
  }));
  await tx
    .updateTable("user_group")
    .set({ meta_data: JSON.stringify({ ...metaData, summaryGroups: { ...summaryGroups, groups } }) })
    .where("id", "=", groupId)
    .execute();
}

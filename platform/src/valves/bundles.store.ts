import type { Db } from "../db/tables.js";
import { refused } from "../errors.js";
import type { ScheduleRow } from "./schedule.rules.js";

/** Adds a bundle. `changedBy` is a person's id; null for a key. */
export async function addBundle(
  tx: Db,
  bundle: { groupId: number; name: string; schedule: ScheduleRow[]; changedBy: number | null },
  now: number,
): Promise<number> {
  const { id } = await tx
    .insertInto("bundle")
    .values({
      group_id: bundle.groupId,
      name: bundle.name,
      schedule: JSON.stringify(bundle.schedule),
      create_date: now,
      change_date: now,
      changed_by: bundle.changedBy,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes name and schedule. If nothing visible changes, the version stays. */
export async function writeBundle(
  tx: Db,
  id: number,
  { name, schedule, pausedUntil }: { name: string; schedule: ScheduleRow[]; pausedUntil: number | null },
): Promise<void> {
  await tx
    .updateTable("bundle")
    .set({ name, schedule: JSON.stringify(schedule), paused_until: pausedUntil })
    .where("id", "=", id)
    .execute();
}

/** Counts a change of these bundles' schedule, name or valves. */
export async function countChange(
  tx: Db,
  ids: number[],
  changedBy: number | null,
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("bundle")
    .set(({ eb }) => ({ version: eb("version", "+", 1), change_date: now, changed_by: changedBy }))
    .where("id", "in", ids)
    .execute();
}

export async function deleteBundle(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom("bundle").where("id", "=", id).execute();
}

/**
 * Makes these exactly the clients of a bundle.
 * @throws PlatformError CONFLICT if one belongs to another bundle
 */
export async function setBundleClients(tx: Db, bundleId: number, clientIds: number[]): Promise<void> {
  await tx.deleteFrom("bundle_client").where("bundle_id", "=", bundleId).execute();
  if (clientIds.length === 0) return;
  const taken = await tx
    .selectFrom("bundle_client")
    .select("client_id")
    .where("client_id", "in", clientIds)
    .orderBy("client_id")
    .execute();
  if (taken.length > 0) {
    const message = `Already in another bundle: ${taken.map((row) => row.client_id).join(", ")}.`;
    throw refused("CONFLICT", "VALVES_IN_OTHER_BUNDLE", { message });
  }
  await tx
    .insertInto("bundle_client")
    .values(clientIds.map((clientId) => ({ client_id: clientId, bundle_id: bundleId })))
    .execute();
}

/** The bundles that these clients belong to. */
export async function bundlesOfClients(db: Db, clientIds: number[]): Promise<number[]> {
  const rows = await db
    .selectFrom("bundle_client")
    .select("bundle_id")
    .distinct()
    .where("client_id", "in", clientIds)
    .execute();
  return rows.map((row) => row.bundle_id);
}

/** Moves clients into a bundle, out of any other; null: into none. */
export async function moveClients(tx: Db, clientIds: number[], bundleId: number | null): Promise<void> {
  await tx.deleteFrom("bundle_client").where("client_id", "in", clientIds).execute();
  if (bundleId === null) return;
  await tx
    .insertInto("bundle_client")
    .values(clientIds.map((clientId) => ({ client_id: clientId, bundle_id: bundleId })))
    .execute();
}

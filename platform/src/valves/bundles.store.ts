import type { BundleRow } from "../db/tables/valves.js";
import type { Db } from "../db/tables.js";
import { conflict } from "../errors.js";
import type { ScheduleRow } from "./schedule.rules.js";

export function addBundle(
  tx: Db,
  bundle: { groupId: number; name: string; schedule: ScheduleRow[] },
  now: number,
): Promise<BundleRow> {
  return tx
    .insertInto("bundle")
    .values({
      group_id: bundle.groupId,
      name: bundle.name,
      schedule: JSON.stringify(bundle.schedule),
      create_date: now,
      change_date: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** `changeDate` tells since when valves have had to follow it as it is. */
export function writeBundle(
  tx: Db,
  id: number,
  bundle: { name: string; schedule: ScheduleRow[]; changeDate: number },
): Promise<BundleRow> {
  return tx
    .updateTable("bundle")
    .set({ name: bundle.name, schedule: JSON.stringify(bundle.schedule), change_date: bundle.changeDate })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteBundle(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom("bundle").where("id", "=", id).execute();
}

/** Makes these the clients of a bundle, and no others. @throws PlatformError CONFLICT where one belongs to another bundle */
export async function setBundleClients(tx: Db, bundleId: number, clientIds: number[]): Promise<void> {
  await tx.deleteFrom("bundle_client").where("bundle_id", "=", bundleId).execute();
  if (clientIds.length === 0) return;
  const taken = await tx
    .selectFrom("bundle_client")
    .select("client_id")
    .where("client_id", "in", clientIds)
    .orderBy("client_id")
    .execute();
  if (taken.length > 0)
    throw conflict(`Already in another bundle: ${taken.map((row) => row.client_id).join(", ")}.`);
  await tx
    .insertInto("bundle_client")
    .values(clientIds.map((clientId) => ({ client_id: clientId, bundle_id: bundleId })))
    .execute();
}

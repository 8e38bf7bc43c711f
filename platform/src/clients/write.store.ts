import { randomUUID } from "node:crypto";
import { hashSecret, newSecret } from "../auth/secrets.js";
import type { Db } from "../db/tables.js";
import { DAY } from "../time/clock.js";
import type { MetaData } from "./metaData.rules.js";

/** Adds a client with its own device key. @returns also the key, which is not stored in readable form */
export async function addClient(tx: Db, client: { visionType: number; metaData: MetaData }, now: number) {
  const guid = randomUUID();
  const { id } = await tx
    .insertInto("client")
    .values({
      guid,
      vision_type: client.visionType,
      meta_data: JSON.stringify(client.metaData),
      create_date: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { apiKey } = await addClientKey(tx, id, "device", now);
  return { id, guid, apiKey };
}

/** A new key: 'device' replaces the previous one, 'import' is added for a day. */
export async function addClientKey(tx: Db, clientId: number, purpose: "device" | "import", now: number) {
  const device = purpose === "device";
  const apiKey = newSecret(device ? "dk_" : "ik_");
  const expireDate = device ? null : now + DAY;
  await tx
    .deleteFrom("client_key")
    .where("client_id", "=", clientId)
    .where((where) => (device ? where("purpose", "=", "device") : where("expire_date", "<=", now)))
    .execute();
  await tx
    .insertInto("client_key")
    .values({
      client_id: clientId,
      key_hash: hashSecret(apiKey),
      purpose,
      create_date: now,
      expire_date: expireDate,
    })
    .execute();
  return { apiKey, expireDate };
}

export async function writeMetaData(tx: Db, clientId: number, metaData: MetaData): Promise<void> {
  await tx
    .updateTable("client")
    .set({ meta_data: JSON.stringify(metaData) })
    .where("id", "=", clientId)
    .execute();
}

export async function writeVisionType(tx: Db, clientId: number, visionType: number): Promise<void> {
  await tx.updateTable("client").set({ vision_type: visionType }).where("id", "=", clientId).execute();
}

/** Deletes a client with all its data. */
export async function deleteClient(tx: Db, clientId: number): Promise<void> {
  await tx.deleteFrom("client").where("id", "=", clientId).execute();
}

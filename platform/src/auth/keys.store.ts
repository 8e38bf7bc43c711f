import type { Db } from "../db/tables.js";
import type { DevicePrincipal, ReportPrincipal } from "./principal.js";
import { hashSecret } from "./secrets.js";

/** The device of a device or import key, or undefined. */
export async function findDeviceKey(db: Db, key: string, now: number): Promise<DevicePrincipal | undefined> {
  const row = await db
    .selectFrom("client_key")
    .select(["client_id", "purpose", "expire_date"])
    .where("key_hash", "=", hashSecret(key))
    .executeTakeFirst();
  if (!row || (row.expire_date !== null && row.expire_date <= now)) return undefined;
  return { kind: row.purpose === "import" ? "import" : "device", clientId: row.client_id };
}

/** The clients and period of a report key, or undefined. A key whose clients are all gone opens nothing. */
export async function findReportKey(db: Db, key: string, now: number): Promise<ReportPrincipal | undefined> {
  const rows = await db
    .selectFrom("report_key as key")
    .innerJoin("report_key_client as opened", "opened.key_hash", "key.key_hash")
    .select(["opened.client_id", "key.group_id", "key.api_key_id", "key.start_time", "key.end_time"])
    .where("key.key_hash", "=", hashSecret(key))
    .where("key.expire_date", ">", now)
    .orderBy("opened.client_id")
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  return {
    kind: "report",
    clientIds: rows.map(({ client_id }) => client_id),
    groupId: first.group_id,
    ofKey: first.api_key_id !== null,
    startTimestamp: first.start_time,
    endTimestamp: first.end_time,
  };
}

import type { Db } from "../db/tables.js";
import type { DevicePrincipal, ReportPrincipal } from "./principal.js";
import { hashSecret } from "./secrets.js";

/** Whose device or import key this is, or undefined. */
export async function findDeviceKey(db: Db, key: string, now: number): Promise<DevicePrincipal | undefined> {
  const row = await db
    .selectFrom("client_key")
    .select(["client_id", "purpose", "expire_date"])
    .where("key_hash", "=", hashSecret(key))
    .executeTakeFirst();
  if (!row || (row.expire_date !== null && row.expire_date <= now)) return undefined;
  return { kind: row.purpose === "import" ? "import" : "device", clientId: row.client_id };
}

/** What a report key opens, or undefined. */
export async function findReportKey(db: Db, key: string, now: number): Promise<ReportPrincipal | undefined> {
  const row = await db
    .selectFrom("report_key")
    .select(["client_id", "group_id", "start_time", "end_time"])
    .where("key_hash", "=", hashSecret(key))
    .where("expire_date", ">", now)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    kind: "report",
    clientId: row.client_id,
    groupId: row.group_id,
    startTimestamp: row.start_time,
    endTimestamp: row.end_time,
  };
}

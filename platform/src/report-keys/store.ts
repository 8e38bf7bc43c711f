import { hashSecret, newSecret } from "../auth/secrets.js";
import type { Db } from "../db/tables.js";
import type { Period } from "../measurements/periodHour.js";
import { MINUTE } from "../time/clock.js";

const LIFETIME = 5 * MINUTE;

/** Clears away the keys that nobody can use any more. */
export async function forgetEndedReportKeys(db: Db, now: number): Promise<void> {
  await db.deleteFrom("report_key").where("expire_date", "<=", now).execute();
}

/** Who asks for a report key: a person, or a script with its full key. */
export type ReportAsker = { userId: number } | { keyId: number };

export interface NewReportKey {
  /** One at least. */
  clientIds: readonly number[];
  asker: ReportAsker;
  /** Of which its reader sees no more than this group; null: what an administrator sees. */
  groupId: number | null;
  period: Period;
  /** Seconds; five minutes where nothing is said. */
  lifetime?: number;
}

/** A key that reads a period of some clients for a while; dies with the account or the key of whoever asked for it. */
export async function addReportKey(db: Db, key: NewReportKey, now: number) {
  const sessionKey = newSecret("rk_");
  const keyHash = hashSecret(sessionKey);
  const expireDate = now + (key.lifetime ?? LIFETIME);
  await db
    .insertInto("report_key")
    .values({
      key_hash: keyHash,
      user_id: "userId" in key.asker ? key.asker.userId : null,
      api_key_id: "keyId" in key.asker ? key.asker.keyId : null,
      group_id: key.groupId,
      start_time: key.period.start,
      end_time: key.period.end,
      expire_date: expireDate,
    })
    .execute();
  await db
    .insertInto("report_key_client")
    .values(key.clientIds.map((clientId) => ({ key_hash: keyHash, client_id: clientId })))
    .execute();
  return { sessionKey, expireDate };
}

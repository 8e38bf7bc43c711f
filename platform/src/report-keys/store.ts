import { hashSecret, newSecret } from "../auth/secrets.js";
import type { Db } from "../db/tables.js";
import type { Period } from "../measurements/periodHour.js";
import { MINUTE } from "../time/clock.js";

const LIFETIME = 5 * MINUTE;

/** Deletes the keys that nobody can use any more. */
export async function forgetEndedReportKeys(db: Db, now: number): Promise<void> {
  await db.deleteFrom("report_key").where("expire_date", "<=", now).execute();
}

/** The asker of a report key: a person, or a script with its full key. */
export type ReportAsker = { userId: number } | { keyId: number };

export interface NewReportKey {
  /** At least one. */
  clientIds: readonly number[];
  asker: ReportAsker;
  /** The reader sees no more of them than this group; null: as much as an administrator. */
  groupId: number | null;
  period: Period;
  /** Seconds; five minutes by default. */
  lifetime?: number;
}

/**
 * Adds a key that reads a period of some clients for a while. It ends with the account or key of its asker.
 */
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

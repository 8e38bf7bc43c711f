import { hashSecret, newSecret } from "../auth/secrets.js";
import type { Db } from "../db/tables.js";
import type { Period } from "../measurements/periodHour.js";
import { MINUTE } from "../time/clock.js";

const LIFETIME = 5 * MINUTE;

/** Clears away the keys that nobody can use any more. */
export async function forgetEndedReportKeys(db: Db, now: number): Promise<void> {
  await db.deleteFrom("report_key").where("expire_date", "<=", now).execute();
}

/** A key that reads one client's period for five minutes, or for `lifetime` seconds; dies with the user who asked for it. */
export async function addReportKey(
  db: Db,
  key: { clientId: number; userId: number; groupId: number | null; period: Period; lifetime?: number },
  now: number,
) {
  const sessionKey = newSecret("rk_");
  const expireDate = now + (key.lifetime ?? LIFETIME);
  await db
    .insertInto("report_key")
    .values({
      key_hash: hashSecret(sessionKey),
      client_id: key.clientId,
      user_id: key.userId,
      group_id: key.groupId,
      start_time: key.period.start,
      end_time: key.period.end,
      expire_date: expireDate,
    })
    .execute();
  return { sessionKey, expireDate };
}

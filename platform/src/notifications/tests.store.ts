import type { UserRow } from "../db/tables/accounts.js";
import type { Db } from "../db/tables.js";
import { invalid, PlatformError } from "../errors.js";
import { HOUR } from "../time/clock.js";
import type { News } from "./news.js";
import { addMessage } from "./outbox.store.js";
import { channelsOf } from "./preferences.rules.js";
import { findPreferences } from "./preferences.store.js";

const TESTS_AN_HOUR = 10;

/**
 * Puts a test for a person's channels into the outbox, due at once.
 * @returns the id of the notification
 * @throws PlatformError VALIDATION_FAILED if no channel is on, TOO_MANY_REQUESTS
 */
export async function addTest(tx: Db, user: UserRow, now: number): Promise<number> {
  await refuseTooManyTests(tx, user.id, now);
  const channels = channelsOf(await findPreferences(tx, user));
  if (channels.length === 0) throw invalid("channels", "NO_CHANNEL");
  const test: News = { event: "test", clientId: null, since: null, alarms: [], untold: 0 };
  const envelope = { userId: user.id, channels, dueDate: now, gathering: false };
  return addMessage(tx, [test], envelope, now);
}

async function refuseTooManyTests(tx: Db, userId: number, now: number): Promise<void> {
  const oldest = await tx
    .selectFrom("notification")
    .select("time")
    .where("user_id", "=", userId)
    .where("event", "=", "test")
    .where("time", ">", now - HOUR)
    .orderBy("id", "desc")
    .offset(TESTS_AN_HOUR - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  const wait = oldest.time + HOUR - now;
  throw new PlatformError("TOO_MANY_REQUESTS", "Too many tests; wait a little.", undefined, wait);
}

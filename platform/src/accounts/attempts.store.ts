import type { Db } from "../db/tables.js";
import { PlatformError } from "../errors.js";
import { DAY, MINUTE } from "../time/clock.js";

const WINDOW = 5 * MINUTE;
const FAILURES_PER_ACCOUNT = 5;
const FAILURES_PER_ADDRESS = 30;

/** The origin of a sign-in, and its account; null for a try at a link, which names none. */
export interface Attempt {
  emailKey: string | null;
  address: string;
}

/** @throws PlatformError TOO_MANY_REQUESTS with the seconds until the next try counts */
export async function refuseTooManyAttempts(db: Db, attempt: Attempt, now: number): Promise<void> {
  const { emailKey } = attempt;
  const freeAt = Math.max(
    emailKey === null ? 0 : await blockedUntil(db, "email_key", emailKey, FAILURES_PER_ACCOUNT, now),
    await blockedUntil(db, "address", attempt.address, FAILURES_PER_ADDRESS, now),
  );
  if (freeAt > now) {
    throw new PlatformError(
      "TOO_MANY_REQUESTS",
      "Too many failed sign-ins; wait a little.",
      undefined,
      freeAt - now,
    );
  }
}

async function blockedUntil(
  db: Db,
  column: "email_key" | "address",
  value: string,
  most: number,
  now: number,
  window = WINDOW,
): Promise<number> {
  const failure = await db
    .selectFrom("login_failure")
    .select("failed_date")
    .where(column, "=", value)
    .where("failed_date", ">", now - window)
    .orderBy("failed_date", "desc")
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return failure ? failure.failed_date + window : 0;
}

/** Wrong codes of a person's app within a day: of a million, three are right at a time. */
const CODES_PER_DAY = 50;
const CODES = "codes:";
/** No e-mail, so that a right password does not clear it. */
const codesKey = (userId: number): string => `${CODES}${userId}`;

/** @throws PlatformError TOO_MANY_REQUESTS with the seconds until the next code counts */
export async function refuseTooManyCodes(db: Db, userId: number, now: number): Promise<void> {
  const freeAt = await blockedUntil(db, "email_key", codesKey(userId), CODES_PER_DAY, now, DAY);
  if (freeAt > now)
    throw new PlatformError("TOO_MANY_REQUESTS", "Too many wrong codes.", undefined, freeAt - now);
}

/** Beside noteFailure, which holds back for some minutes. */
export async function noteWrongCode(db: Db, userId: number, now: number): Promise<void> {
  await db
    .insertInto("login_failure")
    .values({ email_key: codesKey(userId), address: "", failed_date: now })
    .execute();
}

/** Deletes failures that no longer count. */
export async function forgetOldFailures(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom("login_failure")
    .where("failed_date", "<=", now - WINDOW)
    .where(({ eb, or }) => or([eb("failed_date", "<=", now - DAY), eb("email_key", "not like", `${CODES}%`)]))
    .execute();
}

export async function noteFailure(db: Db, attempt: Attempt, now: number): Promise<void> {
  await db
    .insertInto("login_failure")
    .values({ email_key: attempt.emailKey ?? "", address: attempt.address, failed_date: now })
    .execute();
}

/** A success clears the account's failures. */
export async function forgetFailures(db: Db, emailKey: string): Promise<void> {
  await db.deleteFrom("login_failure").where("email_key", "=", emailKey).execute();
}

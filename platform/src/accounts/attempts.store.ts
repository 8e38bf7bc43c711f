import { lockGuesses } from "../db/locks.js";
import type { Db } from "../db/tables.js";
import { transactLocked } from "../db/transact.js";
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

/** A look at a password, a code, a passkey or a link; `codesOf`: at the code of an app, by its person's id. */
interface Guess extends Attempt {
  codesOf?: number | undefined;
}

/** Not so many failures of the same within a window of seconds. */
interface Limit {
  column: "email_key" | "address";
  value: string;
  most: number;
  window: number;
}

/** Wrong codes of a person's app within a day: of a million, three are right at a time. */
const CODES_PER_DAY = 50;
const CODES = "codes:";
/** No e-mail, so that a right password does not clear it. */
const codesKey = (userId: number): string => `${CODES}${userId}`;

function limitsOf({ emailKey, address, codesOf }: Guess): Limit[] {
  const ofAddress: Limit = {
    column: "address",
    value: address,
    most: FAILURES_PER_ADDRESS,
    window: WINDOW,
  };
  const ofEmail = (value: string, most: number, window: number): Limit => ({
    column: "email_key",
    value,
    most,
    window,
  });
  return [
    ...(emailKey === null ? [] : [ofEmail(emailKey, FAILURES_PER_ACCOUNT, WINDOW)]),
    ...(codesOf === undefined ? [] : [ofEmail(codesKey(codesOf), CODES_PER_DAY, DAY)]),
    ofAddress,
  ];
}

/** @throws PlatformError TOO_MANY_REQUESTS with the seconds until the next try counts */
export async function refuseTooManyAttempts(db: Db, guess: Guess, now: number): Promise<void> {
  let freeAt = 0;
  for (const limit of limitsOf(guess)) freeAt = Math.max(freeAt, await blockedUntil(db, limit, now));
  if (freeAt > now) {
    throw new PlatformError(
      "TOO_MANY_REQUESTS",
      "Too many failed sign-ins; wait a little.",
      undefined,
      freeAt - now,
    );
  }
}

async function blockedUntil(db: Db, { column, value, most, window }: Limit, now: number): Promise<number> {
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

/**
 * Looks at a guess, which counts as failed before it is looked at, until it is seen to be none: of guesses at once no more
 * are looked at than of those one after the other, whichever platforms they come to.
 * @param look marks what it throws of a wrong guess by `wrong`; anything else counts as no guess
 * @throws PlatformError TOO_MANY_REQUESTS; what `look` throws
 */
export async function counting<T>(
  db: Db,
  guess: Guess,
  now: number,
  look: (wrong: <E>(error: E) => E) => Promise<T>,
): Promise<T> {
  const ids = await transactLocked(db, async (tx) => {
    await lockGuesses(tx, limitsOf(guess));
    await refuseTooManyAttempts(tx, guess, now);
    return noteFailures(tx, guess, now);
  });
  let isWrong = false;
  const wrong = <E>(error: E): E => {
    isWrong = true;
    return error;
  };
  try {
    return await look(wrong);
  } finally {
    if (!isWrong) await db.deleteFrom("login_failure").where("id", "in", ids).execute();
  }
}

async function noteFailures(tx: Db, { emailKey, address, codesOf }: Guess, now: number): Promise<number[]> {
  const ofCodes = codesOf === undefined ? [] : [{ email_key: codesKey(codesOf), address: "" }];
  const rows = await tx
    .insertInto("login_failure")
    .values([{ email_key: emailKey ?? "", address }, ...ofCodes].map((row) => ({ ...row, failed_date: now })))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes failures that no longer count. */
export async function forgetOldFailures(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom("login_failure")
    .where("failed_date", "<=", now - WINDOW)
    .where(({ eb, or }) => or([eb("failed_date", "<=", now - DAY), eb("email_key", "not like", `${CODES}%`)]))
    .execute();
}

/** A success clears the account's failures. */
export async function forgetFailures(db: Db, emailKey: string): Promise<void> {
  await db.deleteFrom("login_failure").where("email_key", "=", emailKey).execute();
}

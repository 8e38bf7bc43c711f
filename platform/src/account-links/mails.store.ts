import { emailKey } from "../accounts/store.js";
import type { AccountMailRow } from "../db/tables/accountLinks.js";
import type { Db } from "../db/tables.js";
import { transact } from "../db/transact.js";
import { PlatformError } from "../errors.js";
import { pauseAfter } from "../jobs/pause.rules.js";
import type { MailFault, MailOutcome } from "../mail/outcome.js";
import { DAY, HOUR, MINUTE } from "../time/clock.js";
import type { KeyEnd } from "./keyEnd.store.js";
import type { AccountMailKind } from "./mailKinds.js";
import type { SignInPlace } from "./signInPlace.rules.js";

/** A mail as it is wished for; it says nothing yet of what will be in it. */
export interface WantedMail {
  kind: AccountMailKind;
  /** Null of a reset. */
  userId: number | null;
  email: string;
  /** The caller's, if the mail counts as one of theirs. */
  address?: string;
  language?: string | null;
  /** Of a warning the end that it is about, of a notice of a sign-in its place. */
  about?: KeyEnd | SignInPlace;
}

/** Puts a mail into the outbox. */
export async function addAccountMail(tx: Db, mail: WantedMail, now: number): Promise<void> {
  await tx
    .insertInto("account_mail")
    .values({
      kind: mail.kind,
      user_id: mail.userId,
      email: mail.email.trim(),
      email_key: emailKey(mail.email),
      address: mail.address ?? null,
      language: mail.language ?? null,
      about: mail.about === undefined ? null : JSON.stringify(mail.about),
      create_date: now,
      state: "waiting",
      next_date: now,
      attempts: 0,
    })
    .execute();
}

const WINDOW = HOUR;
const MAILS_PER_EMAIL = 3;
const MAILS_PER_ADDRESS = 20;

/**
 * Holds back who would have others mailed without end. It counts mails that somebody asked for, to an e-mail
 * and from an address, whether the e-mail has an account or not.
 * @throws PlatformError TOO_MANY_REQUESTS with the seconds until the next one is sent
 */
export async function refuseTooManyMails(
  tx: Db,
  { email, address }: { email: string; address: string },
  now: number,
): Promise<void> {
  const freeAt = Math.max(
    await blockedUntil(tx, "email_key", emailKey(email), MAILS_PER_EMAIL, now),
    await blockedUntil(tx, "address", address, MAILS_PER_ADDRESS, now),
  );
  if (freeAt > now)
    throw new PlatformError("TOO_MANY_REQUESTS", "Too many mails; wait a little.", undefined, freeAt - now);
}

async function blockedUntil(
  tx: Db,
  column: "email_key" | "address",
  value: string,
  most: number,
  now: number,
): Promise<number> {
  const mail = await tx
    .selectFrom("account_mail")
    .select("create_date")
    .where(column, "=", value)
    .where("address", "is not", null)
    .where("create_date", ">", now - WINDOW)
    .orderBy("create_date", "desc")
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return mail ? mail.create_date + WINDOW : 0;
}

/** How many mails of a kind were put into a person's outbox after an instant. */
export async function countMailsOf(
  tx: Db,
  userId: number,
  kind: AccountMailKind,
  after: number,
): Promise<number> {
  const { count } = await tx
    .selectFrom("account_mail")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("create_date", ">", after)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A platform that has not reported the result of a try for this long has lost it: another tries. */
const LEASE = 3 * MINUTE;
const CLAIMED_AT_ONCE = 10;
const MOST_ATTEMPTS = 8;

/** Takes due mails for one platform. Nobody else sends these for a while. */
export function claimAccountMails(db: Db, holder: string, now: number): Promise<AccountMailRow[]> {
  return transact(db, async (tx) => {
    const due = await tx
      .selectFrom("account_mail")
      .selectAll()
      .where("state", "=", "waiting")
      .where("next_date", "<=", now)
      .where(({ eb, or }) => or([eb("lease_until", "is", null), eb("lease_until", "<=", now)]))
      .orderBy("next_date")
      .orderBy("id")
      .limit(CLAIMED_AT_ONCE)
      .execute();
    const ids = due.map(({ id }) => id);
    if (ids.length > 0)
      await tx
        .updateTable("account_mail")
        .set({ lease_holder: holder, lease_until: now + LEASE })
        .where("id", "in", ids)
        .execute();
    return due;
  });
}

/** Records the outcome of a try, unless another platform has taken it over; null: it is not sent. */
export async function noteMailOutcome(
  db: Db,
  mail: AccountMailRow,
  holder: string,
  outcome: MailOutcome | null,
  now: number,
): Promise<void> {
  await db
    .updateTable("account_mail")
    .set({ ...after(mail, outcome, now), lease_holder: null, lease_until: null })
    .where("id", "=", mail.id)
    .where("lease_holder", "=", holder)
    .where("state", "=", "waiting")
    .execute();
}

function after(mail: AccountMailRow, outcome: MailOutcome | null, now: number) {
  if (outcome === null) return { state: "dropped", next_date: null };
  const attempts = mail.attempts + 1;
  if (outcome.sent) return { attempts, state: "sent", next_date: null, reason: null };
  const { reason, final } = outcome;
  if (final || attempts >= MOST_ATTEMPTS) return { attempts, state: "failed", next_date: null, reason };
  return { attempts, next_date: now + pauseAfter(attempts), reason };
}

/** How the mail with a person's invitation went. */
export interface InvitationMail {
  state: "waiting" | "sent" | "failed";
  /** The reason why the last try failed, also of one that waits for the next. */
  reason: MailFault | null;
}

/** The newest mail with an invitation of each of these people; none of people who were mailed none. */
export async function invitationMails(db: Db, userIds: number[]): Promise<Map<number, InvitationMail>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("account_mail")
    .select(["user_id", "state", "reason"])
    .where("user_id", "in", userIds)
    .where("kind", "=", "invitation")
    .where("state", "!=", "dropped")
    .orderBy("id")
    .execute();
  return new Map(
    rows.map(({ user_id, state, reason }) => [
      user_id ?? 0,
      { state: state as InvitationMail["state"], reason: reason as MailFault | null },
    ]),
  );
}

/** Mails are kept for as long as they count for limits; an invitation until it is taken. */
export async function forgetOldMails(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom("account_mail")
    .where("state", "!=", "waiting")
    .where("create_date", "<", now - DAY)
    .where("id", "not in", (eb) =>
      eb
        .selectFrom("account_mail as kept")
        .innerJoin("user_account", "user_account.id", "kept.user_id")
        .select("kept.id")
        .where("kept.kind", "=", "invitation")
        .where("user_account.password_hash", "=", ""),
    )
    .execute();
}

import { randomUUID } from "node:crypto";
import { hasLocalPassword } from "../accounts/localPasswords.js";
import { emailKey, findUser, findUserByEmail, username } from "../accounts/store.js";
import { shownName } from "../clients/shownName.rules.js";
import type { Databases } from "../db/databases.js";
import type { AccountMailRow } from "../db/tables/accountLinks.js";
import type { UserRow } from "../db/tables/accounts.js";
import type { Db } from "../db/tables.js";
import { transact } from "../db/transact.js";
import type { Env } from "../env.js";
import type { JobContext } from "../jobs/jobs.js";
import { emptyOutbox } from "../jobs/outbox.js";
import type { MailTransport } from "../mail/transport.js";
import { zoneOfPerson } from "../notifications/preferences.store.js";
import { type Clock, HOUR } from "../time/clock.js";
import { keyEndNow } from "./keyEnd.store.js";
import { isInvited, makeLink } from "./links.store.js";
import { accountMailContent } from "./mailContent.rules.js";
import type { AccountMailKind } from "./mailKinds.js";
import { claimAccountMails, noteMailOutcome } from "./mails.store.js";
import { LINK_PAGES, LINK_PURPOSES, type LinkPurpose } from "./purposes.js";
import { signInPlaceOf } from "./signInPlace.rules.js";

/** A mail server that answers a little now and then never exceeds its own time limit. */
const SENT_WITHIN_MS = 60_000;
/** Who waits for a new password asks again, or has given up. */
const RESET_WAITS = HOUR;

/** The portal's pages that notices lead to. */
const NOTICE_PAGES: Partial<Record<AccountMailKind, string>> = {
  keyEnds: "/keys",
  newSignIn: "/profile",
  factorAdded: "/profile",
  factorRemoved: "/profile",
  factorsTaken: "/profile",
  recoveryCodesMade: "/profile",
  recoveryCodeUsed: "/profile",
};

type SendingEnv = Pick<Env, "PORTAL_URL" | "LOCAL_PASSWORDS">;

/**
 * Sends all due mails about accounts. Only here is it looked up whether an e-mail has an account, and only here
 * are links made, so that no request takes longer for an e-mail that has one, and no secret is stored.
 */
export async function sendAccountMails(
  db: Pick<Databases, "write">,
  transport: MailTransport,
  env: SendingEnv,
  now: Clock,
  { signal }: Pick<JobContext, "signal">,
): Promise<void> {
  const holder = randomUUID();
  await emptyOutbox(() => claimAccountMails(db.write, holder, now()), tryOne, signal);

  async function tryOne(row: AccountMailRow): Promise<void> {
    const mail = await transact(db.write, (tx) => mailNow(tx, row, env, now()));
    const limit = AbortSignal.any([signal, AbortSignal.timeout(SENT_WITHIN_MS)]);
    // Each try has a link of its own, so it is another mail to whoever compares ids.
    const outcome = mail && (await transport.send({ ...mail, uid: randomUUID() }, limit));
    await noteMailOutcome(db.write, row, holder, outcome, now());
  }
}

/** The content of a mail, with a new link; null if it is not to be sent any more. */
async function mailNow(tx: Db, row: AccountMailRow, env: SendingEnv, now: number) {
  const kind = row.kind as AccountMailKind;
  const user = await recipientOf(tx, row, env, now);
  if (!user) return null;
  // Who was invited and looks for the lost mail gets the invitation again.
  const purpose = kind === "reset" && isInvited(user) ? "invitation" : purposeOf(kind);
  const to = kind === "reset" || kind === "invitation" ? user.email : row.email;
  const end = kind === "keyEnds" ? await keyEndNow(tx, row, user, now) : undefined;
  if (end === null) return null;
  const link = purpose && (await makeLink(tx, { userId: user.id, purpose, email: newEmail(row) }, now));
  const language = (user.language ?? row.language) === "en" ? "en" : "sl";
  const place = kind === "newSignIn" ? signInPlaceOf(row.about, language) : undefined;
  const page = NOTICE_PAGES[kind];
  const content = accountMailContent({
    kind: purpose ?? kind,
    language,
    name: shownName(username(user)) ?? user.email,
    link:
      link && purpose
        ? `${env.PORTAL_URL}${LINK_PAGES[purpose]}#token=${link.token}`
        : page
          ? `${env.PORTAL_URL}${page}`
          : null,
    toNewEmail: kind === "emailChanged" && row.email_key === user.email_key,
    time: end?.time ?? row.create_date,
    what: end?.what ?? place?.what ?? "",
    address: place?.address ?? "",
    timeZone: await zoneOfPerson(tx, user),
  });
  return { to, ...content };
}

const purposeOf = (kind: AccountMailKind): LinkPurpose | null =>
  LINK_PURPOSES.find((purpose) => purpose === kind) ?? null;

const newEmail = ({ kind, email }: AccountMailRow): string | null => (kind === "email" ? email : null);

/** The account that a mail is about; undefined if it has none, or none that may sign in. */
async function recipientOf(
  tx: Db,
  row: AccountMailRow,
  env: SendingEnv,
  now: number,
): Promise<UserRow | undefined> {
  if (row.kind === "reset") {
    const user = await findUserByEmail(tx, emailKey(row.email));
    const isLate = now - row.create_date > RESET_WAITS;
    if (!user || isLate || !hasLocalPassword(env, user)) return undefined;
    return user.confirmed === 1 || isInvited(user) ? user : undefined;
  }
  if (row.user_id === null) return undefined;
  const user = await findUser(tx, row.user_id);
  if (row.kind === "invitation") return isInvited(user) ? user : undefined;
  return user.confirmed === 1 ? user : undefined;
}

import { sendsLinks } from "../account-links/mailing.js";
import { addAccountMail, countMailsOf } from "../account-links/mails.store.js";
import { LONGEST_AGENT, openSession, type SessionOrigin } from "../auth/sessions.store.js";
import type { UserRow } from "../db/tables/accounts.js";
import type { Db } from "../db/tables.js";
import type { Env } from "../env.js";
import { HOUR } from "../time/clock.js";
import { addKnownDevice, type Device, noteKnownDevice } from "./devices.store.js";

/** To one person within an hour: whoever has the password could have them mailed without end. */
const MOST_MAILS = 5;

/** What whoever has signed in gets. */
export interface SignedIn {
  sessionId: string;
  /** The secret for the browser to keep; a script gets none. */
  device?: string;
}

/**
 * Opens a session for somebody who has shown who they are. They are told by mail if their account does not know the
 * browser or script. The very first one is not told.
 */
export async function letIn(
  tx: Db,
  env: Env,
  user: UserRow,
  origin: SessionOrigin & Device,
  now: number,
): Promise<SignedIn> {
  const known = await noteKnownDevice(tx, user.id, origin, now);
  if (known !== null) {
    const sessionId = await openSession(tx, user.id, { ...origin, deviceId: known }, now);
    return { sessionId, ...(origin.secret ? { device: origin.secret } : {}) };
  }
  // What was not told stays unknown, so that a later sign-in is told.
  if (!(await isTold(tx, env, user, origin, now)))
    return { sessionId: await openSession(tx, user.id, origin, now) };
  const added = await addKnownDevice(tx, user.id, origin, now);
  const sessionId = await openSession(tx, user.id, { ...origin, deviceId: added.id }, now);
  return { sessionId, ...(added.secret === null ? {} : { device: added.secret }) };
}

/** Tells a person of a sign-in by an unknown device. @returns false if there were too many of these mails */
async function isTold(
  tx: Db,
  env: Env,
  user: UserRow,
  { address, userAgent }: SessionOrigin,
  now: number,
): Promise<boolean> {
  if (user.devices_since === null) {
    await tx.updateTable("user_account").set({ devices_since: now }).where("id", "=", user.id).execute();
    return true;
  }
  if (!sendsLinks(env)) return true;
  const kind = "newSignIn";
  if ((await countMailsOf(tx, user.id, kind, now - HOUR)) >= MOST_MAILS) return false;
  const about = { address, userAgent: userAgent?.slice(0, LONGEST_AGENT) ?? null };
  await addAccountMail(tx, { kind, userId: user.id, email: user.email, about }, now);
  return true;
}

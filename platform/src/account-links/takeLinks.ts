import type { FastifyRequest } from "fastify";
import { counting } from "../accounts/attempts.store.js";
import { hasLocalPassword } from "../accounts/localPasswords.js";
import { originOf } from "../accounts/login.js";
import { checkNewPassword, hashPassword, inHashQueue } from "../accounts/passwords.js";
import { findUser, moveEmail } from "../accounts/store.js";
import { closeSessionsOf } from "../auth/sessions.store.js";
import { change } from "../changes/change.js";
import { transact } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { conflict } from "../errors.js";
import { forgetDevicesOf } from "../known-devices/devices.store.js";
import { revising } from "../revisions/revising.js";
import { endSteps } from "../second-factor/steps.store.js";
import { type AccountLink, endLinks, findLink, isLinkEnded, takeLink } from "./links.store.js";
import { sendsLinks } from "./mailing.js";
import { addAccountMail } from "./mails.store.js";
import { LINK_PURPOSES, type LinkPurpose } from "./purposes.js";

const SETS_PASSWORD: readonly LinkPurpose[] = ["reset", "invitation"];

/**
 * What a token is for. A token that is none counts as a failed sign-in of its caller's address.
 * @throws PlatformError CONFLICT LINK_ENDED, TOO_MANY_REQUESTS
 */
export async function checkLink(
  { db, now }: Deps,
  { ip }: FastifyRequest,
  token: string,
  purposes: readonly LinkPurpose[] = LINK_PURPOSES,
): Promise<AccountLink> {
  const attempt = { emailKey: null, address: ip };
  return counting(db.write, attempt, now(), async (wrong) => {
    try {
      return await findLink(db.read, token, purposes, now());
    } catch (error) {
      throw isLinkEnded(error) ? wrong(error) : error;
    }
  });
}

/**
 * Sets the password of a link's account, and ends its sessions and other links. Who was invited is let in.
 * @param input `device`: the secret of the browser, which stays known; no other one does
 * @returns the account's e-mail
 * @throws PlatformError VALIDATION_FAILED for an unfit password, CONFLICT PASSWORDS_OFF for who has to sign in by a
 * provider, which leave the link as it is; as checkLink
 */
export async function setPasswordByLink(
  deps: Deps,
  request: FastifyRequest,
  { token, password, device }: { token: string; password: string; device?: string | null | undefined },
): Promise<string> {
  const { env, now } = deps;
  checkNewPassword(password);
  const { userId } = await checkLink(deps, request, token, SETS_PASSWORD);
  if (!hasLocalPassword(env, await findUser(deps.db.read, userId))) throw conflict("PASSWORDS_OFF");
  const passwordHash = await inHashQueue(() => hashPassword(password));
  const work = async (tx: Parameters<typeof takeLink>[0]) => {
    const { purpose, email } = await takeLink(tx, token, SETS_PASSWORD, now());
    await revising(tx, request, "user", [userId], () =>
      tx
        .updateTable("user_account")
        .set({ password_hash: passwordHash, confirmed: 1 })
        .where("id", "=", userId)
        .execute(),
    );
    await closeSessionsOf(tx, userId);
    await forgetDevicesOf(tx, userId, { ...originOf(request), secret: device });
    await endLinks(tx, userId);
    await endSteps(tx, userId);
    if (purpose === "reset" && sendsLinks(env))
      await addAccountMail(tx, { kind: "passwordChanged", userId, email }, now());
    return email;
  };
  return change(deps, request, work, transact, { userId });
}

/**
 * Gives an account the e-mail that a link confirms. The old e-mail gets a notice.
 * @returns the new e-mail
 * @throws PlatformError VALIDATION_FAILED if another account has it by now; as checkLink
 */
export async function confirmEmail(deps: Deps, request: FastifyRequest, token: string): Promise<string> {
  const { env, now } = deps;
  const { userId } = await checkLink(deps, request, token, ["email"]);
  const work = async (tx: Parameters<typeof takeLink>[0]) => {
    const { email } = await takeLink(tx, token, ["email"], now());
    const { email: old } = await findUser(tx, userId);
    await revising(tx, request, "user", [userId], () => moveEmail(tx, userId, email));
    await endLinks(tx, userId);
    if (sendsLinks(env)) await addAccountMail(tx, { kind: "emailChanged", userId, email: old }, now());
    return email;
  };
  return change(deps, request, work, transact, { userId });
}

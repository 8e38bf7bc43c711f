import type { FastifyRequest } from "fastify";
import { endLinks } from "../account-links/links.store.js";
import { sendsLinks } from "../account-links/mailing.js";
import { addAccountMail } from "../account-links/mails.store.js";
import type { UserPrincipal } from "../auth/principal.js";
import { closeSessionsOf } from "../auth/sessions.store.js";
import { change } from "../changes/change.js";
import type { Deps } from "../deps.js";
import { invalid } from "../errors.js";
import { forgetDevicesOf } from "../known-devices/devices.store.js";
import { endSteps } from "../second-factor/steps.store.js";
import { counting } from "./attempts.store.js";
import { inLine } from "./login.js";
import { checkNewPassword, hashPassword, inHashQueue, passwordFits } from "./passwords.js";
import { findUser } from "./store.js";

/**
 * Changes the password of the caller. The current session goes on, all others end, and so do links; no other device is known any more. Failed tries count as
 * failed sign-ins.
 * @throws PlatformError VALIDATION_FAILED for a wrong current or an unfit new password, TOO_MANY_REQUESTS
 */
export async function changePassword(
  deps: Deps,
  request: FastifyRequest,
  { userId, sessionHash }: UserPrincipal,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { db, env, now } = deps;
  checkNewPassword(newPassword, "newPassword");
  const user = await findUser(db.read, userId);
  const attempt = { emailKey: user.email_key, address: request.ip };
  const passwordHash = await inLine(user.email_key, () =>
    inHashQueue(() =>
      counting(db.write, attempt, now(), async (wrong) => {
        if (await passwordFits(currentPassword, user.password_hash)) return hashPassword(newPassword);
        throw wrong(invalid("currentPassword", "WRONG"));
      }),
    ),
  );
  await change(deps, request, async (tx) => {
    await tx
      .updateTable("user_account")
      .set({ password_hash: passwordHash })
      .where("id", "=", userId)
      .execute();
    await closeSessionsOf(tx, userId, sessionHash);
    await forgetDevicesOf(tx, userId, { sessionHash });
    await endLinks(tx, userId);
    await endSteps(tx, userId);
    if (sendsLinks(env))
      await addAccountMail(tx, { kind: "passwordChanged", userId, email: user.email }, now());
  });
}

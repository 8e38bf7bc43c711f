import type { FastifyRequest } from "fastify";
import { counting } from "../accounts/attempts.store.js";
import { hasLocalPassword } from "../accounts/localPasswords.js";
import { inLine } from "../accounts/login.js";
import { hasPassword, inHashQueue, passwordFits } from "../accounts/passwords.js";
import { findUser } from "../accounts/store.js";
import { userOf } from "../auth/guard.js";
import type { UserRow } from "../db/tables/accounts.js";
import type { Deps } from "../deps.js";
import { conflict, invalid } from "../errors.js";
import { MINUTE } from "../time/clock.js";

/** Who has no password has just signed in instead. Seconds. */
const FRESH = 10 * MINUTE;

/**
 * @throws PlatformError CONFLICT SECOND_FACTOR_ELSEWHERE for who signs in by an organisation alone: the portal would never ask
 * for the factor
 */
export async function refuseElsewhere({ db, env }: Deps, userId: number): Promise<void> {
  if (!hasLocalPassword(env, await findUser(db.read, userId))) throw conflict("SECOND_FACTOR_ELSEWHERE");
}

/**
 * The caller, who has shown to be the account's person and not somebody at an open screen: by the password, or by a
 * sign-in of a moment ago, where there is no password, or where the session is good for nothing else. Wrong passwords
 * count as failed sign-ins.
 * @throws PlatformError VALIDATION_FAILED for a wrong password, CONFLICT SIGN_IN_AGAIN, TOO_MANY_REQUESTS
 */
export async function confirmSelf(
  { db, env, now }: Deps,
  request: FastifyRequest,
  password: string | undefined,
): Promise<UserRow> {
  const { userId, sessionHash, needsFactor } = userOf(request);
  const user = await findUser(db.read, userId);
  const asksPassword = hasPassword(user.password_hash) && hasLocalPassword(env, user);
  if (!asksPassword || (needsFactor && password === undefined)) {
    const session = await db.read
      .selectFrom("session")
      .select("create_date")
      .where("token_hash", "=", sessionHash)
      .executeTakeFirst();
    if (!session || now() - session.create_date > FRESH) throw conflict("SIGN_IN_AGAIN");
    return user;
  }
  const attempt = { emailKey: user.email_key, address: request.ip };
  return inLine(user.email_key, () =>
    inHashQueue(() =>
      counting(db.write, attempt, now(), async (wrong) => {
        if (await passwordFits(password ?? "", user.password_hash)) return user;
        throw wrong(invalid("password", "WRONG"));
      }),
    ),
  );
}

import { openSession } from "../auth/sessions.store.js";
import type { Deps } from "../deps.js";
import { PlatformError } from "../errors.js";
import { type Attempt, forgetFailures, noteFailure, refuseTooManyAttempts } from "./attempts.store.js";
import { inHashQueue, passwordFits } from "./passwords.js";
import { findUserByEmail } from "./store.js";

/** Sign-ins to one account run one after the other, so that none slips past the count of failures. */
const lines = new Map<string, Promise<unknown>>();

/**
 * Opens a session. Unknown, wrong and unconfirmed are one answer, in like time.
 * @returns the session's secret id
 * @throws PlatformError UNAUTHENTICATED, TOO_MANY_REQUESTS
 */
export async function login(deps: Deps, attempt: Attempt, password: string): Promise<string> {
  const { emailKey } = attempt;
  await refuseTooManyAttempts(deps.db.read, attempt, deps.now());
  const before = lines.get(emailKey);
  const mine = (before ?? Promise.resolve()).then(
    () => inHashQueue(() => tryLogin(deps, attempt, password)),
    () => inHashQueue(() => tryLogin(deps, attempt, password)),
  );
  lines.set(emailKey, mine);
  try {
    return await mine;
  } finally {
    if (lines.get(emailKey) === mine) lines.delete(emailKey);
  }
}

async function tryLogin({ db, now }: Deps, attempt: Attempt, password: string): Promise<string> {
  await refuseTooManyAttempts(db.read, attempt, now());
  const user = await findUserByEmail(db.read, attempt.emailKey);
  const fits = await passwordFits(password, user?.password_hash);
  if (!user || !fits || user.confirmed !== 1) {
    await noteFailure(db.write, attempt, now());
    throw new PlatformError(
      "UNAUTHENTICATED",
      "E-mail or password is wrong, or the account is not confirmed yet.",
    );
  }
  await forgetFailures(db.write, attempt.emailKey);
  return openSession(db.write, user.id, now());
}

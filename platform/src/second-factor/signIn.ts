import type { FastifyRequest } from "fastify";
import { counting, forgetFailures, refuseTooManyAttempts } from "../accounts/attempts.store.js";
import { hasLocalPassword } from "../accounts/localPasswords.js";
import { inLine, originOf } from "../accounts/login.js";
import { findUser } from "../accounts/store.js";
import { addAuditRow } from "../audit/store.js";
import type { UserRow } from "../db/tables/accounts.js";
import type { Db } from "../db/tables.js";
import { transact } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { conflict, invalid } from "../errors.js";
import { letIn, type SignedIn } from "../known-devices/letIn.js";
import { findPasskey, notePasskeyUse, useTotp } from "./factors.store.js";
import { tellOfFactors } from "./notices.js";
import { checkPasskey, passkeyIdIn, passkeyOptions, requireRelyingParty } from "./passkeys.js";
import { useRecoveryCode } from "./recoveryCodes.store.js";
import { beginStep, findStep, takeStep } from "./steps.store.js";

type Device = string | null | undefined;
interface Shown {
  token: string;
  code?: string | undefined;
  recoveryCode?: string | undefined;
  passkey?: Record<string, unknown> | undefined;
  device?: Device;
}

/**
 * The second step of a sign-in by a password: opens the session. What is wrong counts as a failed sign-in; the step goes
 * on, and ends when it succeeds.
 * @throws PlatformError VALIDATION_FAILED for a wrong code, CONFLICT STEP_ENDED, PASSKEY_REFUSED, TOO_MANY_REQUESTS
 */
export async function signInSecond(deps: Deps, request: FastifyRequest, shown: Shown): Promise<SignedIn> {
  const { db, now } = deps;
  await refuseTooManyAttempts(db.read, { emailKey: null, address: request.ip }, now());
  const asked = { token: shown.token, purposes: ["signIn"] } as const;
  const { user_id } = await findStep(db.read, asked, now());
  const { email_key } = await findUser(db.read, user_id ?? 0);
  return inLine(email_key, () => trySecond(deps, request, shown));
}

async function trySecond(deps: Deps, request: FastifyRequest, shown: Shown): Promise<SignedIn> {
  const { db, env, now } = deps;
  const asked = { token: shown.token, purposes: ["signIn"] } as const;
  const step = await findStep(db.read, asked, now());
  const user = await findUser(db.read, step.user_id ?? 0);
  const isTotp = shown.code !== undefined;
  const attempt = { emailKey: user.email_key, address: request.ip, codesOf: isTotp ? user.id : undefined };
  const signedIn = await counting(db.write, attempt, now(), async (wrong) => {
    const use = await whatIsShown(deps, request, user, step.challenge, shown, wrong);
    return transact(db.write, async (tx) => {
      await takeStep(tx, asked, now());
      const present = await findUser(tx, user.id);
      if (present.confirmed !== 1 || !hasLocalPassword(env, present)) throw conflict("STEP_ENDED");
      if (!(await use(tx))) throw wrong(invalid(isTotp ? "code" : "recoveryCode", "WRONG"));
      await addAuditRow(tx, request, { userId: user.id }, now(), "done");
      if (shown.recoveryCode !== undefined) await tellOfFactors(tx, env, user, "recoveryCodeUsed", now());
      return letIn(tx, env, present, { ...originOf(request), secret: shown.device }, now());
    });
  });
  await forgetFailures(db.write, user.email_key);
  return signedIn;
}

/** How what was shown is used up, within the sign-in's transaction; false if it is wrong. */
async function whatIsShown(
  { db, env, now }: Deps,
  { log }: FastifyRequest,
  user: UserRow,
  challenge: string | null,
  { code, recoveryCode, passkey }: Shown,
  wrong: <E>(error: E) => E,
): Promise<(tx: Db) => Promise<boolean>> {
  const given = [code, recoveryCode, passkey].filter((one) => one !== undefined);
  if (given.length !== 1) throw invalid("code", "REQUIRED");
  if (code !== undefined) return (tx) => useTotp(tx, user.id, code, now());
  if (recoveryCode !== undefined) return (tx) => useRecoveryCode(tx, user.id, recoveryCode, now());
  const found = await findPasskey(db.read, passkeyIdIn(passkey ?? {}));
  try {
    if (!found || found.user_id !== user.id || challenge === null) throw conflict("PASSKEY_REFUSED");
    const answer = { passkey: found, answer: passkey ?? {}, isAlone: false };
    const counter = await checkPasskey(requireRelyingParty(env), challenge, answer, log);
    return async (tx) => {
      await notePasskeyUse(tx, found.id, counter, now());
      return true;
    };
  } catch (error) {
    throw wrong(error);
  }
}

/** Begins a sign-in by a passkey alone. @throws PlatformError CONFLICT NO_PASSKEYS, TOO_MANY_REQUESTS */
export async function beginPasskeySignIn({ db, env, now }: Deps, { ip }: FastifyRequest) {
  const options = await passkeyOptions(requireRelyingParty(env), null);
  const begun = { purpose: "passkey", userId: null, challenge: options.challenge, address: ip } as const;
  const { token } = await transact(db.write, (tx) => beginStep(tx, begun, now()));
  return { token, passkeyOptions: JSON.parse(JSON.stringify(options)) };
}

/**
 * Opens a session for whom a passkey vouches for. Each challenge has one answer; a failed one counts as a failed sign-in of
 * the address.
 * @throws PlatformError CONFLICT STEP_ENDED, PASSKEY_REFUSED: the same for an unknown passkey and for an account that may
 * not sign in by itself; TOO_MANY_REQUESTS
 */
export async function finishPasskeySignIn(
  { db, env, now }: Deps,
  request: FastifyRequest,
  { token, passkey, device }: { token: string; passkey: Record<string, unknown>; device?: Device },
): Promise<SignedIn> {
  const attempt = { emailKey: null, address: request.ip };
  return counting(db.write, attempt, now(), async (wrong) => {
    const step = await takeStep(db.write, { token, purposes: ["passkey"] }, now());
    try {
      const found = await findPasskey(db.read, passkeyIdIn(passkey));
      if (!found) throw conflict("PASSKEY_REFUSED");
      const answer = { passkey: found, answer: passkey, isAlone: true };
      const counter = await checkPasskey(requireRelyingParty(env), step.challenge ?? "", answer, request.log);
      return await transact(db.write, async (tx) => {
        const user = await findUser(tx, found.user_id);
        if (user.confirmed !== 1 || !hasLocalPassword(env, user)) throw conflict("PASSKEY_REFUSED");
        await notePasskeyUse(tx, found.id, counter, now());
        await addAuditRow(tx, request, { userId: user.id }, now(), "done");
        return letIn(tx, env, user, { ...originOf(request), secret: device }, now());
      });
    } catch (error) {
      throw wrong(error);
    }
  });
}

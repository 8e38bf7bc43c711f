import type { FastifyRequest } from "fastify";
import { addAuditRow } from "../audit/store.js";
import { lifetimesOf } from "../auth/lifetime.rules.js";
import { hashSecret } from "../auth/secrets.js";
import { closeSession, findSession, type SessionOrigin } from "../auth/sessions.store.js";
import { transact } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { PlatformError } from "../errors.js";
import { letIn, type SignedIn } from "../known-devices/letIn.js";
import { beginSecondStep, type HalfSignedIn } from "../second-factor/halfSignIn.js";
import { type Attempt, counting, forgetFailures, refuseTooManyAttempts } from "./attempts.store.js";
import { hasLocalPassword } from "./localPasswords.js";
import { inHashQueue, passwordFits } from "./passwords.js";
import { emailKey as emailKeyOf, findUser, findUserByEmail } from "./store.js";

/** Sign-ins to one account run one after the other: what is being looked at counts as failed, and must not refuse the next. */
const lines = new Map<string, Promise<unknown>>();

/** Runs after all else that was begun for an account. */
export async function inLine<T>(emailKey: string, work: () => Promise<T>): Promise<T> {
  const mine = (lines.get(emailKey) ?? Promise.resolve()).then(work, work);
  lines.set(emailKey, mine);
  try {
    return await mine;
  } finally {
    if (lines.get(emailKey) === mine) lines.delete(emailKey);
  }
}

interface Input {
  password: string;
  device?: string | null | undefined;
}

/**
 * Opens a session, or asks for the second factor of who has one. Unknown, wrong and unconfirmed get the same answer, after about the same time.
 * @param input `device`: the secret that the browser keeps; null: none yet; undefined: a script
 * @throws PlatformError UNAUTHENTICATED, TOO_MANY_REQUESTS
 */
export async function login(
  deps: Deps,
  request: FastifyRequest,
  { email, ...input }: Input & { email: string },
): Promise<SignedIn | HalfSignedIn> {
  const attempt = { emailKey: emailKeyOf(email), address: request.ip };
  const { emailKey } = attempt;
  await refuseTooManyAttempts(deps.db.read, attempt, deps.now());
  return inLine(emailKey, () => inHashQueue(() => tryLogin(deps, request, attempt, input)));
}

async function tryLogin(
  { db, env, now }: Deps,
  request: FastifyRequest,
  attempt: Attempt & { emailKey: string },
  { password, device }: Input,
): Promise<SignedIn | HalfSignedIn> {
  const user = await counting(db.write, attempt, now(), async (wrong) => {
    const found = await findUserByEmail(db.read, attempt.emailKey);
    const fits = await passwordFits(password, found?.password_hash);
    if (found && fits && found.confirmed === 1 && hasLocalPassword(env, found)) return found;
    const message = "E-mail or password is wrong, or the account is not confirmed yet.";
    throw wrong(new PlatformError("UNAUTHENTICATED", message));
  });
  const half = await beginSecondStep({ db, env, now }, request, user);
  // Failures count on until the sign-in is whole: who knows the password could try codes without end.
  if (half) return half;
  await forgetFailures(db.write, attempt.emailKey);
  return transact(db.write, async (tx) => {
    await addAuditRow(tx, request, { userId: user.id }, now(), "done");
    return letIn(tx, env, user, { ...originOf(request), secret: device }, now());
  });
}

/** Ends a session. A dead one is no error. @returns whose it was, and the provider that opened it; null for a dead one */
export function logout(
  { db, env, now }: Deps,
  request: FastifyRequest,
  sessionId: string,
): Promise<{ email: string; provider: string | null } | null> {
  return transact(db.write, async (tx) => {
    const session = await findSession(tx, lifetimesOf(env), hashSecret(sessionId), now());
    if (session) await addAuditRow(tx, request, session, now(), "done");
    const provider = await closeSession(tx, sessionId);
    return session ? { email: (await findUser(tx, session.userId)).email, provider } : null;
  });
}

/** Where a request opens a session. */
export function originOf({ ip, headers }: FastifyRequest): SessionOrigin {
  return { address: ip, userAgent: headers["user-agent"] ?? null };
}

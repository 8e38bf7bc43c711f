import type { FastifyRequest } from "fastify";
import { randomPKCECodeVerifier } from "openid-client";
import { originOf } from "../accounts/login.js";
import { addAuditRow } from "../audit/store.js";
import { transact } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { conflict, notFound, PlatformError } from "../errors.js";
import { letIn, type SignedIn } from "../known-devices/letIn.js";
import { keepRevisions } from "../revisions/store.js";
import { accountOf } from "./accounts.js";
import { beginAttempt, takeAttempt } from "./attempts.store.js";
import { faultOfError, reasonOf } from "./faultOfError.js";
import type { RelyingParty } from "./relyingParty.js";

/** The parties by the names of their providers. */
export type RelyingParties = ReadonlyMap<string, RelyingParty>;

/**
 * Begins a sign-in at a provider.
 * @returns where the browser goes, and a secret for it to keep
 * @throws PlatformError NOT_FOUND for an unknown provider, CONFLICT PROVIDER_DOWN, TOO_MANY_REQUESTS
 */
export async function beginSignIn(
  { db, now }: Deps,
  request: FastifyRequest,
  parties: RelyingParties,
  provider: string,
): Promise<{ url: string; secret: string }> {
  const party = parties.get(provider);
  if (!party) throw notFound("provider");
  const codeVerifier = randomPKCECodeVerifier();
  const attempt = { provider, codeVerifier, address: request.ip };
  const secret = await transact(db.write, (tx) => beginAttempt(tx, attempt, now()));
  return noting(request, provider, async () => ({
    url: await asked(request, party.signInUrl(secret, codeVerifier)),
    secret,
  }));
}

interface Finished {
  provider: string;
  /** What the browser kept of the attempt. */
  secret: string;
  answer: string;
  device?: string | null | undefined;
}

/**
 * Ends a sign-in at a provider, and opens a session.
 * @param finished `answer`: the query of the callback; `device`: the secret that the browser keeps of earlier sign-ins; null:
 * none yet; undefined: a script
 * @throws PlatformError CONFLICT with a fault PROVIDER_…
 */
export function finishSignIn(
  { db, env, now }: Deps,
  request: FastifyRequest,
  parties: RelyingParties,
  { provider, secret, answer, device }: Finished,
): Promise<SignedIn> {
  return noting(request, provider, async () => {
    const party = parties.get(provider);
    if (!party) throw conflict("PROVIDER_ATTEMPT_ENDED");
    const state = new URLSearchParams(answer).get("state") ?? "";
    const attempt = await takeAttempt(db.write, { secret, state, provider }, now());
    const vouched = await asked(request, party.redeem(answer, secret, attempt));
    const signedIn = await transact(db.write, async (tx) => {
      request.revisions = [];
      const user = await accountOf(tx, request, party.provider, vouched, now());
      // An account that was made now stays, for an administrator to confirm.
      const isIn = user.confirmed === 1;
      const result = isIn || request.revisions.length > 0 ? "done" : "CONFLICT";
      const row = await addAuditRow(tx, request, { userId: user.id }, now(), result);
      await keepRevisions(tx, request.revisions, { ...row, now: now() });
      return isIn ? letIn(tx, env, user, { ...originOf(request), provider, secret: device }, now()) : null;
    });
    if (signedIn === null) throw conflict("PROVIDER_PENDING");
    return signedIn;
  });
}

/** Waits for a provider. @throws PlatformError CONFLICT with what its error means; the log has the reason */
async function asked<T>(request: FastifyRequest, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    request.log.warn({ reason: reasonOf(error) }, "a provider's answer was refused");
    throw conflict(faultOfError(error));
  }
}

/** Notes in the log that a sign-in failed, and by which fault. */
async function noting<T>(request: FastifyRequest, provider: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const fault = error instanceof PlatformError ? error.whole?.fault : undefined;
    if (fault) request.log.warn({ provider, fault }, "a sign-in by a provider failed");
    throw error;
  }
}

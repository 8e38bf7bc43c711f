import { createHash } from "node:crypto";
import { refuseTooManyBegun } from "../accounts/begun.store.js";
import { hashSecret, newSecret, sameSecret } from "../auth/secrets.js";
import type { Db } from "../db/tables.js";
import { conflict } from "../errors.js";
import { MINUTE } from "../time/clock.js";

/** How long a person may take at the provider. Seconds. */
const HOLDS = 10 * MINUTE;

/** A sign-in that is under way at a provider. */
export interface ProviderAttempt {
  codeVerifier: string;
  /** When it began; Unix seconds. */
  createDate: number;
}

/**
 * What goes to the provider and comes back, for a secret that only the browser has. Neither can be made without it.
 */
export const stateOf = (secret: string): string => derived("state", secret);
export const nonceOf = (secret: string): string => derived("nonce", secret);

const derived = (use: string, secret: string): string =>
  createHash("sha256").update(`${use}:${secret}`).digest("base64url");

/**
 * Notes that a sign-in began.
 * @returns the secret for the browser, which is stored nowhere
 * @throws PlatformError TOO_MANY_REQUESTS
 */
export async function beginAttempt(
  tx: Db,
  { provider, codeVerifier, address }: { provider: string; codeVerifier: string; address: string },
  now: number,
): Promise<string> {
  await refuseTooManyBegun(tx, "provider_attempt", { address, since: now - HOLDS });
  const secret = newSecret("pa_");
  await tx
    .insertInto("provider_attempt")
    .values({
      secret_hash: hashSecret(secret),
      provider,
      code_verifier: codeVerifier,
      address,
      create_date: now,
    })
    .execute();
  return secret;
}

/**
 * Finds a browser's attempt and ends it: it is used once, by one of two who come at once.
 * @param state as it came back. Where it is not this browser's, the attempt goes on.
 * @throws PlatformError CONFLICT PROVIDER_ATTEMPT_ENDED: the same for unknown, used and expired ones, and those
 * of another browser or provider
 */
export async function takeAttempt(
  db: Db,
  { secret, state, provider }: { secret: string; state: string; provider: string },
  now: number,
): Promise<ProviderAttempt> {
  if (!sameSecret(state, stateOf(secret))) throw conflict("PROVIDER_ATTEMPT_ENDED");
  const taken = await db
    .deleteFrom("provider_attempt")
    .where("secret_hash", "=", hashSecret(secret))
    .where("provider", "=", provider)
    .where("create_date", ">", now - HOLDS)
    .returning(["code_verifier", "create_date"])
    .executeTakeFirst();
  if (!taken) throw conflict("PROVIDER_ATTEMPT_ENDED");
  return { codeVerifier: taken.code_verifier, createDate: taken.create_date };
}

/** Deletes attempts that have expired. */
export async function forgetEndedAttempts(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom("provider_attempt")
    .where("create_date", "<=", now - HOLDS)
    .execute();
}

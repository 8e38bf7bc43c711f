import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { FastifyBaseLogger } from "fastify";
import type { SecondFactorRow } from "../db/tables/secondFactors.js";
import type { Env } from "../env.js";
import { conflict } from "../errors.js";

/** As whom the portal asks for passkeys. */
interface RelyingParty {
  /** The host; passkeys are bound to it. */
  id: string;
  origin: string;
}

const NAME = "Obcestje";

/** Loaded once somebody has to do with passkeys: it brings all of X.509. */
const webAuthn = () => import("@simplewebauthn/server");

/** Null where the portal's address is not set, or is no name: browsers keep no passkeys for an IP address. */
export function relyingPartyOf({ PORTAL_URL }: Pick<Env, "PORTAL_URL">): RelyingParty | null {
  if (PORTAL_URL === "") return null;
  const { hostname, origin } = new URL(PORTAL_URL);
  const isAddress = hostname.startsWith("[") || /^[\d.]+$/.test(hostname);
  return isAddress ? null : { id: hostname, origin };
}

/** @throws PlatformError CONFLICT NO_PASSKEYS */
export function requireRelyingParty(env: Pick<Env, "PORTAL_URL">): RelyingParty {
  const party = relyingPartyOf(env);
  if (!party) throw conflict("NO_PASSKEYS");
  return party;
}

const transportsOf = ({ transports }: SecondFactorRow): string[] => JSON.parse(transports ?? "[]");

/** Passkeys by their ids, in the form browsers are asked for them. */
const named = (factors: readonly SecondFactorRow[]) =>
  factors.flatMap((factor) =>
    factor.credential_id === null
      ? []
      : [{ id: factor.credential_id, transports: transportsOf(factor) as never[] }],
  );

/** What a browser is asked for a new passkey. It says who its person is (user verification), so that it does alone. */
export async function newPasskeyOptions(
  party: RelyingParty,
  user: { id: number; email: string },
  factors: readonly SecondFactorRow[],
) {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: NAME,
    rpID: party.id,
    userName: user.email,
    userID: new TextEncoder().encode(`user:${user.id}`),
    attestationType: "none",
    excludeCredentials: named(factors),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** @throws PlatformError CONFLICT PASSKEY_REFUSED */
export async function checkNewPasskey(
  party: RelyingParty,
  challenge: string,
  answer: Record<string, unknown>,
  log: FastifyBaseLogger,
) {
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await refusing(log, () =>
    verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    }),
  );
  if (!registrationInfo) throw conflict("PASSKEY_REFUSED");
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: transports ?? [],
  };
}

/** What a browser is asked of these passkeys; of whichever it has, if it has to say who its person is. */
export async function passkeyOptions(party: RelyingParty, factors: readonly SecondFactorRow[] | null) {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: party.id,
    userVerification: factors === null ? "required" : "preferred",
    ...(factors === null ? {} : { allowCredentials: named(factors) }),
  });
}

/** The id of the passkey that an answer is of; "" where it says none. */
export const passkeyIdIn = ({ id }: Record<string, unknown>): string => (typeof id === "string" ? id : "");

/**
 * @param isAlone whether the passkey stands for the password, too
 * @returns its counter from now on
 * @throws PlatformError CONFLICT PASSKEY_REFUSED, also for a counter that went back: a copy was used
 */
export async function checkPasskey(
  party: RelyingParty,
  challenge: string,
  {
    passkey,
    answer,
    isAlone,
  }: { passkey: SecondFactorRow; answer: Record<string, unknown>; isAlone: boolean },
  log: FastifyBaseLogger,
): Promise<number> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await refusing(log, () =>
    verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: isAlone,
      credential: {
        id: passkey.credential_id ?? "",
        publicKey: new Uint8Array(Buffer.from(passkey.public_key ?? "", "base64url")),
        counter: passkey.counter ?? 0,
        transports: transportsOf(passkey),
      },
    }),
  );
  if (!verified) throw conflict("PASSKEY_REFUSED");
  return authenticationInfo.newCounter;
}

/** Whatever is wrong with an answer is one fault; the log has the reason. */
async function refusing<T>(log: FastifyBaseLogger, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.message : "unknown" },
      "a passkey's answer was refused",
    );
    throw conflict("PASSKEY_REFUSED");
  }
}

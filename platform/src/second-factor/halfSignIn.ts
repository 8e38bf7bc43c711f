import type { FastifyRequest } from "fastify";
import type { UserRow } from "../db/tables/accounts.js";
import type { Deps } from "../deps.js";
import { listFactors } from "./factors.store.js";
import { passkeyOptions, relyingPartyOf } from "./passkeys.js";
import { countRecoveryCodes } from "./recoveryCodes.store.js";
import { beginStep } from "./steps.store.js";

/** What whoever knows the password of somebody with a second factor gets: no session, and nothing else that opens anything. */
export interface HalfSignedIn {
  secondStep: {
    token: string;
    expireDate: number;
    totp: boolean;
    recoveryCodes: boolean;
    passkeyOptions: Record<string, unknown> | null;
  };
}

/** Begins the second step of a sign-in; null for who has no second factor. */
export async function beginSecondStep(
  { db, env, now }: Pick<Deps, "db" | "env" | "now">,
  { ip }: FastifyRequest,
  { id }: UserRow,
): Promise<HalfSignedIn | null> {
  const factors = await listFactors(db.read, id);
  if (factors.length === 0) return null;
  const party = relyingPartyOf(env);
  const passkeys = factors.filter(({ kind }) => kind === "passkey");
  const options = party && passkeys.length > 0 ? await passkeyOptions(party, passkeys) : null;
  const begun = {
    purpose: "signIn",
    userId: id,
    challenge: options?.challenge ?? null,
    address: ip,
  } as const;
  return {
    secondStep: {
      ...(await beginStep(db.write, begun, now())),
      totp: factors.some(({ kind }) => kind === "totp"),
      recoveryCodes: (await countRecoveryCodes(db.read, id)) > 0,
      passkeyOptions: options && JSON.parse(JSON.stringify(options)),
    },
  };
}

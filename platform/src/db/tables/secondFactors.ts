import type { Generated, Selectable } from "kysely";

export type FactorKind = "totp" | "passkey";

/** What somebody shows beside the password. */
export interface SecondFactorTable {
  id: Generated<number>;
  user_id: number;
  kind: FactorKind;
  /** The person's own. */
  name: string;
  /** Of an app: what its codes are computed from, in base 32. It has to be readable. */
  secret: string | null;
  /** Of an app: the step of 30 s whose code was used last; none up to it counts again. */
  last_step: number | null;
  /** Of a passkey, in base64url, as its public key. */
  credential_id: string | null;
  public_key: string | null;
  counter: number | null;
  /** Of a passkey: how browsers reach it, as JSON. */
  transports: string | null;
  create_date: number;
  last_used_date: number | null;
}
export type SecondFactorRow = Selectable<SecondFactorTable>;

export interface RecoveryCodeTable {
  id: Generated<number>;
  user_id: number;
  code_hash: string;
  create_date: number;
  used_date: number | null;
}

/** Something with a second factor that is under way, for a token which its caller keeps. */
export interface FactorStepTable {
  token_hash: string;
  purpose: string;
  /** Null of a sign-in by a passkey, which tells whose it is. */
  user_id: number | null;
  challenge: string | null;
  /** Of an app that is being added. */
  secret: string | null;
  address: string;
  create_date: number;
}

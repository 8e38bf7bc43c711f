import type { Generated, Selectable } from "kysely";

/** A one-time link. A person has one of a purpose at most; it is deleted when it is used. */
export interface AccountLinkTable {
  token_hash: string;
  user_id: number;
  /** reset, invitation or email. */
  purpose: string;
  /** The new e-mail that the link confirms; null for other purposes. */
  email: string | null;
  create_date: number;
  expire_date: number;
}

/** The outbox of mails about accounts. It holds no token: a link is made when its mail is sent. */
export interface AccountMailTable {
  id: Generated<number>;
  /** reset, invitation, email, passwordChanged, emailChanged, keyEnds or newSignIn. */
  kind: string;
  /** Null for a reset: whether the e-mail has an account is looked up when the mail is sent. */
  user_id: number | null;
  /** Where it goes; of a reset as somebody typed it. */
  email: string;
  /** Lower-case e-mail. */
  email_key: string;
  /** Where the wish for the mail came from; null if the caller's mails are not counted. */
  address: string | null;
  /** The language of the screen that asked for it, for accounts without one. */
  language: string | null;
  create_date: number;
  /** waiting, sent, failed or dropped. */
  state: string;
  /** Time of the next try; null if there is none. */
  next_date: number | null;
  attempts: number;
  /** The reason why the last try failed. */
  reason: string | null;
  /** What it is about, as JSON: of keyEnds a KeyEnd, of newSignIn a SignInPlace; null of the others. */
  about: string | null;
  /** The platform that sends it now, and the end of its lease. */
  lease_holder: string | null;
  lease_until: number | null;
}
export type AccountMailRow = Selectable<AccountMailTable>;

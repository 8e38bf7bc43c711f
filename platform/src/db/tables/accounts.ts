import type { GroupRole } from "@obcestje/contract/groupRoles.js";
import type { Generated, Selectable } from "kysely";

export interface UserAccountTable {
  id: Generated<number>;
  email: string;
  /** Lower-case e-mail, unique. */
  email_key: string;
  /** Empty until an invited person has set a password, "-" if a provider alone signs the person in: none fits. */
  password_hash: string;
  first_name: string | null;
  last_name: string | null;
  /** Lower-case name, for search. */
  name_key: Generated<string>;
  phone: string | null;
  admin: number;
  confirmed: number;
  group_id: number | null;
  create_date: number;
  /** The language of the person's screens; null: the browser's. */
  language: string | null;
  /** May see and label traffic videos. */
  labeller: Generated<number>;
  /** What the person may do in the group; of an administrator it counts once they are none any more. */
  role: Generated<GroupRole>;
}
export type UserRow = Selectable<UserAccountTable>;

export interface SessionTable {
  token_hash: string;
  user_id: number;
  create_date: number;
  last_used_date: number;
  user_agent: string | null;
  address: string | null;
  /** The provider that the person signed in by; null: by password. */
  provider: Generated<string | null>;
}

export interface LoginFailureTable {
  id: Generated<number>;
  email_key: string;
  address: string;
  failed_date: number;
}

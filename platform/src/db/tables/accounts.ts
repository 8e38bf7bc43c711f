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
  /** Since when sign-ins by unknown devices are told: the first sign-in; null before it. */
  devices_since: Generated<number | null>;
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
  /** The known device that the person signed in by; null: none, or one that is not known any more. */
  device_id: Generated<number | null>;
}

/** A browser or a script that an account has signed in by. */
export interface KnownDeviceTable {
  id: Generated<number>;
  user_id: number;
  /** Hash of the secret that the browser keeps; of a script, "at:" and a hash of its address and name. */
  secret_hash: string;
  first_seen_date: number;
  last_seen_date: number;
}

export interface LoginFailureTable {
  id: Generated<number>;
  email_key: string;
  address: string;
  failed_date: number;
}

import type { UserRow } from "../db/tables/accounts.js";
import type { Env } from "../env.js";

/** True if a person may sign in by a password, rather than by a provider alone (LOCAL_PASSWORDS). */
export function hasLocalPassword(
  { LOCAL_PASSWORDS }: Pick<Env, "LOCAL_PASSWORDS">,
  { admin }: Pick<UserRow, "admin">,
): boolean {
  return LOCAL_PASSWORDS === "everybody" || admin === 1;
}

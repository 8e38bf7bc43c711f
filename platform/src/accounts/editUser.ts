import type { FastifyRequest } from "fastify";
import type { Static } from "typebox";
import { endLinks, isInvited } from "../account-links/links.store.js";
import { sendsLinks } from "../account-links/mailing.js";
import { addAccountMail } from "../account-links/mails.store.js";
import { userOf } from "../auth/guard.js";
import { closeSessionsOf } from "../auth/sessions.store.js";
import { change } from "../changes/change.js";
import type { UserRow } from "../db/tables/accounts.js";
import type { Db } from "../db/tables.js";
import type { Deps } from "../deps.js";
import { conflict, refused } from "../errors.js";
import { findGroup } from "../groups/store.js";
import { setGroupOfUsers } from "../groups/write.store.js";
import { revising } from "../revisions/revising.js";
import { listedUser } from "./listedUsers.store.js";
import { findManaged, managedGroup } from "./managed.js";
import type { PatchUserBody } from "./schemas.js";
import { emailKey, keepOneAdmin, moveEmail, writeProfile } from "./store.js";

type Edit = Static<typeof PatchUserBody>;

/**
 * A change of an account by who manages it, in one step. Who becomes an administrator leaves the group. A manager
 * changes the role of the others in the group, and takes them out of it.
 * @throws PlatformError CONFLICT for the last administrator, a group of an administrator, the own e-mail, a
 * manager's own account, the confirmation of somebody who has no password yet; VALIDATION_FAILED for another
 * account's e-mail; FORBIDDEN for what is for administrators
 */
export function editUser(deps: Deps, request: FastifyRequest, edit: Edit) {
  const { now } = deps;
  return change(deps, request, async (tx) => {
    const user = await findManaged(tx, request, edit.id);
    await revising(tx, request, "user", [user.id], async () => {
      if (managedGroup(request) !== null) refuseForManager(request, edit);
      await writeRights(tx, user, edit);
      await writeGroupOf(tx, user, edit);
      await writeRole(tx, user, edit);
      const { firstName, lastName } = edit;
      await writeProfile(tx, user.id, { firstName: named(firstName), lastName: named(lastName) });
      await writeEmail(deps, request, tx, user, edit);
    });
    return listedUser(tx, user.id, now());
  });
}

/** @throws PlatformError CONFLICT for the own account, FORBIDDEN for what is for administrators */
function refuseForManager(request: FastifyRequest, { id, role: _role, groupId, ...others }: Edit): void {
  if (Object.values(others).some((value) => value !== undefined) || typeof groupId === "number")
    throw refused("FORBIDDEN", "SETTINGS_FOR_ADMINS");
  if (id === userOf(request).userId) throw conflict("OWN_ACCOUNT");
}

async function writeRole(tx: Db, user: UserRow, { role }: Edit): Promise<void> {
  if (role === undefined) return;
  await tx.updateTable("user_account").set({ role }).where("id", "=", user.id).execute();
}

/** An empty name is none. */
const named = (name: string | null | undefined) => (name === "" ? null : name);

async function writeRights(tx: Db, user: UserRow, { confirmed, admin, labeller }: Edit): Promise<void> {
  if (user.admin === 1 && (admin === false || confirmed === false)) await keepOneAdmin(tx, user.id);
  if (confirmed === true && isInvited(user)) throw conflict("STILL_INVITED");
  await tx
    .updateTable("user_account")
    .set({
      admin: (admin ?? user.admin === 1) ? 1 : 0,
      confirmed: (confirmed ?? user.confirmed === 1) ? 1 : 0,
      labeller: (labeller ?? user.labeller === 1) ? 1 : 0,
    })
    .where("id", "=", user.id)
    .execute();
  if (confirmed === false) await closeSessionsOf(tx, user.id);
}

async function writeGroupOf(tx: Db, user: UserRow, { admin, groupId }: Edit): Promise<void> {
  const isAdmin = admin ?? user.admin === 1;
  if (isAdmin && typeof groupId === "number") throw conflict("ADMIN_HAS_NO_GROUP");
  const wanted = admin === true ? null : groupId;
  if (wanted === undefined) return;
  if (wanted !== null) await findGroup(tx, wanted);
  await setGroupOfUsers(tx, [user.id], wanted);
}

/** Links to the old e-mail end. Old and new e-mail get a notice; who is still invited gets the invitation anew. */
async function writeEmail(
  { env, now }: Deps,
  request: FastifyRequest,
  tx: Db,
  user: UserRow,
  { email }: Edit,
): Promise<void> {
  if (email === undefined || email.trim() === user.email) return;
  if (user.id === userOf(request).userId) throw conflict("OWN_ACCOUNT");
  await moveEmail(tx, user.id, email);
  await endLinks(tx, user.id);
  if (!sendsLinks(env) || emailKey(email) === user.email_key) return;
  const userId = user.id;
  if (isInvited(user)) await addAccountMail(tx, { kind: "invitation", userId, email }, now());
  else
    for (const to of [user.email, email])
      await addAccountMail(tx, { kind: "emailChanged", userId, email: to }, now());
}

import type { FastifyRequest } from "fastify";
import { isInvited } from "../account-links/links.store.js";
import { forbidden, userOf } from "../auth/guard.js";
import type { UserRow } from "../db/tables/accounts.js";
import type { Db } from "../db/tables.js";
import { conflict, notFound, refused } from "../errors.js";
import { findUser } from "./store.js";

/**
 * The group whose people the caller manages: a manager's own, or the one that an administrator acts as; null for
 * an administrator, who manages everybody.
 * @throws PlatformError FORBIDDEN for a manager without group
 */
export function managedGroup(request: FastifyRequest): number | null {
  const { kind, groupId } = userOf(request);
  if (kind === "admin") return null;
  if (groupId === null) throw forbidden();
  return groupId;
}

/** An account that the caller manages. @throws PlatformError NOT_FOUND, also for one of another group */
export async function findManaged(db: Db, request: FastifyRequest, id: number): Promise<UserRow> {
  const groupId = managedGroup(request);
  const user = await findUser(db, id);
  if (groupId !== null && user.group_id !== groupId) throw notFound("user");
  return user;
}

/**
 * An account whose invitation the caller manages: a manager may send it again and withdraw it, but gets no link
 * into the account of somebody who is in already.
 * @throws PlatformError NOT_FOUND, CONFLICT for the own account, FORBIDDEN
 */
export async function findInvited(db: Db, request: FastifyRequest, id: number): Promise<UserRow> {
  const user = await findManaged(db, request, id);
  if (managedGroup(request) === null || isInvited(user)) return user;
  throw user.id === userOf(request).userId
    ? conflict("OWN_ACCOUNT")
    : refused("FORBIDDEN", "SETTINGS_FOR_ADMINS");
}

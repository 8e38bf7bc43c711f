import type { MemberPrincipal } from "../auth/principal.js";
import { clientScope } from "../clients/scope.js";
import type { GroupRow } from "../db/tables/groups.js";
import type { Db } from "../db/tables.js";
import { conflict, notFound } from "../errors.js";
import { findGroup } from "../groups/store.js";
import { type BundleRecord, findBundle } from "./store.js";

/**
 * A location, for callers who see all of it.
 * @throws PlatformError NOT_FOUND for others, CONFLICT if it is no valve location
 */
export async function requireLocation(db: Db, member: MemberPrincipal, groupId: number): Promise<GroupRow> {
  if (!seesGroup(member, groupId)) throw notFound("group");
  const group = await findGroup(db, groupId);
  if (group.valve !== 1) throw conflict("NO_VALVE_LOCATION");
  return group;
}

/** A bundle, for callers who see all of its location. @throws PlatformError NOT_FOUND */
export async function requireBundle(db: Db, member: MemberPrincipal, id: number): Promise<BundleRecord> {
  const bundle = await findBundle(db, id);
  if (!seesGroup(member, bundle.group_id)) throw notFound("bundle");
  return bundle;
}

function seesGroup(member: MemberPrincipal, groupId: number): boolean {
  const scope = clientScope(member);
  return scope.kind === "all" || (scope.kind === "group" && scope.groupId === groupId);
}

/** The id of the person who makes a change; null for a key. */
export function personOf(member: MemberPrincipal): number | null {
  return "userId" in member ? member.userId : null;
}

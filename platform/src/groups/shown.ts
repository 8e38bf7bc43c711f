import type { ReaderPrincipal } from "../auth/principal.js";
import { clientsOpened } from "../clients/scope.js";
import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import { findGroup, type GroupsShown, listGroups } from "./store.js";

/**
 * An admin sees all groups, a user their own. A key of clients sees those of the clients' groups that its
 * maker sees.
 */
export function shownGroups(reader: ReaderPrincipal): GroupsShown {
  if (reader.kind === "admin") return "all";
  if (reader.groupId !== null) return { id: reader.groupId };
  const clientIds = clientsOpened(reader);
  return clientIds ? { clientIds } : "none";
}

/** @throws PlatformError NOT_FOUND for a group that does not exist, or is not visible to the reader */
export async function requireShownGroup(db: Db, reader: ReaderPrincipal, id: number): Promise<void> {
  const shown = shownGroups(reader);
  if (shown === "all") await findGroup(db, id);
  else if (!(await listGroups(db, shown)).some((group) => group.id === id)) throw notFound("group");
}

import type { ReaderPrincipal } from "../auth/principal.js";
import { clientsOpened } from "../clients/scope.js";
import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import { findGroup, type GroupsShown, listGroups } from "./store.js";

/** An admin sees all groups, a user the own one; a key of clients names those of their groups that its maker sees. */
export function shownGroups(reader: ReaderPrincipal): GroupsShown {
  if (reader.kind === "admin") return "all";
  if (reader.groupId !== null) return { id: reader.groupId };
  const clientIds = clientsOpened(reader);
  return clientIds ? { clientIds } : "none";
}

/** @throws PlatformError NOT_FOUND for a group that is not there, or not the reader's to see */
export async function requireShownGroup(db: Db, reader: ReaderPrincipal, id: number): Promise<void> {
  const shown = shownGroups(reader);
  if (shown === "all") await findGroup(db, id);
  else if (!(await listGroups(db, shown)).some((group) => group.id === id)) throw notFound("group");
}

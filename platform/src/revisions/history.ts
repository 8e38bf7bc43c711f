import { forbidden } from "../auth/guard.js";
import type { MemberPrincipal } from "../auth/principal.js";
import { findCalendar } from "../calendars/store.js";
import { clientScope } from "../clients/scope.js";
import { laterOf } from "../clients/sight.rules.js";
import type { Db } from "../db/tables.js";
import { requireEditable, requireOwnGroup } from "../notes/access.js";
import { findNote } from "../notes/store.js";
import { requireClientOrPlace } from "../places/find.store.js";
import { requireOwner } from "../report-schedules/owner.js";
import { findSchedule } from "../report-schedules/store.js";
import { requireBundle } from "../valves/access.js";
import type { RevisionKind } from "./kinds.js";

/** Kinds identified by a client's id. */
const OF_CLIENTS: readonly RevisionKind[] = ["client", "clientGroups", "stays", "limits", "valveMode"];
/** Kinds identified by the id of the person who set them. */
const OF_PERSONS: readonly RevisionKind[] = ["user", "notificationPreferences"];

/**
 * The instant from which the caller may see a thing's revisions. Editors of the thing may, and for a client
 * not from before it came to their group.
 * @returns null for all of them
 * @throws PlatformError FORBIDDEN, NOT_FOUND if the thing is not visible to them
 */
export async function historyOf(
  db: Db,
  viewer: MemberPrincipal,
  kind: RevisionKind,
  id: number,
): Promise<number | null> {
  if (OF_PERSONS.includes(kind)) {
    const isOwn = "userId" in viewer && viewer.userId === id;
    if (!isOwn && viewer.kind !== "admin") throw forbidden();
    return null;
  }
  if (OF_CLIENTS.includes(kind)) {
    const { seenFrom } = await requireClientOrPlace(db, clientScope(viewer), id);
    return viewer.kind === "admin" ? null : laterOf(seenFrom, await cameToGroup(db, id));
  }
  if (viewer.kind === "admin") return null;
  if (kind === "bundle") await requireBundle(db, viewer, id);
  else if (kind === "note") await requireEditable(db, viewer, await findNote(db, id));
  else if (kind === "calendar") await requireOwnGroup(db, viewer, (await findCalendar(db, id)).group_id);
  else if (kind === "reportSchedule") await findSchedule(db, requireOwner(viewer), id);
  else throw forbidden();
  return null;
}

/** The last change of a client's groups, if known. */
export async function cameToGroup(db: Db, clientId: number): Promise<number | null> {
  const row = await db
    .selectFrom("revision")
    .select(({ fn }) => fn.max<number | null>("time").as("time"))
    .where("kind", "=", "clientGroups")
    .where("item_id", "=", clientId)
    .executeTakeFirst();
  return row?.time ?? null;
}

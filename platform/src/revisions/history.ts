import { forbidden } from "../auth/guard.js";
import type { MemberPrincipal } from "../auth/principal.js";
import { findCalendar } from "../calendars/store.js";
import { clientScope } from "../clients/scope.js";
import { laterOf } from "../clients/sight.rules.js";
import type { ClientRecord } from "../clients/store.js";
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

/** What somebody may see of a thing's revisions. */
export interface History {
  kind: RevisionKind;
  /** Only those made then or later; null: all. */
  since: number | null;
  /** The device or place that they are of. */
  client: ClientRecord | null;
}

/**
 * Editors of a thing may see its revisions, and for a client not those from before it came to their group.
 * @throws PlatformError FORBIDDEN, NOT_FOUND if the thing is not visible to them
 */
export async function historyOf(
  db: Db,
  viewer: MemberPrincipal,
  kind: RevisionKind,
  id: number,
): Promise<History> {
  const whole = { kind, since: null, client: null };
  if (OF_PERSONS.includes(kind)) {
    const isOwn = "userId" in viewer && viewer.userId === id;
    if (!isOwn && viewer.kind !== "admin") throw forbidden();
    return whole;
  }
  if (OF_CLIENTS.includes(kind)) {
    const client = await requireClientOrPlace(db, clientScope(viewer), id);
    const since = viewer.kind === "admin" ? null : laterOf(client.seenFrom, await cameToGroup(db, id));
    return { kind, since, client };
  }
  if (viewer.kind === "admin") return whole;
  if (kind === "bundle") await requireBundle(db, viewer, id);
  else if (kind === "note") await requireEditable(db, viewer, await findNote(db, id));
  else if (kind === "calendar") await requireOwnGroup(db, viewer, (await findCalendar(db, id)).group_id);
  else if (kind === "reportSchedule") await findSchedule(db, requireOwner(viewer), id);
  else throw forbidden();
  return whole;
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

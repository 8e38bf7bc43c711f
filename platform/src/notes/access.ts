import type { MemberPrincipal } from "../auth/principal.js";
import { clientScope } from "../clients/scope.js";
import { isSeen } from "../clients/sight.rules.js";
import type { ClientRecord } from "../clients/store.js";
import type { NoteRow } from "../db/tables/notes.js";
import type { Db } from "../db/tables.js";
import { conflict, invalid, notFound } from "../errors.js";
import { findGroup } from "../groups/store.js";
import type { Interval } from "../measurements/intervals.js";
import { findClientsOrPlaces, requireClientOrPlace } from "../places/find.store.js";
import { staysOf } from "../places/stays.store.js";
import type { Owner } from "./sight.rules.js";

/** True if somebody may write the notes, and the calendars, of a group. */
export function mayWriteOfGroup(member: MemberPrincipal, groupId: number): boolean {
  if (member.kind === "admin") return true;
  const isOfOneClient = member.kind === "key" && member.clientId !== null;
  return member.groupId === groupId && !isOfOneClient;
}

/** @throws PlatformError NOT_FOUND for a group that there is not, or whose notes the caller may not write */
export async function requireOwnGroup(db: Db, member: MemberPrincipal, groupId: number): Promise<void> {
  if (!mayWriteOfGroup(member, groupId)) throw notFound("group");
  await findGroup(db, groupId);
}

/**
 * Whose a new note of a device or place is: of a device that moved the place's where it stood all that time.
 * @throws PlatformError NOT_FOUND, or naming the field
 */
export async function ownerOf(
  db: Db,
  member: MemberPrincipal,
  clientId: number,
  time: Interval,
): Promise<Owner> {
  const client = await requireClientOrPlace(db, clientScope(member), clientId);
  requireSeen(client, time);
  const stays = client.stretches === null ? ((await staysOf(db, [clientId])).get(clientId) ?? []) : [];
  if (stays.length === 0) return { clientId };
  const touched = stays.filter(({ from, to }) => from < time.to && to > time.from);
  const [first, ...others] = touched;
  if (others.length > 0) throw invalid("to", "NOTE_SPANS_MOVE");
  if (!first || first.placeId === null) throw invalid("from", "NOTE_IN_STORE");
  return { clientId: first.placeId };
}

/** @throws PlatformError naming `from` for a time of before the caller's group had it */
export function requireSeen({ seenFrom }: ClientRecord, { from }: { from: number }): void {
  if (seenFrom !== null && from < seenFrom) throw invalid("from", "BEFORE_GROUP");
}

/** The notes among some that somebody may change, by id: those of calendars nobody may. */
export async function editableOf(
  db: Db,
  member: MemberPrincipal,
  rows: readonly NoteRow[],
): Promise<Set<number>> {
  const written = rows.filter(({ calendar_id }) => calendar_id === null);
  const ids = [...new Set(written.flatMap(({ client_id }) => client_id ?? []))];
  const owners = new Map(
    (await findClientsOrPlaces(db, clientScope(member), ids)).map((client) => [client.id, client]),
  );
  const isEditable = ({ client_id, group_id, from_time, create_date }: NoteRow) => {
    if (group_id !== null) return mayWriteOfGroup(member, group_id);
    const owner = owners.get(client_id ?? 0);
    // What others wrote is not told either: `isTold`.
    return owner !== undefined && isSeen(Math.min(from_time, create_date), owner.seenFrom);
  };
  return new Set(written.filter(isEditable).map(({ id }) => id));
}

/** @throws PlatformError NOT_FOUND if the caller may not change it, CONFLICT for one of a calendar */
export async function requireEditable(db: Db, member: MemberPrincipal, note: NoteRow): Promise<void> {
  if (note.calendar_id !== null && note.group_id !== null && mayWriteOfGroup(member, note.group_id))
    throw conflict("NOTE_OF_CALENDAR");
  if (!(await editableOf(db, member, [note])).has(note.id)) throw notFound("note");
}

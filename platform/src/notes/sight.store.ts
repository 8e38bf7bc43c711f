import type { ReaderPrincipal } from "../auth/principal.js";
import { type ClientScope, clientScope } from "../clients/scope.js";
import type { ClientRecord } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { findPlaces } from "../places/find.store.js";
import { staysOf } from "../places/stays.store.js";
import { type Sight, type Window, windowsOf } from "./sight.rules.js";

/** Whose notes are about a device or place that a reader sees, and when. */
export async function windowsSeen(db: Db, reader: ReaderPrincipal, client: ClientRecord): Promise<Window[]> {
  const scope = clientScope(reader);
  const isPlace = client.stretches !== null;
  const stays = isPlace ? [] : ((await staysOf(db, [client.id])).get(client.id) ?? []);
  const placeIds = [...new Set(stays.flatMap(({ placeId }) => placeId ?? []))];
  const stoodAt = placeIds.length === 0 ? [] : await findPlaces(db, ofGroup(scope), placeIds);
  const sights = new Map<number, Sight>();
  for (const { id, seenFrom } of stays.length === 0 ? [client] : stoodAt) {
    const groups = await groupsOf(db, id, isPlace || stays.length > 0);
    const seen =
      reader.groupId === null ? groups : groups.filter(({ groupId }) => groupId === reader.groupId);
    sights.set(id, { seenFrom, groups: seen });
  }
  return windowsOf({ id: client.id, seenFrom: client.seenFrom, stays }, (id) => sights.get(id));
}

/** A key of one device tells of the places where that device stood what its group sees of them. */
const ofGroup = (scope: ClientScope): ClientScope => {
  if (scope.kind !== "clients") return scope;
  return scope.groupId === null ? { kind: "all" } : { kind: "group", groupId: scope.groupId };
};

async function groupsOf(db: Db, id: number, isPlace: boolean): Promise<Sight["groups"]> {
  const rows = isPlace
    ? await db.selectFrom("place_group").select(["group_id", "since"]).where("place_id", "=", id).execute()
    : await db.selectFrom("client_group").select(["group_id", "since"]).where("client_id", "=", id).execute();
  return rows.map(({ group_id, since }) => ({ groupId: group_id, since }));
}

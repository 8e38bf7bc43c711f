import { type MetaData, mergeMetaData, speedLimitOf } from "../clients/metaData.rules.js";
import type { ClientScope } from "../clients/scope.js";
import type { ClientRecord } from "../clients/store.js";
import { writeMetaData, writeVisionType } from "../clients/write.store.js";
import type { Db } from "../db/tables.js";
import { invalid, notFound } from "../errors.js";
import { setGroupOfClients } from "../groups/write.store.js";
import { endLimits } from "../limit-history/limits.store.js";
import { EVER } from "../measurements/intervals.js";
import { findPlaces } from "./find.store.js";
import { leadToPlaces } from "./leading.js";
import { atPlace, placeKeysOf } from "./placeKeys.rules.js";
import { tellPlace } from "./sharing.store.js";
import { lastStay, type Stay, withStay } from "./stays.rules.js";
import { standingAt, staysOf, writeStays } from "./stays.store.js";
import { addPlace, addPlaceOf, groupsOfDevice } from "./write.store.js";

/** Where a device was from an instant on, until its next recorded move or until `to`. */
export interface Move {
  /** A place, a new one with this metadata, or the store (null). */
  to: { placeId: number } | { metaData: MetaData } | null;
  from: number;
  until: number | null;
  /** What is to be said of the place that it leaves; null: what is said already. */
  leaves: MetaData | null;
}

/** Who moves it. */
export interface Mover {
  scope: ClientScope;
  isAdmin: boolean;
  now: number;
}

/**
 * Records a move, or corrects a past one. If it lasts, the device's settings about the place are the place's
 * from then on, and so are its groups.
 * @throws PlatformError naming the field
 */
export async function moveDevice(tx: Db, device: ClientRecord, move: Move, by: Mover): Promise<void> {
  checkTimes(device, move, by);
  if (device.isValve) throw invalid("clientId", "VALVES_STAY");
  const known = (await staysOf(tx, [device.id])).get(device.id) ?? [];
  const stays = known.length > 0 ? known : await firstStay(tx, device, by.now);
  if (move.leaves) await describeLeft(tx, device.id, stays, move.from, move.leaves);
  const placeId = await targetOf(tx, device, move, by);
  const moved = withStay(stays, { placeId, from: move.from, to: move.until });
  await writeStays(tx, device, moved, by.now);
  const last = lastStay(moved);
  if (!last) throw new Error("A device that moved has stays.");
  await followPlace(tx, device, last, stays, by);
  if (by.isAdmin) await followBorders(tx, device.id, moved);
}

function checkTimes({ seenFrom }: ClientRecord, { from, until }: Move, { now }: Mover): void {
  if (from > now) throw invalid("from", "IN_FUTURE");
  if (until !== null && until > now) throw invalid("until", "IN_FUTURE");
  if (until !== null && until <= from) throw invalid("until", "NOT_AFTER_START");
  if (seenFrom !== null && from < seenFrom) throw invalid("from", "BEFORE_GROUP");
}

/** A device that never moved was at one place all along, which now becomes a place of its own. */
export async function firstStay(tx: Db, device: ClientRecord, now: number): Promise<Stay[]> {
  const placeId = await addPlaceOf(tx, device, await groupsOfDevice(tx, device.id));
  const stays = [{ placeId, ...EVER }];
  await writeStays(tx, device, stays, now);
  return stays;
}

/** Says of the place where a device was until an instant what it was called before its settings were changed. */
async function describeLeft(
  tx: Db,
  clientId: number,
  stays: readonly Stay[],
  at: number,
  metaData: MetaData,
): Promise<void> {
  const left = stays.find(({ from, to }) => from <= at && at < to);
  if (left?.placeId == null) return;
  const others = (await standingAt(tx, left.placeId)).filter((id) => id !== clientId);
  const told = mergeMetaData({}, metaData, false);
  await tellPlace(tx, [left.placeId, ...others], told);
  await endLimits(tx, left.placeId, at, speedLimitOf(JSON.stringify(told)));
}

async function targetOf(
  tx: Db,
  device: ClientRecord,
  { to }: Move,
  { scope, isAdmin, now }: Mover,
): Promise<number | null> {
  if (to === null) return null;
  if ("metaData" in to) {
    const metaData = placeKeysOf(mergeMetaData({}, to.metaData, false));
    const groups = device.groups.map((group_id) => ({ group_id, since: null }));
    return addPlace(tx, { metaData, visionType: device.visionType, groups, createDate: now });
  }
  const [place] = await findPlaces(tx, scope, [to.placeId]);
  if (!place) throw notFound("place");
  const isOwn = place.groups.every((id) => device.groups.includes(id));
  if (!isOwn && !(isAdmin && place.groups.length === 1)) throw invalid("placeId", "OF_OTHER_GROUPS");
  return place.id;
}

/**
 * What follows from where a device is now.
 * @param stays until now
 */
async function followPlace(
  tx: Db,
  device: ClientRecord,
  last: Stay,
  stays: readonly Stay[],
  { now }: Mover,
): Promise<void> {
  if (last.placeId === lastStay(stays)?.placeId) return;
  const [place] = last.placeId === null ? [] : await findPlaces(tx, { kind: "all" }, [last.placeId]);
  const metaData = place ? (JSON.parse(place.metaData) as MetaData) : null;
  await writeMetaData(tx, device.id, atPlace(JSON.parse(device.metaData), metaData));
  if (!place) return;
  if (place.visionType !== device.visionType) await writeVisionType(tx, place.id, device.visionType);
  const [groupId] = place.groups;
  const isOwn = place.groups.every((id) => device.groups.includes(id));
  if (isOwn || groupId === undefined) return;
  await leadToPlaces(
    tx,
    device.id,
    device.groups.filter((id) => id !== groupId),
    stays,
  );
  await setGroupOfClients(tx, groupId, [device.id], now);
}

/**
 * A group sees a device's own past from where its stays at the group's places begin, if it was at another
 * group's place just before.
 */
async function followBorders(tx: Db, clientId: number, stays: readonly Stay[]): Promise<void> {
  const placeIds = stays.flatMap(({ placeId }) => placeId ?? []);
  const places = new Map((await findPlaces(tx, { kind: "all" }, placeIds)).map((place) => [place.id, place]));
  for (const { group_id } of await groupsOfDevice(tx, clientId)) {
    const isForeign = ({ placeId }: Stay) =>
      placeId !== null && places.get(placeId)?.groups.includes(group_id) === false;
    const foreign = stays.findLast(isForeign);
    if (!foreign || foreign.to === EVER.to) continue;
    await tx
      .updateTable("client_group")
      .set({ since: foreign.to })
      .where("client_id", "=", clientId)
      .where("group_id", "=", group_id)
      .execute();
  }
}

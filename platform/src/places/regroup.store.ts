import type { MetaData } from "../clients/metaData.rules.js";
import { type ClientRecord, findClients } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { leadToPlaces } from "./leading.js";
import { PLACE_KEYS } from "./placeKeys.rules.js";
import { lastStay, type Stay, withStay } from "./stays.rules.js";
import { standingAt, staysOf, writeStays } from "./stays.store.js";
import { addGroupsToPlace, addPlace, addPlaceOf, groupsOfDevice, samePlace } from "./write.store.js";

const ALL = { kind: "all" } as const;

type Groups = Awaited<ReturnType<typeof groupsOfDevice>>;

/**
 * Runs a change of devices' groups. A group keeps the place, with all that was measured there: the device's
 * stay ends, and another one begins at a place of the groups that it has now.
 */
export async function keepingPlaces<T>(
  tx: Db,
  ids: number[],
  now: number,
  work: () => Promise<T>,
): Promise<T> {
  const devices = ids.length === 0 ? [] : await findClients(tx, ALL, ids);
  const before = new Map<number, Groups>();
  for (const { id } of devices) before.set(id, await groupsOfDevice(tx, id));
  const done = await work();
  for (const device of devices)
    if (!device.isValve) await follow(tx, device, before.get(device.id) ?? [], now);
  return done;
}

async function follow(tx: Db, device: ClientRecord, before: Groups, now: number): Promise<void> {
  const after = await groupsOfDevice(tx, device.id);
  const has = (groups: Groups, { group_id }: { group_id: number }) =>
    groups.some((group) => group.group_id === group_id);
  const left = before.filter((group) => !has(after, group)).map(({ group_id }) => group_id);
  const hasLeft = left.length > 0;
  const added = after.filter((group) => !has(before, group));
  if (!hasLeft && added.length === 0) return;
  const stays = (await staysOf(tx, [device.id])).get(device.id) ?? [];
  const here = lastStay(stays)?.placeId;
  await leadToPlaces(tx, device.id, left, stays);
  const move = async (past: Stay[]) => {
    const placeId = after.length === 0 ? null : await placeFor(tx, device, after, now);
    await writeStays(tx, device, withStay(past, { placeId, from: now, to: null }), now);
  };
  if (stays.length === 0) {
    if (!hasLeft || !(await hasMeasured(tx, device.id))) return;
    const placeId = await addPlaceOf(tx, device, before);
    await leadToPlaces(tx, device.id, left, withStay([], { placeId, from: 0, to: null }));
    await move(withStay([], { placeId, from: 0, to: null }));
  } else if (here === null || here === undefined) {
    // Whoever put it into the store took these keys away.
    if (before.length === 0 && PLACE_KEYS.some((key) => key in metaDataOf(device))) await move(stays);
  } else if (hasLeft || (await standingAt(tx, here)).length > 1) {
    await move(stays);
  } else {
    await addGroupsToPlace(tx, here, added);
  }
}

/** A place of these groups where the device is from now on: one of the same name and position, or a new one. */
async function placeFor(tx: Db, device: ClientRecord, groups: Groups, now: number): Promise<number> {
  const metaData = metaDataOf(device);
  const ids = groups.map(({ group_id }) => group_id);
  const known = await samePlace(tx, ids, metaData);
  if (known !== undefined) return known;
  const own = ids.map((group_id) => ({ group_id, since: null }));
  return addPlace(tx, { metaData, visionType: device.visionType, groups: own, createDate: now });
}

async function hasMeasured(tx: Db, clientId: number): Promise<boolean> {
  const hour = tx.selectFrom("reading_hour").select("hour_start").where("client_id", "=", clientId);
  return (await hour.limit(1).executeTakeFirst()) !== undefined;
}

const metaDataOf = ({ metaData }: ClientRecord): MetaData => JSON.parse(metaData);

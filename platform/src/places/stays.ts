import type { Static } from "typebox";
import type { ClientScope } from "../clients/scope.js";
import type { ClientRecord } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { EVER, type Interval } from "../measurements/intervals.js";
import type { Period } from "../measurements/periodHour.js";
import { etagOfContent, staysContent } from "../revisions/contents.js";
import { requireClientsOrPlaces } from "./find.store.js";
import type { StaysJson } from "./schemas.js";
import { type Stay, seenStays } from "./stays.rules.js";
import { type DeviceStay, staysOf } from "./stays.store.js";

/** A device that stood at a place. */
export interface Visitor {
  guid: string;
  /** Null: from its beginning, as far as the reader sees. */
  from: number | null;
  /** Null: it lasts. */
  until: number | null;
}

/**
 * The stays of devices, and those at places, as far as the caller sees them; in the order of the ids.
 * @throws PlatformError NOT_FOUND for the whole list if one is unknown or out of scope
 */
export async function readStays(
  db: Db,
  scope: ClientScope,
  ids: number[],
): Promise<Static<typeof StaysJson>[]> {
  const records = await requireClientsOrPlaces(db, scope, ids);
  const ofDevices = await staysOf(
    db,
    records.filter(({ stretches }) => stretches === null).map(({ id }) => id),
  );
  const shown = records.map((record) => ({
    record,
    all: ofDevices.get(record.id),
    stays: stretchesAt(record) ?? staysSeen(record, ofDevices.get(record.id) ?? []),
  }));
  const guids = await guidsOf(
    db,
    shown.flatMap(({ stays }) => stays.map(({ clientId }) => clientId)),
  );
  return shown.map(({ record, all, stays }) => ({
    id: record.id,
    stays: stays.map(({ clientId, placeId, from, to }) => ({
      clientId,
      guid: guids.get(clientId) ?? "",
      placeId,
      ...timesOf({ from, to }),
    })),
    etag: all ? etagOfContent(staysContent(all)) : null,
  }));
}

/** Which devices stood at a place in a period, as far as the reader who found it sees; null: it is a device. */
export async function visitorsIn(
  db: Db,
  record: ClientRecord,
  { start, end }: Period,
): Promise<Visitor[] | null> {
  const stays = stretchesAt(record)?.filter(({ from, to }) => from < end && to > start);
  if (!stays) return null;
  const guids = await guidsOf(
    db,
    stays.map(({ clientId }) => clientId),
  );
  return stays.map(({ clientId, from, to }) => ({
    guid: guids.get(clientId) ?? "",
    ...timesOf({ from, to }),
  }));
}

/** null: as far back as is seen, or it lasts. */
const timesOf = ({ from, to }: Interval) => ({
  from: from === EVER.from ? null : from,
  until: to === EVER.to ? null : to,
});

const stretchesAt = ({ id, stretches }: ClientRecord): DeviceStay[] | undefined =>
  stretches?.map(({ clientId, from, to }) => ({ clientId, placeId: id, from, to }));

const staysSeen = ({ id, seenFrom }: ClientRecord, stays: readonly Stay[]): DeviceStay[] =>
  seenStays(stays, seenFrom).map((stay) => ({ clientId: id, ...stay }));

async function guidsOf(db: Db, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("client").select(["id", "guid"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, guid }) => [id, guid]));
}

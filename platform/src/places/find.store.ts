import { type ClientScope, seesAllPast } from "../clients/scope.js";
import { laterOf } from "../clients/sight.rules.js";
import { type ClientRecord, findClients } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import { EVER } from "../measurements/intervals.js";
import type { Stretch } from "../measurements/stretch.js";
import { DEFAULT_ZONE } from "../time/zone.js";
import { type DeviceStay, staysOfVisitors } from "./stays.store.js";

/** The devices and places with these ids, as far as they are in scope. */
export async function findClientsOrPlaces(
  db: Db,
  scope: ClientScope,
  ids: number[],
): Promise<ClientRecord[]> {
  const clients = ids.length === 0 ? [] : await findClients(db, scope, ids);
  if (clients.length === ids.length) return clients;
  const found = new Set(clients.map(({ id }) => id));
  const others = ids.filter((id) => !found.has(id));
  return [...clients, ...(await findPlaces(db, scope, others))];
}

/**
 * The devices or places with these ids, in their order.
 * @throws PlatformError NOT_FOUND for the whole list if one is unknown or out of scope
 */
export async function requireClientsOrPlaces(
  db: Db,
  scope: ClientScope,
  ids: number[],
): Promise<[ClientRecord, ...ClientRecord[]]> {
  const found = new Map((await findClientsOrPlaces(db, scope, ids)).map((client) => [client.id, client]));
  const [first, ...rest] = ids.map((id) => {
    const client = found.get(id);
    if (!client) throw notFound("client");
    return client;
  });
  if (!first) throw notFound("client");
  return [first, ...rest];
}

/** One device or place. @throws PlatformError NOT_FOUND */
export async function requireClientOrPlace(db: Db, scope: ClientScope, id: number): Promise<ClientRecord> {
  const [client] = await requireClientsOrPlaces(db, scope, [id]);
  return client;
}

/** The places of a scope, by id; if `ids` is given, only those. */
export async function findPlaces(db: Db, scope: ClientScope, ids?: number[]): Promise<ClientRecord[]> {
  const rows = await placeRows(db, scope, ids);
  const groupId = "groupId" in scope ? scope.groupId : null;
  const isWhole = seesAllPast(scope);
  const places = new Map<number, ClientRecord>();
  for (const row of rows) {
    const place = places.get(row.id) ?? toRecord(row);
    places.set(row.id, place);
    if (row.group_id === null) continue;
    place.groups.push(row.group_id);
    if (groupId !== null && row.group_id !== groupId) continue;
    place.groupSince = laterOf(place.groupSince, row.since);
    if (!isWhole) place.seenFrom = place.groupSince;
  }
  const visits = await staysOfVisitors(db, [...places.keys()]);
  const seen = isWhole ? null : await placesOfGroup(db, groupId);
  for (const place of places.values()) place.stretches = stretchesAt(place, visits, seen);
  await tellHardware(db, [...places.values()]);
  return [...places.values()];
}

/** A place has no hardware: what it counts is told by the device that stood there last, as far as the reader sees. */
async function tellHardware(db: Db, places: ClientRecord[]): Promise<void> {
  const lastAt = new Map<number, number>();
  for (const { id, stretches } of places) {
    const last = [...(stretches ?? [])].sort((one, other) => one.to - other.to).at(-1);
    if (last) lastAt.set(id, last.clientId);
  }
  if (lastAt.size === 0) return;
  const rows = await db
    .selectFrom("client_state")
    .select(["client_id", "hw_type"])
    .where("client_id", "in", [...new Set(lastAt.values())])
    .execute();
  const types = new Map(rows.map(({ client_id, hw_type }) => [client_id, hw_type]));
  for (const place of places) place.hwType = types.get(lastAt.get(place.id) ?? Number.NaN) ?? null;
}

type PlaceRow = Awaited<ReturnType<typeof placeRows>>[number];

function placeRows(db: Db, scope: ClientScope, ids: number[] | undefined) {
  let query = db
    .selectFrom("client")
    .leftJoin("place_group", "place_group.place_id", "client.id")
    .leftJoin("user_group", "user_group.id", "place_group.group_id")
    .select(["client.id", "client.guid", "client.vision_type", "client.meta_data", "client.create_date"])
    .select(["place_group.group_id", "place_group.since", "user_group.time_zone"])
    .where("client.is_place", "=", 1)
    .orderBy("client.id")
    .orderBy("place_group.group_id");
  if (ids) query = query.where("client.id", "in", ids);
  if (scope.kind === "none") query = query.where("client.id", "<", 0);
  if (scope.kind === "clients") query = query.where("client.id", "in", scope.clientIds);
  const groupId = "groupId" in scope ? scope.groupId : null;
  if (groupId !== null) {
    query = query.where("client.id", "in", (sub) =>
      sub.selectFrom("place_group as mine").select("mine.place_id").where("mine.group_id", "=", groupId),
    );
  }
  return query.execute();
}

/** The places that a group sees. A key without a group opens one place, and sees no others. */
async function placesOfGroup(db: Db, groupId: number | null): Promise<Set<number>> {
  if (groupId === null) return new Set();
  const rows = await db
    .selectFrom("place_group")
    .select("place_id")
    .where("group_id", "=", groupId)
    .execute();
  return new Set(rows.map(({ place_id }) => place_id));
}

/**
 * The time of devices that makes a place's figures.
 * @param seen the places that the reader sees; null: all
 */
function stretchesAt(
  { id, seenFrom }: ClientRecord,
  visits: DeviceStay[],
  seen: ReadonlySet<number> | null,
): Stretch[] {
  const isClosed = (other: DeviceStay | undefined, clientId: number): boolean =>
    other?.clientId === clientId && other.placeId !== null && seen !== null && !seen.has(other.placeId);
  return visits
    .flatMap((stay, index): Stretch[] => {
      const { clientId, placeId } = stay;
      const from = Math.max(stay.from, seenFrom ?? EVER.from);
      if (placeId !== id || from >= stay.to) return [];
      return [
        {
          clientId,
          from,
          to: stay.to,
          stay: { from: stay.from, to: stay.to },
          hidesBefore: from > stay.from || isClosed(visits[index - 1], clientId),
          hidesAfter: isClosed(visits[index + 1], clientId),
        },
      ];
    })
    .sort((one, other) => one.from - other.from);
}

function toRecord(row: PlaceRow): ClientRecord {
  return {
    id: row.id,
    guid: row.guid,
    visionType: row.vision_type,
    metaData: row.meta_data,
    createDate: row.create_date,
    groups: [],
    groupSince: null,
    seenFrom: null,
    stretches: [],
    timeZone: row.time_zone ?? DEFAULT_ZONE,
    ...NO_STATE,
  };
}

/** Only devices have a state. */
const NO_STATE = {
  lastActiveDate: null,
  lastCountDate: null,
  statusDate: null,
  battery: null,
  rssi: null,
  firmwareVersion: null,
  configName: null,
  configVersion: null,
  configVersionDate: null,
  overlapDate: null,
  overlapSeconds: null,
  clockSkewSeconds: null,
  clockSkewDate: null,
  wantedConfigVersion: null,
  hwType: null,
  alarms: null,
  reported: null,
  isValve: false,
  valveMode: null,
};

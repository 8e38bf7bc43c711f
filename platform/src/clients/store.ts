import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import type { Stretch } from "../measurements/stretch.js";
import { DEFAULT_ZONE } from "../time/zone.js";
import { type StoredMode, toStoredMode } from "../valves/mode.rules.js";
import { type ClientScope, seesAllPast } from "./scope.js";
import { laterOf, type SeenFrom } from "./sight.rules.js";

/** A client with its latest state, or a place, which has none. */
export interface ClientRecord {
  id: number;
  guid: string;
  visionType: number;
  /** JSON. */
  metaData: string;
  createDate: number;
  /** Ids, ascending. */
  groups: number[];
  /**
   * The move by which it came to the scope's group, else to the last of its groups; null: no move is known.
   */
  groupSince: number | null;
  /** The instant from which its past is visible in the scope that found it. */
  seenFrom: SeenFrom;
  /** Of a place: the devices' time that makes its figures. null: it is a device. */
  stretches: readonly Stretch[] | null;
  /** Of its first group. */
  timeZone: string;
  lastActiveDate: number | null;
  lastCountDate: number | null;
  /** Time of the status with battery and signal. */
  statusDate: number | null;
  battery: number | null;
  rssi: number | null;
  firmwareVersion: string | null;
  configName: string | null;
  configVersion: number | null;
  configVersionDate: number | null;
  overlapDate: number | null;
  overlapSeconds: number | null;
  /** Seconds that its clock was ahead at the last report; null: unknown. */
  clockSkewSeconds: number | null;
  clockSkewDate: number | null;
  /** Its newest assigned version. */
  wantedConfigVersion: number | null;
  hwType: string | null;
  /** JSON. */
  alarms: string | null;
  /** JSON. */
  reported: string | null;
  /** True if one of its groups is a valve location. */
  isValve: boolean;
  /** Null if none was ever set. */
  valveMode: StoredMode | null;
}

/** Fields that the API shows as stored. */
export const PLAIN_FIELDS = [
  "id",
  "guid",
  "visionType",
  "createDate",
  "lastActiveDate",
  "lastCountDate",
  "statusDate",
  "timeZone",
  "wantedConfigVersion",
  "groupSince",
] as const satisfies readonly (keyof ClientRecord)[];

/** The devices of a scope in one query, by id; if `ids` is given, only those. */
export async function findClients(db: Db, scope: ClientScope, ids?: number[]): Promise<ClientRecord[]> {
  const rows = await clientRows(db, scope, ids);
  const records = new Map<number, ClientRecord>();
  const groupId = "groupId" in scope ? scope.groupId : null;
  const isWhole = seesAllPast(scope);
  for (const row of rows) {
    const { group_id, valve, since } = row;
    const known = records.get(row.id);
    if (known && group_id !== null) known.groups.push(group_id);
    if (known && valve === 1) known.isValve = true;
    const record = known ?? toRecord(row);
    if (!known) records.set(row.id, record);
    if (since === null || (groupId !== null && group_id !== groupId)) continue;
    record.groupSince = laterOf(record.groupSince, since);
    if (!isWhole) record.seenFrom = record.groupSince;
  }
  return [...records.values()];
}

type ClientRow = Awaited<ReturnType<typeof clientRows>>[number];

/**
 * Field by field: a list has a thousand rows, and removing columns from each by rest and spread costs as much
 * as the query.
 */
function toRecord(row: ClientRow): ClientRecord {
  const { group_id, mode, manual_until, mode_after, mode_date } = row;
  return {
    id: row.id,
    guid: row.guid,
    visionType: row.visionType,
    metaData: row.metaData,
    createDate: row.createDate,
    groups: group_id === null ? [] : [group_id],
    groupSince: null,
    seenFrom: null,
    stretches: null,
    timeZone: row.time_zone ?? DEFAULT_ZONE,
    lastActiveDate: row.lastActiveDate,
    lastCountDate: row.lastCountDate,
    statusDate: row.statusDate,
    battery: row.battery,
    rssi: row.rssi,
    firmwareVersion: row.firmwareVersion,
    configName: row.configName,
    configVersion: row.configVersion,
    configVersionDate: row.configVersionDate,
    overlapDate: row.overlapDate,
    overlapSeconds: row.overlapSeconds,
    clockSkewSeconds: row.clockSkewSeconds,
    clockSkewDate: row.clockSkewDate,
    wantedConfigVersion: row.wantedConfigVersion,
    hwType: row.hwType,
    alarms: row.alarms,
    reported: row.reported,
    isValve: row.valve === 1,
    valveMode:
      mode === null ? null : toStoredMode({ mode, manual_until, mode_after, change_date: mode_date ?? 0 }),
  };
}

function clientRows(db: Db, scope: ClientScope, ids: number[] | undefined) {
  let query = db
    .selectFrom("client")
    .leftJoin("client_state as state", "state.client_id", "client.id")
    .leftJoin("client_group", "client_group.client_id", "client.id")
    .leftJoin("user_group", "user_group.id", "client_group.group_id")
    .leftJoin("valve_mode", "valve_mode.client_id", "client.id")
    .select([
      "client.id",
      "client.guid",
      "client.vision_type as visionType",
      "client.meta_data as metaData",
      "client.create_date as createDate",
      "client_group.group_id",
      "client_group.since",
      "user_group.time_zone",
      "user_group.valve",
      "valve_mode.mode",
      "valve_mode.manual_until",
      "valve_mode.mode_after",
      "valve_mode.change_date as mode_date",
      "state.last_active_date as lastActiveDate",
      "state.last_count_date as lastCountDate",
      "state.status_date as statusDate",
      "state.battery",
      "state.rssi",
      "state.firmware_version as firmwareVersion",
      "state.config_name as configName",
      "state.config_version as configVersion",
      "state.config_version_date as configVersionDate",
      "state.overlap_date as overlapDate",
      "state.overlap_seconds as overlapSeconds",
      "state.clock_skew_seconds as clockSkewSeconds",
      "state.clock_skew_date as clockSkewDate",
      "state.hw_type as hwType",
      "state.alarms",
      "state.reported",
    ])
    .select(({ selectFrom }) =>
      selectFrom("config_version")
        .select(({ fn }) => fn.max<number | null>("version").as("newest"))
        .whereRef("config_version.client_id", "=", "client.id")
        .as("wantedConfigVersion"),
    )
    .where("client.is_place", "=", 0)
    .orderBy("client.id")
    .orderBy("client_group.group_id");
  if (ids) query = query.where("client.id", "in", ids);
  if (scope.kind === "none") query = query.where("client.id", "<", 0);
  if (scope.kind === "clients") query = query.where("client.id", "in", scope.clientIds);
  const groupId = "groupId" in scope ? scope.groupId : null;
  if (groupId !== null) {
    query = query.where("client.id", "in", (sub) =>
      sub.selectFrom("client_group as mine").select("mine.client_id").where("mine.group_id", "=", groupId),
    );
  }
  return query.execute();
}

/**
 * The clients with these ids, in their order.
 * @throws PlatformError NOT_FOUND for the whole list if one is unknown or out of scope
 */
export async function requireClients(db: Db, scope: ClientScope, ids: number[]): Promise<ClientRecord[]> {
  const found = new Map((await findClients(db, scope, ids)).map((client) => [client.id, client]));
  return ids.map((id) => {
    const client = found.get(id);
    if (!client) throw notFound("client");
    return client;
  });
}

/** One client. @throws PlatformError NOT_FOUND */
export async function requireClient(db: Db, scope: ClientScope, id: number): Promise<ClientRecord> {
  const [client] = await requireClients(db, scope, [id]);
  if (!client) throw notFound("client");
  return client;
}

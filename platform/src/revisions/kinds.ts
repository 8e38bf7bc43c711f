import type { Db } from "../db/tables.js";
import { limitsOfAll } from "../limit-history/limits.store.js";
import { chosenClients, findPreferences } from "../notifications/preferences.store.js";
import { findClientsOrPlaces } from "../places/find.store.js";
import { staysOf } from "../places/stays.store.js";
import { withClients } from "../report-schedules/store.js";
import {
  actionTemplateContent,
  apiKeyContent,
  bundleContent,
  type Content,
  calendarContent,
  clientContent,
  configTemplateContent,
  crestContent,
  firmwareContent,
  groupContent,
  limitsContent,
  noteContent,
  preferencesContent,
  reportScheduleContent,
  resourceContent,
  staysContent,
  userContent,
} from "./contents.js";

type Contents = (db: Db, ids: number[]) => Promise<[id: number, content: Content][]>;

/** Reads the editable contents of things, by their ids. Missing ones are left out. */
export const CONTENTS = {
  client: async (db, ids) => {
    const rows = await db
      .selectFrom("client")
      .select(["id", "vision_type", "meta_data"])
      .where("id", "in", ids)
      .execute();
    return rows.map((row) => [row.id, clientContent(row.vision_type, row.meta_data)]);
  },
  clientGroups: async (db, ids) => {
    const rows = await db
      .selectFrom("client")
      .leftJoin("client_group", "client_group.client_id", "client.id")
      .select(["client.id", "client_group.group_id"])
      .where("client.id", "in", ids)
      .orderBy("client_group.group_id")
      .execute();
    const groups = new Map<number, number[]>(rows.map(({ id }) => [id, []]));
    for (const { id, group_id } of rows) if (group_id !== null) groups.get(id)?.push(group_id);
    return [...groups].map(([id, own]) => [id, { groups: own }]);
  },
  /** Where a device was, by its client's id. */
  stays: async (db, ids) => [...(await staysOf(db, ids))].map(([id, stays]) => [id, staysContent(stays)]),
  /** The speed limits of a device or place, by its client's id. */
  limits: async (db, ids) => {
    const clients = await findClientsOrPlaces(db, { kind: "all" }, ids);
    return [...(await limitsOfAll(db, clients))].map(([id, limits]) => [id, limitsContent(limits)]);
  },
  /** A client's configuration; its versions are in config_version. */
  config: async (db, ids) => {
    const rows = await db
      .selectFrom("config_version")
      .select(["client_id", "data"])
      .where("client_id", "in", ids)
      .where("version", "=", ({ selectFrom }) =>
        selectFrom("config_version as each")
          .select(({ fn }) => fn.max("each.version").as("newest"))
          .whereRef("each.client_id", "=", "config_version.client_id"),
      )
      .execute();
    return rows.map((row) => [row.client_id, JSON.parse(row.data)]);
  },
  configTemplate: async (db, ids) => {
    const rows = await db.selectFrom("config_template").selectAll().where("id", "in", ids).execute();
    return rows.map((row) => [row.id, configTemplateContent(row)]);
  },
  actionTemplate: async (db, ids) => {
    const rows = await db.selectFrom("action_template").selectAll().where("id", "in", ids).execute();
    return rows.map((row) => [row.id, actionTemplateContent(row)]);
  },
  resource: async (db, ids) => {
    const rows = await db.selectFrom("resource").selectAll().where("id", "in", ids).execute();
    return rows.map((row) => [row.id, resourceContent(row)]);
  },
  note: async (db, ids) => {
    const rows = await db.selectFrom("note").selectAll().where("id", "in", ids).execute();
    return rows.map((row) => [row.id, noteContent(row)]);
  },
  calendar: async (db, ids) => {
    const rows = await db.selectFrom("calendar").selectAll().where("id", "in", ids).execute();
    return rows.map((row) => [row.id, calendarContent(row)]);
  },
  group: async (db, ids) => {
    const rows = await db.selectFrom("user_group").selectAll().where("id", "in", ids).execute();
    return rows.map((row) => [row.id, groupContent(row)]);
  },
  /** By the group's id. */
  crest: async (db, ids) => {
    const rows = await db.selectFrom("group_crest").selectAll().where("group_id", "in", ids).execute();
    return rows.map((row) => [row.group_id, crestContent(row)]);
  },
  user: async (db, ids) => {
    const rows = await db.selectFrom("user_account").selectAll().where("id", "in", ids).execute();
    return rows.map((row) => [row.id, userContent(row)]);
  },
  firmware: async (db, ids) => {
    const rows = await db.selectFrom("firmware").selectAll().where("id", "in", ids).execute();
    return rows.map((row) => [row.id, firmwareContent(row.version, row.hardware_type, row.description)]);
  },
  apiKey: async (db, ids) => {
    const rows = await db.selectFrom("api_key").selectAll().where("id", "in", ids).execute();
    return rows.map((row) => [row.id, apiKeyContent(row)]);
  },
  reportSchedule: async (db, ids) => {
    const rows = await db.selectFrom("report_schedule").selectAll().where("id", "in", ids).execute();
    return (await withClients(db, rows)).map((row) => [row.id, reportScheduleContent(row, row.clientIds)]);
  },
  /** By the person's id. */
  notificationPreferences: async (db, ids) => {
    const users = await db.selectFrom("user_account").selectAll().where("id", "in", ids).execute();
    const contents = users.map(
      async (user): Promise<[number, Content]> => [
        user.id,
        preferencesContent(await findPreferences(db, user), await chosenClients(db, user.id)),
      ],
    );
    return Promise.all(contents);
  },
  bundle: async (db, ids) => {
    const rows = await db.selectFrom("bundle").selectAll().where("id", "in", ids).execute();
    const valves = await db
      .selectFrom("bundle_client")
      .selectAll()
      .where("bundle_id", "in", ids)
      .orderBy("client_id")
      .execute();
    return rows.map((row) => {
      const own = valves.filter(({ bundle_id }) => bundle_id === row.id);
      return [
        row.id,
        bundleContent(
          row,
          own.map(({ client_id }) => client_id),
        ),
      ];
    });
  },
  /** The mode of a valve, by its client's id. */
  valveMode: async (db, ids) => {
    const rows = await db.selectFrom("valve_mode").selectAll().where("client_id", "in", ids).execute();
    return rows.map((row) => [row.client_id, { mode: row.mode, manualUntil: row.manual_until }]);
  },
  /** The rain delay of a location, by its group's id. */
  valveLocation: async (db, ids) => {
    const rows = await db
      .selectFrom("user_group")
      .select(["id", "rain_delay_until"])
      .where("id", "in", ids)
      .execute();
    return rows.map((row) => [row.id, { rainDelayUntil: row.rain_delay_until }]);
  },
} satisfies Record<string, Contents>;

export type RevisionKind = keyof typeof CONTENTS;
export const REVISION_KINDS = Object.keys(CONTENTS) as RevisionKind[];

/** The current editable contents of things of a kind, by their ids. */
export async function contentsOf(db: Db, kind: RevisionKind, ids: number[]): Promise<Map<number, Content>> {
  const read: Contents = CONTENTS[kind];
  return new Map(ids.length === 0 ? [] : await read(db, ids));
}

import { randomUUID } from "node:crypto";
import { isObject, type JsonObject } from "../json.js";
import type {
  Action,
  ActionTemplate,
  ApiKey,
  Bundle,
  Client,
  ConfigTemplate,
  Diagnostic,
  Firmware,
  Group,
  Reading,
  Resource,
  ScheduleRow,
  User,
  Video,
  VideoVehicle,
} from "./records.js";
import { Table } from "./table.js";
import { insertInOrder } from "./timeline.js";

/** Fields of a record that may be left out when it is created. */
type With<Thing, Needed extends keyof Thing> = Pick<Thing, Needed> & Partial<Omit<Thing, "id" | Needed>>;

/**
 * All data of the platform, only in memory. Instants are Unix seconds. Ids passed to a method must exist,
 * else it throws.
 */
export class Store {
  readonly groups = new Table<Group>();
  readonly users = new Table<User>();
  readonly clients = new Table<Client>();
  readonly bundles = new Table<Bundle>();
  readonly firmwares = new Table<Firmware>();
  readonly actions = new Table<Action>();
  readonly actionTemplates = new Table<ActionTemplate>();
  readonly configTemplates = new Table<ConfigTemplate>();
  readonly resources = new Table<Resource>();
  readonly apiKeys = new Table<ApiKey>();
  readonly videos = new Table<Video>();
  /** Session id → id of its user. */
  readonly sessions = new Map<string, number>();

  addGroup(fields: With<Group, "name">): Group {
    return this.groups.add({ metaData: {}, ...fields });
  }

  /** An account. It can't sign in unless it has a group or is an administrator's. */
  addUser(fields: { email: string; password: string; groupId?: number | null; admin?: boolean }): User {
    return this.users.add({ groupId: null, admin: false, ...fields });
  }

  /** A client, of one group, several or none. */
  addClient(
    fields: With<Omit<Client, "readings" | "diagnostics" | "reported">, never> & { groupId?: number } = {},
  ): Client {
    const { groupId, ...others } = fields;
    return this.clients.add({
      guid: randomUUID(),
      apiKey: randomUUID(),
      groups: groupId === undefined ? [] : [groupId],
      visionType: 0,
      createDate: 0,
      lastActiveDate: null,
      info: {},
      alarms: [],
      metaData: {},
      config: null,
      ...others,
      readings: [],
      diagnostics: [],
      reported: [],
    });
  }

  addReadings(clientId: number, readings: readonly Reading[]): void {
    insertInOrder(this.client(clientId).readings, readings);
  }

  addDiagnostics(clientId: number, diagnostics: readonly Diagnostic[]): void {
    insertInOrder(this.client(clientId).diagnostics, diagnostics);
  }

  /** Stores a valve's report at an instant. The newest is also in the client's metaData. */
  setReported(clientId: number, time: number, value: number): void {
    const client = this.client(clientId);
    insertInOrder(client.reported, [{ timestamp: time, value }]);
    const { reportedParameters } = client.metaData;
    const others = isObject(reportedParameters) ? reportedParameters : {};
    const Valve = client.reported.at(-1)?.value;
    client.metaData = { ...client.metaData, reportedParameters: { ...others, Valve } };
  }

  setActive(clientId: number, time: number | null): void {
    this.client(clientId).lastActiveDate = time;
  }

  setConfig(clientId: number, config: JsonObject | null): void {
    this.client(clientId).config = config;
  }

  addBundle(fields: { groupId: number; name: string; schedule?: ScheduleRow[]; clients?: number[] }): Bundle {
    return this.bundles.add({ schedule: [], clients: [], ...fields });
  }

  addFirmware(fields: With<Firmware, "version">): Firmware {
    return this.firmwares.add({ metaData: {}, createDate: 0, file: Buffer.alloc(0), clients: [], ...fields });
  }

  addAction(fields: With<Action, "clientId">): Action {
    const unset = { acceptDate: null, doneDate: null, createdBy: null, data: {} };
    return this.actions.add({ ...unset, createDate: 0, status: "waiting", enabled: true, ...fields });
  }

  addActionTemplate(fields: With<ActionTemplate, "data">): ActionTemplate {
    return this.actionTemplates.add({ metaData: {}, userVisible: false, ...fields });
  }

  addConfigTemplate(fields: With<ConfigTemplate, "name" | "data">): ConfigTemplate {
    return this.configTemplates.add({ metaData: {}, version: 1, changeDate: 0, ...fields });
  }

  addResource(fields: With<Resource, "bucket" | "data">): Resource {
    return this.resources.add({ metaData: {}, ...fields });
  }

  /** A key of one client or of a group. */
  addApiKey(fields: With<ApiKey, "viewOnly">): ApiKey {
    return this.apiKeys.add({ key: randomUUID(), clientId: null, groupId: null, ...fields });
  }

  addVideo(fields: { checked?: boolean; vehicles: VideoVehicle[] }): Video {
    return this.videos.add({ checked: false, ...fields });
  }

  private client(id: number): Client {
    const client = this.clients.get(id);
    if (!client) throw new Error(`There is no client ${id}.`);
    return client;
  }
}

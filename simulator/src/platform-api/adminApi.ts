import type { GroupRole } from "@obcestje/contract/groupRoles.js";
import type { ScheduleRow } from "../model/schedule.js";
import { platformHttp } from "./http.js";
import { type KeyApi, keyApi } from "./keyApi.js";
import { type MaintenanceApi, maintenanceApi } from "./maintenanceApi.js";
import { type VideoApi, videoApi } from "./videoApi.js";

export interface PlatformClient {
  id: number;
  guid: string;
  groups: number[];
  lastActiveDate: number | null;
  info: { configVersion?: number | null };
  metaData: { serialNumber?: string; locationName?: string; speedLimit?: number; speedingBlink?: boolean };
}

/** Resources shared by all signs, by bucket. */
export interface PlatformResource {
  id: number;
  metaData: { name?: string };
}
export interface NewResource {
  bucket: "global_custom_texts" | "speed_limit_penalty_program_config" | "hardware_configuration";
  data: object;
  metaData: { name: string };
}

export interface PlatformUser {
  id: number;
  email: string;
  groupId: number | null;
  confirmed: boolean;
}

export interface PlatformGroup {
  id: number;
  name: string;
  metaData: { summaryGroups?: { groups: SummaryGroup[] } };
}

/** Clients of a group that its summary shows together. */
export interface SummaryGroup {
  name: string;
  clients: number[];
}

/** A note on time; of a device, or of a whole group. */
export interface PlatformNote {
  clientId: number | null;
  groupId: number | null;
  text: string;
  /** Unix seconds, [from, to). */
  from: number;
  to: number;
}
export interface NewNote {
  clientId?: number;
  groupId?: number;
  kind: string;
  text: string;
  /** Unix seconds, [from, to). */
  from: number;
  to: number;
}

/** A valve location: its bundles, and the valves that belong to none. */
export interface PlatformLocation {
  id: number;
  bundles: { name: string }[];
  unbundled: { id: number; metaData: { serialNumber?: string } }[];
}

export interface NewBundle {
  groupId: number;
  name: string;
  clients: number[];
  schedule: readonly ScheduleRow[];
  /** Unix seconds since when its valves have followed it. */
  since: number;
}

export interface NewClient {
  id: number;
  guid: string;
  /** The device's own key, shown only this once. */
  apiKey: string;
}

/** The administrator's calls that seeding needs, in one session. */
export interface AdminApi extends MaintenanceApi, VideoApi, KeyApi {
  clients(): Promise<PlatformClient[]>;
  createClient(client: { visionType: number; metaData: object }): Promise<NewClient>;
  /**
   * A new key: 'device' replaces the device's own, 'import' is an additional one for readings of any age,
   * valid for a day.
   */
  createKey(clientId: number, purpose: "device" | "import"): Promise<{ apiKey: string }>;
  assignClient(groupId: number, clientId: number): Promise<void>;
  /** Merges settings into a client's. */
  setSettings(clientId: number, metaData: object): Promise<void>;
  /** True if a client was ever given a configuration. */
  hasConfiguration(clientId: number): Promise<boolean>;
  assignConfiguration(clientId: number, data: object): Promise<void>;
  resources(bucket: NewResource["bucket"]): Promise<PlatformResource[]>;
  createResource(resource: NewResource): Promise<PlatformResource>;
  groups(): Promise<PlatformGroup[]>;
  createGroup(group: { name: string; metaData: object; timeZone: string }): Promise<PlatformGroup>;
  setSummary(groupId: number, groups: SummaryGroup[]): Promise<void>;
  /** The notes that are about a device in [from, to), its group's among them. */
  notes(clientId: number, time: { from: number; to: number }): Promise<PlatformNote[]>;
  createNote(note: NewNote): Promise<void>;
  locations(): Promise<PlatformLocation[]>;
  createBundle(bundle: NewBundle): Promise<void>;
  users(): Promise<PlatformUser[]>;
  register(user: { email: string; password: string; firstName: string; lastName: string }): Promise<void>;
  confirmUser(id: number): Promise<void>;
  /** Lets a user see and label traffic videos. */
  makeLabeller(id: number): Promise<void>;
  assignUser(groupId: number, userId: number): Promise<void>;
  /** Says what a user may do in the group. */
  setRole(id: number, role: GroupRole): Promise<void>;
  logOut(): Promise<void>;
}

/** Signs in. A wrong e-mail or password is a PlatformRefusal with status 401. */
export async function signIn(
  url: string,
  account: { email: string; password: string },
  signal?: AbortSignal,
): Promise<AdminApi> {
  const { email, password } = account;
  const login = platformHttp(url, undefined, signal);
  const { sessionId } = await login.post<{ sessionId: string }>("user/login", { email, password });
  const http = platformHttp(url, { session: sessionId }, signal);
  return {
    ...maintenanceApi(http),
    ...videoApi(http),
    ...keyApi(http),
    clients: () => http.get("client/list"),
    createClient: (client) => http.post("client", client),
    createKey: (clientId, purpose) => http.post("client/key", { clientId, purpose }),
    assignClient: (groupId, clientId) => http.post("client/assignTo", { groupId, clientId }),
    setSettings: (clientId, metaData) => http.post("client/metaData", { clientId, metaData }),
    hasConfiguration: async (clientId) =>
      (await http.get<unknown[]>("config/history", { clientId, limit: 1 })).length > 0,
    assignConfiguration: (clientId, data) => http.post("config/assign", { clientId, data }),
    resources: (bucket) => http.get("resource/list", { bucket }),
    createResource: (resource) => http.post("resource", { ...resource }),
    groups: () => http.get("group/list"),
    createGroup: (group) => http.post("group", group),
    setSummary: (id, groups) => http.patch("group", { id, metaData: { summaryGroups: { groups } } }),
    notes: (clientId, { from, to }) =>
      http.get("note/list", { clientId, startTimestamp: from, endTimestamp: to }),
    createNote: (note) => http.post("note", { ...note }),
    locations: () => http.get("zalivalnik"),
    createBundle: (bundle) => http.post("zalivalnik/bundle", { ...bundle }),
    users: () => http.get("user/list"),
    register: (user) => http.post("user/register", user),
    confirmUser: (id) => http.patch("user", { id, confirmed: true }),
    makeLabeller: (id) => http.patch("user", { id, labeller: true }),
    assignUser: (groupId, userId) => http.post("group/assignUser", { groupId, userId }),
    setRole: (id, role) => http.patch("user", { id, role }),
    logOut: () => http.post("user/logout", { session_id: sessionId }),
  };
}

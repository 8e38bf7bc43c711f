import type { GroupRole } from "@obcestje/contract/groupRoles.js";
import type { TestClient } from "../devices.js";
import type { PrincipalName } from "../principals.js";
import type { Headers, Method, TestPlatform } from "../testPlatform.js";

/** The target of a call: a thing of the caller's group, of another's, or one that does not exist. */
export type Target = "own" | "foreign" | "unknown";

/** The principals that may make the call. Others are refused before anything is looked at. */
export type Audience =
  | "everybody"
  | "signed in"
  | "members"
  | "viewers"
  | "readers"
  | "members and reports"
  | "managers"
  | "admin"
  | "device"
  | "device or import"
  | "service";

export interface RightsRow {
  method: Method;
  path: string;
  audience: Audience;
  /** The least role in the group that people need; default of a GET: a viewer. Every other call of people has it. */
  role?: GroupRole;
  /** What the target's visibility depends on: those who don't see it get 404. */
  about: "client" | "group" | "user" | "own thing" | "nothing";
  /** Status if it is allowed. */
  success: number;
  query?: (ids: Ids) => Record<string, string | number>;
  body?: (ids: Ids) => object;
  /** The actual path, if the path has a parameter. */
  url?: (ids: Ids) => string;
  /** Changes nothing, although it is no GET. */
  looksOnly?: boolean;
  /** Sent as this type instead of JSON. */
  contentType?: string;
  /** Statuses for principals who may call, but are refused this, whatever the target. */
  refused?: Partial<Record<PrincipalName, number>>;
}

/** Ids of a target: its client, group and user, and the things that a feature's `prepare` created for it. */
export interface Ids {
  clientId: number;
  groupId: number;
  userId: number;
  [thing: string]: number;
}

export interface Tenant {
  client: TestClient;
  groupId: number;
  userId: number;
  /** Headers of the tenant's user. */
  headers: Headers;
  ids: Ids;
}

/** The calls of one feature, and the things they need. */
export interface FeatureRights {
  rows: RightsRow[];
  /** Features whose things the rows need, too. */
  needs?: FeatureRights[];
  /** Creates a tenant's things for the rows. @returns their ids by name */
  prepare?: (platform: TestPlatform, admin: Headers, tenant: Tenant) => Promise<Record<string, number>>;
}

import type { TestClient } from "../devices.js";
import type { PrincipalName } from "../principals.js";
import type { Headers, Method, TestPlatform } from "../testPlatform.js";

/** What a call is about: something of the caller's group, of another's, or nothing that exists. */
export type Target = "own" | "foreign" | "unknown";

/** Who may call; the rest is refused before anything is looked at. */
export type Audience =
  | "everybody"
  | "signed in"
  | "members"
  | "viewers"
  | "readers"
  | "members and reports"
  | "admin"
  | "device"
  | "device or import"
  | "service";

export interface RightsRow {
  method: Method;
  path: string;
  audience: Audience;
  /** Whether the target decides: for those who don't see it the answer is 404. */
  about: "client" | "group" | "user" | "own thing" | "nothing";
  /** Status where it is allowed. */
  success: number;
  query?: (ids: Ids) => Record<string, string | number>;
  body?: (ids: Ids) => object;
  /** Where the path has a parameter: the path as it is called. */
  url?: (ids: Ids) => string;
  /** Changes nothing, though it is no GET. */
  looksOnly?: boolean;
  /** Sent as this type instead of JSON. */
  contentType?: string;
  /** Statuses of principals who may call, but are refused this, whatever the target. */
  refused?: Partial<Record<PrincipalName, number>>;
}

/** Ids of a target: its client, group and user, and what `prepare` of a feature made for it. */
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
  /** Of the tenant's user. */
  headers: Headers;
  ids: Ids;
}

/** The calls of one feature, and what they need to be there. */
export interface FeatureRights {
  rows: RightsRow[];
  /** Makes a tenant's things that the rows are about. @returns their ids by name */
  prepare?: (platform: TestPlatform, admin: Headers, tenant: Tenant) => Promise<Record<string, number>>;
}

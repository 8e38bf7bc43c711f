import type { Tenants } from "./tenants.js";
import { REPORT } from "./tenants.js";
import { ADMIN, type Method, START } from "./testPlatform.js";

/** What a call is about: something of the caller's group, of another's, or nothing that exists. */
export type Target = "own" | "foreign" | "unknown";

/** Who may call; the rest is refused before anything is looked at. */
export type Audience = "everybody" | "signed in" | "readers" | "admin" | "device" | "device or import";

export interface RightsRow {
  method: Method;
  path: string;
  audience: Audience;
  /** Whether the target decides: for those who don't see it the answer is 404. */
  about: "client" | "group" | "user" | "nothing";
  /** Status where it is allowed. */
  success: number;
  query?: (ids: Ids) => Record<string, string | number>;
  body?: (ids: Ids) => object;
}

/** Ids of a target. */
export interface Ids {
  clientId: number;
  groupId: number;
  userId: number;
}

const UNKNOWN: Ids = { clientId: 999_999, groupId: 999_999, userId: 999_999 };

export function idsOf(tenants: Tenants, target: Target): Ids {
  if (target === "unknown") return UNKNOWN;
  const { client, groupId, userId } = tenants[target];
  return { clientId: client.id, groupId, userId };
}

const period = ({ clientId }: Ids) => ({ clientId, startTimestamp: REPORT.start, endTimestamp: REPORT.end });
const graph = (name: string): RightsRow => ({
  method: "GET",
  path: `/graph/${name}`,
  audience: "signed in",
  about: "client",
  success: 200,
  query: period,
});
const open = (path: string): RightsRow => ({
  method: "GET",
  path,
  audience: "everybody",
  about: "nothing",
  success: 200,
});

/** Every call of the platform. A route that is not here fails the test. */
export const RIGHTS: RightsRow[] = [
  open("/healthz"),
  open("/readyz"),
  open("/metrics"),
  {
    method: "POST",
    path: "/user/register",
    audience: "everybody",
    about: "nothing",
    success: 201,
    body: () => ({ email: "new@example.si", password: "a new password" }),
  },
  {
    method: "POST",
    path: "/user/login",
    audience: "everybody",
    about: "nothing",
    success: 200,
    body: () => ADMIN,
  },
  {
    method: "POST",
    path: "/user/logout",
    audience: "everybody",
    about: "nothing",
    success: 204,
    body: () => ({ session_id: "dead" }),
  },
  { method: "GET", path: "/user/session", audience: "readers", about: "nothing", success: 200 },
  { method: "GET", path: "/user/list", audience: "admin", about: "nothing", success: 200 },
  {
    method: "PATCH",
    path: "/user",
    audience: "admin",
    about: "user",
    success: 200,
    body: ({ userId }) => ({ id: userId }),
  },
  {
    method: "DELETE",
    path: "/user",
    audience: "admin",
    about: "user",
    success: 204,
    query: ({ userId }) => ({ userId }),
  },
  { method: "GET", path: "/client/list", audience: "signed in", about: "nothing", success: 200 },
  { method: "GET", path: "/client/listAll", audience: "admin", about: "nothing", success: 200 },
  {
    method: "GET",
    path: "/client",
    audience: "readers",
    about: "client",
    success: 200,
    query: ({ clientId }) => ({ clientId }),
  },
  { method: "POST", path: "/client", audience: "admin", about: "nothing", success: 201, body: () => ({}) },
  {
    method: "DELETE",
    path: "/client",
    audience: "admin",
    about: "client",
    success: 204,
    query: ({ clientId }) => ({ clientId }),
  },
  {
    method: "POST",
    path: "/client/metaData",
    audience: "signed in",
    about: "client",
    success: 200,
    body: ({ clientId }) => ({ clientId, metaData: { notes: "n" } }),
  },
  {
    method: "POST",
    path: "/client/key",
    audience: "admin",
    about: "client",
    success: 201,
    body: ({ clientId }) => ({ clientId, purpose: "import" }),
  },
  {
    method: "POST",
    path: "/client/assignTo",
    audience: "admin",
    about: "client",
    success: 204,
    body: ({ clientId, groupId }) => ({ clientId, groupId }),
  },
  {
    method: "DELETE",
    path: "/client/assignTo",
    audience: "admin",
    about: "client",
    success: 204,
    query: ({ clientId, groupId }) => ({ clientId, groupId }),
  },
  { method: "GET", path: "/group/list", audience: "readers", about: "nothing", success: 200 },
  {
    method: "GET",
    path: "/group",
    audience: "signed in",
    about: "group",
    success: 200,
    query: ({ groupId }) => ({ groupId }),
  },
  {
    method: "POST",
    path: "/group",
    audience: "admin",
    about: "nothing",
    success: 201,
    body: () => ({ name: "New" }),
  },
  {
    method: "PATCH",
    path: "/group",
    audience: "admin",
    about: "group",
    success: 200,
    body: ({ groupId }) => ({ id: groupId, name: "Renamed" }),
  },
  {
    method: "DELETE",
    path: "/group",
    audience: "admin",
    about: "group",
    success: 204,
    query: ({ groupId }) => ({ id: groupId }),
  },
  {
    method: "POST",
    path: "/group/assignUser",
    audience: "admin",
    about: "user",
    success: 409,
    body: ({ groupId, userId }) => ({ groupId, userId }),
  },
  {
    method: "DELETE",
    path: "/group/assignUser",
    audience: "admin",
    about: "user",
    success: 204,
    query: ({ userId }) => ({ userId }),
  },
  { method: "GET", path: "/measurement", audience: "readers", about: "client", success: 200, query: period },
  {
    method: "GET",
    path: "/measurement/summary",
    audience: "signed in",
    about: "client",
    success: 200,
    query: period,
  },
  ...["signalStrength", "sig", "voltage", "brightness", "brightnessAverage", "all"].map(graph),
  {
    ...graph("reported"),
    query: ({ clientId }) => ({ clientId, parameter: "Valve", start: REPORT.start, end: REPORT.end }),
  },
  { method: "POST", path: "/report-key", audience: "signed in", about: "client", success: 201, body: period },
  { method: "GET", path: "/events", audience: "signed in", about: "nothing", success: 200 },
  {
    method: "POST",
    path: "/device/measurements",
    audience: "device or import",
    about: "nothing",
    success: 200,
    body: () => ({ batchId: "b", from: START - 60, to: START, readings: [] }),
  },
  {
    method: "POST",
    path: "/device/status",
    audience: "device",
    about: "nothing",
    success: 204,
    body: () => ({ timestamp: START }),
  },
];

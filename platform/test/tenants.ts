import type { GroupRole } from "@obcestje/contract/groupRoles.js";
import { addClient, addGroup, addUser, type TestClient } from "./devices.js";
import { type PrincipalName, REPORT } from "./principals.js";
import type { Ids, Target, Tenant } from "./rights/row.js";
import { PREPARATIONS } from "./rightsTable.js";
import { ADMIN, type Headers, SERVICE_KEY, type TestPlatform } from "./testPlatform.js";

/** Two tenants, and further principals. */
export interface Tenants {
  headersOf: Record<PrincipalName, Headers>;
  own: Tenant;
  foreign: Tenant;
  unassigned: TestClient;
  loneUserId: number;
}

const UNKNOWN = 999_999;

/** The ids of a target. Those of something that does not exist have the same names. */
export function idsOf(tenants: Tenants, target: Target): Ids {
  if (target !== "unknown") return tenants[target].ids;
  const ids: [string, number][] = Object.keys(tenants.own.ids).map((name) => [name, UNKNOWN]);
  return { clientId: UNKNOWN, groupId: UNKNOWN, userId: UNKNOWN, ...Object.fromEntries(ids) };
}

/** A group with a client and a user, and the things that the features' calls are about. */
export async function makeTenant(
  platform: TestPlatform,
  admin: Headers,
  name: string,
  preparations = PREPARATIONS,
): Promise<Tenant> {
  const groupId = await addGroup(platform, admin, name);
  const client = await addClient(platform, admin, groupId);
  const { id: userId, headers } = await addUser(platform, admin, `${name}@example.si`, groupId);
  const tenant: Tenant = {
    groupId,
    client,
    userId,
    headers,
    ids: { clientId: client.id, groupId, userId },
  };
  for (const prepare of preparations) Object.assign(tenant.ids, await prepare(platform, admin, tenant));
  return tenant;
}

/**
 * The tenants "own" and "foreign", and a client and a user without group.
 * @param preparations of things beside clients and users; by default all that calls are about
 */
export async function makeTenants(platform: TestPlatform, preparations = PREPARATIONS): Promise<Tenants> {
  const admin = await platform.signIn(ADMIN);
  const own = await makeTenant(platform, admin, "own", preparations);
  const foreign = await makeTenant(platform, admin, "foreign", preparations);
  const lone = await addUser(platform, admin, "lone@example.si");
  const member = async (role: GroupRole) =>
    (await addUser(platform, admin, `${role}@example.si`, own.groupId, role)).headers;
  const clientId = own.client.id;
  const { apiKey } = await platform.ok<{ apiKey: string }>("POST", "/client/key", admin, {
    clientId,
    purpose: "import",
  });
  const { sessionKey } = await platform.ok<{ sessionKey: string }>("POST", "/report-key", own.headers, {
    clientId,
    startTimestamp: REPORT.start,
    endTimestamp: REPORT.end,
  });
  const key = async (body: object): Promise<Headers> => {
    const made = await platform.ok<{ apikey: { key: string } }>("POST", "/apikey", own.headers, body);
    return { authorization: `ApiKey ${made.apikey.key}` };
  };
  return {
    headersOf: {
      guest: {},
      "dead session": { "x-session-id": "dead" },
      viewer: await member("viewer"),
      operator: await member("operator"),
      user: own.headers,
      manager: await member("manager"),
      "user of another group": foreign.headers,
      "user without group": lone.headers,
      admin,
      "admin acting as the group": { ...admin, "x-group-id": String(own.groupId) },
      "full key": await key({ groupId: own.groupId, viewOnly: false }),
      "view key": await key({ groupId: own.groupId, viewOnly: true }),
      "view key of the client": await key({ clientId, viewOnly: true }),
      device: own.client.device,
      import: { authorization: `ApiKey ${apiKey}` },
      "report key": { "x-session-id": sessionKey },
      service: { authorization: `ApiKey ${SERVICE_KEY}` },
    },
    own,
    foreign,
    unassigned: await addClient(platform, admin),
    loneUserId: lone.id,
  };
}

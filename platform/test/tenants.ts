import { addClient, addGroup, addUser, type TestClient } from "./devices.js";
import { ADMIN, type Headers, START, type TestPlatform } from "./testPlatform.js";

export const PRINCIPALS = [
  "guest",
  "dead session",
  "user",
  "user of another group",
  "user without group",
  "admin",
  "admin acting as the group",
  "device",
  "import",
  "report key",
] as const;
export type PrincipalName = (typeof PRINCIPALS)[number];

/** Two tenants, and everybody who may come along. */
export interface Tenants {
  headersOf: Record<PrincipalName, Headers>;
  own: { client: TestClient; groupId: number; userId: number };
  foreign: { client: TestClient; groupId: number; userId: number };
  unassigned: TestClient;
  loneUserId: number;
}

/** The period that the tenants' report key opens. */
export const REPORT = { start: START - 86_400, end: START };

/** A group "own" with a client and a user, another one "foreign", and a client and a user without group. */
export async function makeTenants(platform: TestPlatform): Promise<Tenants> {
  const admin = await platform.signIn(ADMIN);
  const tenant = async (name: string) => {
    const groupId = await addGroup(platform, admin, name);
    const client = await addClient(platform, admin, groupId);
    const user = await addUser(platform, admin, `${name}@example.si`, groupId);
    return { groupId, client, userId: user.id, headers: user.headers };
  };
  const [own, foreign] = [await tenant("own"), await tenant("foreign")];
  const lone = await addUser(platform, admin, "lone@example.si");
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
  return {
    headersOf: {
      guest: {},
      "dead session": { "x-session-id": "dead" },
      user: own.headers,
      "user of another group": foreign.headers,
      "user without group": lone.headers,
      admin,
      "admin acting as the group": { ...admin, "x-group-id": String(own.groupId) },
      device: own.client.device,
      import: { authorization: `ApiKey ${apiKey}` },
      "report key": { "x-session-id": sessionKey },
    },
    own,
    foreign,
    unassigned: await addClient(platform, admin),
    loneUserId: lone.id,
  };
}

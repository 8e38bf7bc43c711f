import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type GroupRole, reaches } from "@obcestje/contract/groupRoles.js";
import { PRINCIPALS, type PrincipalName } from "../../test/principals.js";
import { callRow } from "../../test/rights/callRow.js";
import type { Audience, RightsRow, Target } from "../../test/rights/row.js";
import { preparationsFor, RIGHTS } from "../../test/rightsTable.js";
import { makeTenant, makeTenants, type Tenants } from "../../test/tenants.js";
import { type Answer, type Headers, TestPlatform } from "../../test/testPlatform.js";

const ROLE_OF: Partial<Record<PrincipalName, GroupRole>> = {
  viewer: "viewer",
  operator: "operator",
  user: "editor",
  "user of another group": "editor",
  "user without group": "editor",
  manager: "manager",
};
const PEOPLE = [
  "viewer",
  "operator",
  "user",
  "manager",
  "user of another group",
  "user without group",
  "admin",
  "admin acting as the group",
] as const;
const VIEW_KEYS = ["view key", "view key of the client"] as const;

const MEMBERS: Record<Audience, readonly PrincipalName[]> = {
  everybody: PRINCIPALS,
  "signed in": PEOPLE,
  members: [...PEOPLE, "full key"],
  viewers: [...PEOPLE, "full key", ...VIEW_KEYS],
  readers: [...PEOPLE, "full key", ...VIEW_KEYS, "report key"],
  "members and reports": [...PEOPLE, "full key", "report key"],
  managers: ["manager", "admin", "admin acting as the group"],
  admin: ["admin"],
  device: ["device"],
  "device or import": ["device", "import"],
  service: ["service"],
};

/** The principals that see an existing target. */
const SEES: Record<Exclude<Target, "unknown">, readonly PrincipalName[]> = {
  own: [
    "viewer",
    "operator",
    "user",
    "manager",
    "admin",
    "admin acting as the group",
    "report key",
    "full key",
    ...VIEW_KEYS,
    "device",
    "service",
  ],
  foreign: ["user of another group", "admin", "service"],
};

let platform: TestPlatform;
let tenants: Tenants;

beforeAll(async () => {
  platform = await TestPlatform.start();
  tenants = await makeTenants(platform);
});
afterAll(() => platform.stop());

/** True if the call is for such a principal at all, whatever it is about. */
function mayCall({ audience, role = "viewer" }: RightsRow, who: PrincipalName): boolean {
  const own = ROLE_OF[who];
  return MEMBERS[audience].includes(who) && (own === undefined || reaches(own, role));
}

function expectedStatus(row: RightsRow, who: PrincipalName, target: Target): number {
  const { about, success, refused } = row;
  if (!mayCall(row, who)) return who === "guest" || who === "dead session" ? 401 : 403;
  const status = refused?.[who];
  if (status !== undefined) return status;
  if (about === "nothing") return success;
  return target !== "unknown" && SEES[target].includes(who) ? success : 404;
}

const call = (row: RightsRow, headers: Headers, target: Target) =>
  callRow(platform, tenants, row, headers, target);

it("knows every route, and no other", () => {
  const routes = platform.app.accessList
    .filter(({ method }) => method !== "HEAD")
    .map(({ method, url }) => `${method} ${url}`);
  expect(RIGHTS.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(routes.sort());
});

it("asks people for the role that the table says, in every call", () => {
  const asked = new Map(
    platform.app.accessList
      .filter(({ method }) => method !== "HEAD")
      .map(({ method, url, role }) => [`${method} ${url}`, role]),
  );
  for (const row of RIGHTS)
    expect([nameOf(row), asked.get(nameOf(row))]).toEqual([nameOf(row), row.role ?? null]);
});

/** These would delete what others are tried on, so they get a tenant of their own. */
const isDestructive = ({ method, about }: RightsRow) =>
  /^(DELETE|PATCH)$/.test(method) && about !== "nothing";
const nameOf = ({ method, path }: RightsRow) => `${method} ${path}`;
const harmless = RIGHTS.filter((row) => !isDestructive(row) && row.path !== "/events");
const closed = RIGHTS.filter(({ audience }) => audience !== "everybody");
const destructive = RIGHTS.filter(isDestructive);

describe.each(harmless.map((row) => [nameOf(row), row] as const))("%s", (_name, row) => {
  it.each(PRINCIPALS)("%s", async (who) => {
    for (const target of ["own", "foreign", "unknown"] as const) {
      const { status } = await call(row, tenants.headersOf[who], target);
      expect([target, status]).toEqual([target, expectedStatus(row, who, target)]);
    }
  });
});

describe.each(closed.map((row) => [nameOf(row), row] as const))("%s", (_name, row) => {
  it.each(PRINCIPALS.filter((who) => !mayCall(row, who)))("refuses %s, and changes nothing", async (who) => {
    const before = await platform.ok("GET", "/client/listAll", tenants.headersOf.admin);
    for (const target of ["own", "foreign", "unknown"] as const) {
      expect((await call(row, tenants.headersOf[who], target)).status).toBe(expectedStatus(row, who, target));
    }
    expect(await platform.ok("GET", "/client/listAll", tenants.headersOf.admin)).toEqual(before);
  });
});

it("answers a foreign id and an unknown one alike", async () => {
  for (const row of RIGHTS.filter(({ about, audience }) => about !== "nothing" && audience !== "admin")) {
    const foreign = await call(row, tenants.headersOf.user, "foreign");
    const unknown = await call(row, tenants.headersOf.user, "unknown");
    expect({ status: foreign.status, body: foreign.body }).toEqual({
      status: unknown.status,
      body: unknown.body,
    });
  }
});

it("refuses a list with one foreign id whole", async () => {
  const { own, foreign, headersOf } = tenants;
  const list = `clientId=${own.client.id},${foreign.client.id}`;
  expect((await platform.call("GET", `/client?${list}`, headersOf.user)).status).toBe(404);
  expect(
    (
      await platform.call(
        "GET",
        `/measurement/summary?${list}&startTimestamp=0&endTimestamp=9`,
        headersOf.user,
      )
    ).status,
  ).toBe(404);
  expect(await platform.ok("GET", `/client?${list}`, headersOf.admin)).toHaveLength(2);
});

it("shows each what is theirs, and an unassigned client to administrators alone", async () => {
  const { own, foreign, unassigned, headersOf } = tenants;
  const listed = async (who: PrincipalName) => {
    const clients = await platform.ok<{ id: number }[]>("GET", "/client/list", headersOf[who]);
    return clients
      .map(({ id }) => id)
      .filter((id) => [own.client.id, foreign.client.id, unassigned.id].includes(id));
  };
  expect(await listed("user")).toEqual([own.client.id]);
  expect(await listed("user of another group")).toEqual([foreign.client.id]);
  expect(await listed("user without group")).toEqual([]);
  expect(await listed("admin acting as the group")).toEqual([own.client.id]);
  expect(await listed("admin")).toEqual([own.client.id, foreign.client.id, unassigned.id]);
  expect(await platform.ok("GET", "/group/list", headersOf.user)).toMatchObject([{ id: own.groupId }]);
  expect(await platform.ok("GET", "/group/list", headersOf["user without group"])).toEqual([]);
  expect((await platform.call("GET", `/client?clientId=${unassigned.id}`, headersOf.user)).status).toBe(404);
});

it("takes X-Group-Id from administrators alone, and only for a group that is there", async () => {
  const { own, headersOf } = tenants;
  const as = (who: PrincipalName, group: string) =>
    platform.call("GET", "/client/list", { ...headersOf[who], "x-group-id": group });
  expect((await as("user", String(own.groupId))).status).toBe(403);
  expect((await as("report key", String(own.groupId))).status).toBe(403);
  expect((await as("admin", "999999")).status).toBe(404);
  expect((await as("admin", "all")).status).toBe(400);
  const session = await platform.ok("GET", "/user/session", headersOf["admin acting as the group"]);
  expect(session).toMatchObject({ user: { admin: true }, group: { id: own.groupId } });
});

it("keeps what only administrators or devices set", async () => {
  const { own, headersOf } = tenants;
  const write = (who: PrincipalName, metaData: unknown) =>
    platform.ok<{ metaData: object }>("POST", "/client/metaData", headersOf[who], {
      clientId: own.client.id,
      metaData,
      groups: [1],
      admin: true,
    });
  await write("admin", JSON.stringify({ serialNumber: "SN-1" }));
  for (const who of ["user", "admin acting as the group"] as const) {
    const { metaData } = await write(who, {
      serialNumber: "SN-2",
      reportedParameters: { hwType: "X" },
      notes: who,
    });
    expect(metaData).toMatchObject({ serialNumber: "SN-1", notes: who, reportedParameters: {} });
  }
});

it("refuses a change of nothing but what others set, and keeps no trace of it", async () => {
  const { own, headersOf } = tenants;
  const before = await platform.ok("GET", `/client?clientId=${own.client.id}`, headersOf.admin);
  for (const metaData of [{ serialNumber: "SN-3" }, { serialNumber: null }, { reportedParameters: {} }]) {
    const body = { clientId: own.client.id, metaData };
    expect((await platform.call("POST", "/client/metaData", headersOf.user, body)).status).toBe(403);
    expect(await lastAudited()).toMatchObject({ call: "POST /client/metaData", result: "FORBIDDEN" });
  }
  expect(await platform.ok("GET", `/client?clientId=${own.client.id}`, headersOf.admin)).toEqual(before);
});

it("names with a report key the group that its maker sees, and no other", async () => {
  const { own, foreign, headersOf } = tenants;
  const shared = { groupId: foreign.groupId, clientId: own.client.id };
  await platform.ok("POST", "/client/assignTo", headersOf.admin, shared);
  const [client, groups] = [`/client?clientId=${own.client.id}`, "/group/list"];
  expect(await platform.ok("GET", client, headersOf["report key"])).toMatchObject({ groups: [own.groupId] });
  expect(await platform.ok("GET", groups, headersOf["report key"])).toMatchObject([{ id: own.groupId }]);
  await platform.ok(
    "DELETE",
    `/client/assignTo?groupId=${shared.groupId}&clientId=${shared.clientId}`,
    headersOf.admin,
  );
});

it("names people to those of their group and to administrators alone, also where a client has changed hands", async () => {
  const { own, foreign, headersOf } = tenants;
  const clientId = own.client.id;
  const [, made] = await Promise.all([
    platform.ok("POST", "/config/assign", own.headers, {
      clientId,
      data: { cfgID: "KB0", BasicConfig: { displayDisable: 1 } },
    }),
    platform.ok<{ ids: number[] }>("POST", "/action", own.headers, {
      clientId,
      data: { actionType: "restart" },
    }),
  ]);
  await platform.ok("POST", "/client/assignTo", headersOf.admin, { groupId: foreign.groupId, clientId });
  const people = async (who: PrincipalName) => {
    const ask = <T>(path: string) => platform.ok<T>("GET", `${path}?clientId=${clientId}`, headersOf[who]);
    const actions = await ask<{ id: number; createdBy: unknown }[]>("/action/list");
    const [newest] = await ask<{ changedBy: unknown }[]>("/config/history");
    const config = await ask<{ changedBy: unknown }>("/config");
    return [actions.find(({ id }) => id === made.ids[0])?.createdBy, newest?.changedBy, config.changedBy];
  };
  const person = { id: own.userId, email: "own@example.si" };
  for (const who of ["user", "admin", "admin acting as the group", "full key"] as const)
    expect(await people(who)).toEqual([person, person, person]);
  expect(await people("user of another group")).toEqual([null, null, null]);
  const from = `/client/assignTo?groupId=${foreign.groupId}&clientId=${clientId}`;
  await platform.ok("DELETE", from, headersOf.admin);
});

it("opens with a report key its client and period alone", async () => {
  const { own, headersOf } = tenants;
  const ask = (start: number, end: number, more = "") =>
    platform.call(
      "GET",
      `/measurement?clientId=${own.client.id}&startTimestamp=${start}&endTimestamp=${end}${more}`,
      headersOf["report key"],
    );
  const { startTimestamp: start, endTimestamp: end } = (
    await platform.ok<{ reportKey: { startTimestamp: number; endTimestamp: number } }>(
      "GET",
      "/user/session",
      headersOf["report key"],
    )
  ).reportKey;
  expect((await ask(start, end)).status).toBe(200);
  expect((await ask(start + 3600, end - 1)).status).toBe(200);
  expect((await ask(start - 1, end)).status).toBe(403);
  expect((await ask(start, end + 1)).status).toBe(403);
  expect((await ask(start, end, "&previousStartTimestamp=0&previousEndTimestamp=86400")).status).toBe(403);
  platform.clock.now += 300;
  expect((await ask(start, end)).status).toBe(401);
  platform.clock.now -= 300;
});

/** The newest row of the audit log. */
async function lastAudited(): Promise<{ id: number; call: string; result: string } | undefined> {
  const [row] = await platform.ok<{ id: number; call: string; result: string }[]>(
    "GET",
    "/audit/list?limit=1",
    tenants.headersOf.admin,
  );
  return row;
}

/** Makes a change, and expects exactly one row about it in the audit log. */
async function audited(row: RightsRow, act: () => Promise<Answer>): Promise<void> {
  const before = await lastAudited();
  const { status } = await act();
  expect(status).toBe(row.success);
  const after = await lastAudited();
  expect(after).toMatchObject({ call: nameOf(row), result: "done" });
  expect(after?.id).toBe((before?.id ?? 0) + 1);
}

/** Runs with another tenant in place of one. */
async function instead<T>(place: Partial<Tenants>, work: () => Promise<T>): Promise<T> {
  const before = tenants;
  tenants = { ...tenants, ...place };
  try {
    return await work();
  } finally {
    tenants = before;
  }
}

const PERSONAL: readonly Audience[] = ["signed in", "members", "managers", "admin"];
const changing = RIGHTS.filter(
  ({ method, audience, success, looksOnly }) =>
    method !== "GET" && looksOnly !== true && PERSONAL.includes(audience) && success < 300,
);

it.each(changing.map((row) => [nameOf(row), row] as const))(
  "notes %s in the audit log",
  async (_name, row) => {
    const spare = await makeSpare(row);
    const who = row.refused?.admin === undefined ? tenants.headersOf.admin : spare.headers;
    await instead({ own: spare }, () => audited(row, () => call(row, who, "own")));
  },
);

it("notes a refused change, too", async () => {
  const { foreign, headersOf } = tenants;
  const body = { clientId: foreign.client.id, metaData: { notes: "x" } };
  await platform.call("POST", "/client/metaData", headersOf.user, body);
  expect(await lastAudited()).toMatchObject({
    call: "POST /client/metaData",
    result: "NOT_FOUND",
    who: "own@example.si",
    target: { ids: { clientId: foreign.client.id }, fields: ["metaData"] },
  });
});

describe.each(
  destructive.filter(({ about }) => about !== "nothing").map((row) => [nameOf(row), row] as const),
)("%s", (_name, row) => {
  it("does it to what is there, for an administrator", async () => {
    expect((await call(row, tenants.headersOf.admin, "unknown")).status).toBe(404);
    if (row.refused?.admin !== undefined) return;
    const spare = await makeSpare(row);
    const answer = await instead({ foreign: spare }, () => call(row, tenants.headersOf.admin, "foreign"));
    expect(answer.status).toBe(row.success);
  });

  it.each(["user", "full key"] as const)(
    "does it for %s to what is theirs, and to nothing else",
    async (who) => {
      if (!mayCall(row, who)) return;
      for (const target of ["foreign", "unknown"] as const)
        expect((await call(row, tenants.headersOf[who], target)).status).toBe(
          expectedStatus(row, who, target),
        );
      const spare = await makeSpare(row);
      const made = await platform.ok<{ apikey: { key: string } }>("POST", "/apikey", spare.headers, {
        groupId: spare.groupId,
        viewOnly: false,
      });
      const headers = who === "user" ? spare.headers : { authorization: `ApiKey ${made.apikey.key}` };
      const answer = await instead({ own: spare }, () => call(row, headers, "own"));
      expect(answer.status).toBe(expectedStatus(row, who, "own"));
    },
  );
});

let spares = 0;
const makeSpare = (row: RightsRow) =>
  makeTenant(platform, tenants.headersOf.admin, `spare${++spares}`, preparationsFor(row));

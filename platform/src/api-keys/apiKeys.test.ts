import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { EventStream } from "../../test/eventStream.js";
import { makeTenants, type Tenants } from "../../test/tenants.js";
import { type Headers, TestPlatform } from "../../test/testPlatform.js";

let platform: TestPlatform;
let tenants: Tenants;
const PORTAL = "https://portal.example.si";

beforeAll(async () => {
  platform = await TestPlatform.start(undefined, { PORTAL_URL: PORTAL });
  tenants = await makeTenants(platform);
});
afterAll(() => platform.stop());

interface Key {
  id: number;
  key: string | null;
  lastUsedDate: number | null;
}
const make = async (who: Headers, body: object): Promise<Key & { headers: Headers }> => {
  const { apikey } = await platform.ok<{ apikey: Key }>("POST", "/apikey", who, body);
  return { ...apikey, headers: { authorization: `ApiKey ${apikey.key}` } };
};
const list = (query: string, who = tenants.headersOf.user) =>
  platform.ok<Key[]>("GET", `/apikey/list?${query}`, who);
const status = async (headers: Headers, url = "/client/list") =>
  (await platform.call("GET", url, headers)).status;

/** All fields of a device that a view-only key sees. Think twice before adding one. */
const PUBLIC_FIELDS = [
  "alarms",
  "createDate",
  "groups",
  "guid",
  "id",
  "info",
  "lastActiveDate",
  "metaData",
  "timeZone",
  "visionType",
];

it("shows with a view-only key what an embed shows, and no more", async () => {
  const { own, headersOf } = tenants;
  const clientId = own.client.id;
  await platform.ok("POST", "/client/metaData", headersOf.user, {
    clientId,
    metaData: {
      locationName: "Šolska",
      notes: "secret",
      speedLimit: 30,
      directionNames: { incoming: "proti Kranju" },
      customTexts: [],
      displayConfiguration: {},
    },
  });
  await platform.ok("POST", "/device/status", own.client.device, {
    timestamp: platform.clock.now,
    battery: 12,
    alarms: ["door"],
    hwType: "K200DISP_AMG",
    reported: { Valve: 1 },
  });
  for (const who of ["view key", "view key of the client"] as const) {
    const [client] = await platform.ok<object[]>("GET", "/client/list", headersOf[who]);
    const told = Object.entries(client ?? {}).filter(([, value]) => value !== null);
    expect(told.map(([name]) => name).sort()).toEqual(PUBLIC_FIELDS);
    const { info } = client as { info: object };
    expect(Object.values(info).filter((value) => value !== null)).toEqual([]);
    expect(client).toMatchObject({
      id: clientId,
      alarms: [],
      metaData: {
        locationName: "Šolska",
        speedLimit: 30,
        directionNames: { incoming: "proti Kranju" },
        reportedParameters: { hwType: "K200DISP_AMG" },
      },
    });
    const { metaData } = client as { metaData: Record<string, object> };
    expect(Object.keys(metaData).sort()).toEqual([
      "directionNames",
      "locationName",
      "reportedParameters",
      "speedLimit",
    ]);
    expect(Object.keys(metaData.reportedParameters ?? {})).toEqual(["hwType"]);
  }
  expect(await platform.ok("GET", "/user/session", headersOf["view key of the client"])).toMatchObject({
    user: null,
    group: { id: own.groupId },
    apiKey: { viewOnly: true, clientId },
  });
});

it("does with a full key what a user of the group may", async () => {
  const { own, headersOf } = tenants;
  const body = { clientId: own.client.id, metaData: { notes: "by a script", serialNumber: "SN" } };
  const { metaData } = await platform.ok<{ metaData: object }>(
    "POST",
    "/client/metaData",
    headersOf["full key"],
    body,
  );
  expect(metaData).toMatchObject({ notes: "by a script" });
  expect(metaData).not.toHaveProperty("serialNumber");
});

it("shows a full key's text once, a view-only key's always", async () => {
  const { own, headersOf } = tenants;
  const full = await make(headersOf.user, { groupId: own.groupId, viewOnly: false });
  const view = await make(headersOf.user, { groupId: own.groupId, viewOnly: true });
  const keys = new Map((await list(`groupId=${own.groupId}`)).map((key) => [key.id, key.key]));
  expect([full.key?.slice(0, 3), keys.get(full.id), keys.get(view.id)]).toEqual(["ak_", null, view.key]);
});

it("closes with a revoked key, at once and on its open stream", async () => {
  const { own, headersOf } = tenants;
  const key = await make(headersOf.user, { groupId: own.groupId, viewOnly: false });
  const url = await platform.app.listen({ port: 0, host: "127.0.0.1" });
  const stream = await EventStream.open(Number(new URL(url).port), key.headers);
  await platform.ok("DELETE", `/apikey?id=${key.id}`, headersOf.user);
  await stream.until(({ isOver }) => isOver);
  expect(await status(key.headers)).toBe(401);
});

it("notes a key's use, once a minute", async () => {
  const { own, headersOf } = tenants;
  const key = await make(headersOf.user, { clientId: own.client.id, viewOnly: true });
  const used = async () =>
    (await list(`clientId=${own.client.id}`)).find(({ id }) => id === key.id)?.lastUsedDate;
  expect(await used()).toBeNull();
  const first = platform.clock.now;
  await status(key.headers);
  platform.clock.now += 59;
  await status(key.headers);
  expect(await used()).toBe(first);
  platform.clock.now += 1;
  await status(key.headers);
  expect(await used()).toBe(first + 60);
});

it("keeps a key to its origins", async () => {
  const { own, headersOf } = tenants;
  const origins = ["https://www.obcina.si"];
  const key = await make(headersOf.user, { clientId: own.client.id, viewOnly: true, origins });
  expect(await status(key.headers)).toBe(403);
  expect(await status({ ...key.headers, origin: "https://www.obcina.si.evil.example" })).toBe(403);
  expect(await status({ ...key.headers, origin: "https://www.obcina.si" })).toBe(200);
});

it("lets the portal's own pages use a key that is kept to origins, and says to them which these are", async () => {
  const { own, headersOf } = tenants;
  const origins = ["https://www.obcina.si"];
  const key = await make(headersOf.user, { clientId: own.client.id, viewOnly: true, origins });
  const portal = { ...key.headers, origin: PORTAL };
  expect(await platform.ok("GET", "/user/session", portal)).toMatchObject({ apiKey: { origins } });
  expect(await status({ ...key.headers, origin: `${PORTAL}.evil.example` })).toBe(403);
});

it("is called otherwise, and kept to other origins", async () => {
  const { own, headersOf } = tenants;
  const key = await make(headersOf.user, { groupId: own.groupId, viewOnly: true, name: "Stran" });
  const patch = (body: object, who = headersOf.user) =>
    platform.call("PATCH", "/apikey", who, { id: key.id, ...body });
  expect((await patch({ name: "Nova", origins: ["https://a.si"] })).body).toMatchObject({
    apikey: { id: key.id, key: key.key, name: "Nova", origins: ["https://a.si"] },
  });
  expect(await status(key.headers)).toBe(403);
  expect((await patch({ origins: [] })).body).toMatchObject({ apikey: { name: "Nova", origins: [] } });
  expect(await status(key.headers)).toBe(200);
  expect((await patch({ name: "" })).body).toMatchObject({ apikey: { name: null } });
  expect((await patch({ origins: ["https://a.si/path"] })).status).toBe(422);
  expect((await patch({ name: "x" }, headersOf["user of another group"])).status).toBe(404);
  expect((await patch({ name: "x" }, headersOf["user without group"])).status).toBe(404);
});

it("lists all keys that somebody may end, page by page, newest first", async () => {
  const { own, foreign, headersOf } = tenants;
  const mine = await make(headersOf.user, { clientId: own.client.id, viewOnly: true });
  const theirs = await make(headersOf["user of another group"], {
    groupId: foreign.groupId,
    viewOnly: true,
  });
  const admins = await make(headersOf.admin, { clientId: own.client.id, viewOnly: true });
  const ids = async (who: Headers) => (await list("limit=1000", who)).map(({ id }) => id);
  expect(await ids(headersOf.admin)).toEqual(expect.arrayContaining([mine.id, theirs.id, admins.id]));
  expect((await ids(headersOf.admin))[0]).toBe(admins.id);
  for (const who of [headersOf.user, headersOf["admin acting as the group"]]) {
    const seen = await ids(who);
    expect(seen).toContain(mine.id);
    for (const other of [theirs, admins]) expect(seen).not.toContain(other.id);
  }
  expect(await ids(headersOf["user without group"])).toEqual([]);
  const first = await platform.call("GET", "/apikey/list?limit=1&count=true", headersOf.user);
  expect(first.body).toMatchObject([{ id: mine.id }]);
  expect(Number(first.headers["x-total-count"])).toBe((await ids(headersOf.user)).length);
  const next = await list(`limit=1&cursor=${first.headers["x-next-cursor"]}`);
  expect(next[0]?.id).toBeLessThan(mine.id);
});

it.each(["www.obcina.si", "https://a.si/path", "javascript:1", "https://*"])(
  "refuses the origin %s",
  async (origin) => {
    const body = { clientId: tenants.own.client.id, viewOnly: true, origins: [origin] };
    expect((await platform.call("POST", "/apikey", tenants.headersOf.user, body)).status).toBe(422);
  },
);

it("shows a client no longer once it has left the group that the key is of", async () => {
  const { own, headersOf } = tenants;
  const client = await platform.ok<{ id: number }>("POST", "/client", headersOf.admin, {});
  const assign = { groupId: own.groupId, clientId: client.id };
  await platform.ok("POST", "/client/assignTo", headersOf.admin, assign);
  const key = await make(headersOf.user, { clientId: client.id, viewOnly: false });
  expect(await platform.ok("GET", "/client/list", key.headers)).toMatchObject([{ id: client.id }]);
  await platform.ok(
    "DELETE",
    `/client/assignTo?groupId=${own.groupId}&clientId=${client.id}`,
    headersOf.admin,
  );
  expect(await platform.ok("GET", "/client/list", key.headers)).toEqual([]);
  expect(await status(key.headers, `/client?clientId=${client.id}`)).toBe(404);
});

it("asks for a client or a group, and for one's own alone", async () => {
  const { own, foreign, headersOf } = tenants;
  const post = async (body: object) => (await platform.call("POST", "/apikey", headersOf.user, body)).status;
  expect(await post({ viewOnly: true })).toBe(400);
  expect(await post({ viewOnly: true, clientId: own.client.id, groupId: own.groupId })).toBe(400);
  expect(await post({ viewOnly: true, groupId: foreign.groupId })).toBe(404);
});

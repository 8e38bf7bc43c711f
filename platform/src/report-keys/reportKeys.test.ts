import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { addClient } from "../../test/devices.js";
import { type PrincipalName, REPORT } from "../../test/principals.js";
import { makeTenants, type Tenants } from "../../test/tenants.js";
import { type Headers, TestPlatform } from "../../test/testPlatform.js";
import { hashSecret } from "../auth/secrets.js";
import { openAsItIs } from "../db/database.js";

let platform: TestPlatform;
let tenants: Tenants;
beforeAll(async () => {
  platform = await TestPlatform.start();
  tenants = await makeTenants(platform);
});
afterAll(() => platform.stop());

const period = (clientId: number) => ({ clientId, startTimestamp: REPORT.start, endTimestamp: REPORT.end });

it("gives a script's report the rights of its key, and ends with it", async () => {
  const { own, headersOf } = tenants;
  const { apikey } = await platform.ok<{ apikey: { id: number; key: string } }>(
    "POST",
    "/apikey",
    own.headers,
    {
      clientId: own.client.id,
      viewOnly: false,
    },
  );
  const script: Headers = { authorization: `ApiKey ${apikey.key}` };
  const { sessionKey } = await platform.ok<{ sessionKey: string }>(
    "POST",
    "/report-key",
    script,
    period(own.client.id),
  );
  const page: Headers = { "x-session-id": sessionKey };
  const groups = await platform.ok<{ id: number }[]>("GET", "/group/list", page);
  expect(groups.map(({ id }) => id)).toEqual([own.groupId]);
  const measurement = `/measurement?clientId=${own.client.id}&startTimestamp=${REPORT.start}&endTimestamp=${REPORT.end}`;
  expect((await platform.call("GET", measurement, page)).status).toBe(200);

  await platform.ok("DELETE", `/apikey?id=${apikey.id}`, headersOf.user);
  expect((await platform.call("GET", measurement, page)).status).toBe(401);
});

it("gives a client's key no report of another client, and a view-only key none", async () => {
  const { own, foreign, headersOf } = tenants;
  const refused = await platform.call(
    "POST",
    "/report-key",
    headersOf["full key"],
    period(foreign.client.id),
  );
  expect(refused.status).toBe(404);
  const viewed = await platform.call("POST", "/report-key", headersOf["view key"], period(own.client.id));
  expect(viewed.status).toBe(403);
});

it("lets a session in whose random id begins like a report key", async () => {
  const own = String(tenants.own.headers["x-session-id"]);
  const alike = `rk_${own}`;
  const db = openAsItIs(platform.database);
  const known = await db
    .selectFrom("session")
    .selectAll()
    .where("token_hash", "=", hashSecret(own))
    .executeTakeFirstOrThrow();
  await db
    .insertInto("session")
    .values({ ...known, token_hash: hashSecret(alike) })
    .execute();
  await db.destroy();
  expect((await platform.call("GET", "/client/list", { "x-session-id": alike })).status).toBe(200);
  expect((await platform.call("GET", "/client/list", { "x-session-id": `${alike}x` })).status).toBe(401);
});

describe("of several clients", () => {
  const keyOf = async (clientId: unknown, who: PrincipalName = "user"): Promise<Headers> => {
    const body = { ...period(0), clientId };
    const { sessionKey } = await platform.ok<{ sessionKey: string }>(
      "POST",
      "/report-key",
      tenants.headersOf[who],
      body,
    );
    return { "x-session-id": sessionKey };
  };
  const statusOf = async (path: string, page: Headers) => (await platform.call("GET", path, page)).status;

  it("reads all of them, and nothing of others of the same group", async () => {
    const { own, headersOf } = tenants;
    const second = await addClient(platform, headersOf.admin, own.groupId);
    const third = await addClient(platform, headersOf.admin, own.groupId);
    for (const named of [`${own.client.id},${second.id}`, [own.client.id, second.id]]) {
      const page = await keyOf(named);
      const ids = (path: string) =>
        platform.ok<{ id: number }[]>("GET", path, page).then((clients) => clients.map(({ id }) => id));
      const both = [own.client.id, second.id];
      expect(await ids("/client/list")).toEqual(both);
      expect(await ids(`/client?clientId=${second.id},${own.client.id}`)).toEqual(both.toReversed());
      const { reportKey } = await platform.ok<{ reportKey: object }>("GET", "/user/session", page);
      const { start, end } = REPORT;
      expect(reportKey).toEqual({ clientIds: both, startTimestamp: start, endTimestamp: end });
      const measured = (list: string, from = start) =>
        statusOf(`/measurement?clientId=${list}&startTimestamp=${from}&endTimestamp=${end}`, page);
      expect(await measured(both.join())).toBe(200);
      expect(await measured(both.join(), start - 1)).toBe(403);
      expect(await measured(`${both.join()},${third.id}`)).toBe(404);
      expect(await statusOf(`/config?clientId=${third.id}`, page)).toBe(404);
      expect(await statusOf(`/config?clientId=${second.id}`, page)).toBe(404);
    }
    await platform.ok("POST", "/config/assign", headersOf.admin, {
      clientId: second.id,
      data: { cfgID: "KB0", BasicConfig: { displayDisable: 1 } },
    });
    expect(await statusOf(`/config?clientId=${second.id}`, await keyOf([own.client.id, second.id]))).toBe(
      200,
    );
  });

  it("is refused where one is not the caller's, and where they are too many", async () => {
    const { own, foreign, headersOf } = tenants;
    const ask = (clientId: unknown) =>
      platform.call("POST", "/report-key", headersOf.user, { ...period(0), clientId });
    expect((await ask([own.client.id, foreign.client.id])).status).toBe(404);
    expect(await ask(Array.from({ length: 51 }, (_, index) => index + 1))).toMatchObject({
      status: 422,
      body: { error: { details: { fields: [{ path: "clientId" }] } } },
    });
    expect((await ask([])).status).toBe(400);
  });

  it("reads what is left of them: none that changed hands, and nothing once all are gone", async () => {
    const { own, headersOf } = tenants;
    const [left, gone] = [
      await addClient(platform, headersOf.admin, own.groupId),
      await addClient(platform, headersOf.admin, own.groupId),
    ];
    const page = await keyOf([left.id, gone.id]);
    const seen = () => platform.ok<{ id: number }[]>("GET", "/client/list", page);
    await platform.ok("DELETE", `/client?clientId=${gone.id}`, headersOf.admin);
    expect(await seen()).toMatchObject([{ id: left.id }]);
    const from = `/client/assignTo?groupId=${own.groupId}&clientId=${left.id}`;
    await platform.ok("DELETE", from, headersOf.admin);
    expect(await seen()).toEqual([]);
    await platform.ok("DELETE", `/client?clientId=${left.id}`, headersOf.admin);
    expect(await statusOf("/client/list", page)).toBe(401);
  });

  it("names an administrator's report every group of its clients", async () => {
    const { own, foreign } = tenants;
    const page = await keyOf([own.client.id, foreign.client.id], "admin");
    const groups = await platform.ok<{ id: number }[]>("GET", "/group/list", page);
    expect(new Set(groups.map(({ id }) => id))).toEqual(new Set([own.groupId, foreign.groupId]));
  });
});

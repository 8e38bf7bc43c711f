import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { REPORT } from "../../test/principals.js";
import { makeTenants, type Tenants } from "../../test/tenants.js";
import { type Headers, TestPlatform } from "../../test/testPlatform.js";

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

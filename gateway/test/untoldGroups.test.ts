import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import {
  clientJson,
  groupJson,
  NOTHING,
  type PlatformDouble,
  startPlatformDouble,
} from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

/** A platform that says neither which groups a device has, nor which one a person has. */
beforeEach(async () => {
  platform = await startPlatformDouble(0, NOTHING);
  gateway = await buildGateway(platform.url);
  const { groups: _, ...device } = clientJson(1);
  platform.on("GET client", () => device);
  for (const list of ["GET client/list", "GET client/listAll"]) platform.on(list, () => [device]);
  platform.on("GET group/list", () => [groupJson(1)]);
  platform.on("GET user/list", () => [{ id: 3, email: "ana@obcina.si" }]);
  platform.on("GET group", () => groupJson(1));
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const signIn = (admin: boolean) => {
  const user = { id: 3, email: "ana@obcina.si", admin };
  platform.on("GET user/session", () => ({ user, group: admin ? null : groupJson(1) }));
};
const answer = async (query: string) => {
  const { data, errors } = await ask(gateway, query, { headers: SIGNED_IN });
  expect(errors).toBeUndefined();
  return data;
};

it("says of a device's groups nothing to an administrator, also not that it has none", async () => {
  signIn(true);
  expect(await answer("{ clients { id groups { id } } }")).toEqual({ clients: [{ id: "1", groups: null }] });
  expect(await answer("{ clients(unassigned: true) { id } }")).toEqual({ clients: [] });
});

it("says to others their own group, whose devices they see", async () => {
  signIn(false);
  expect(await answer("{ client(id: 1) { groups { id } } }")).toEqual({ client: { groups: [{ id: "1" }] } });
});

it("takes no device out of groups that it does not know", async () => {
  signIn(true);
  const query =
    'mutation { setClientsGroup(input: { clientIds: ["1"], groupId: null }) { results { error { code } } } }';
  const data = await answer(query);
  expect(data?.setClientsGroup).toMatchObject({
    results: [{ error: { code: "UPSTREAM_INVALID_RESPONSE" } }],
  });
  expect(platform.calls.filter((call) => !call.startsWith("GET"))).toEqual([]);
});

it("says neither that a person has no group, nor that a group has nobody", async () => {
  signIn(true);
  const data = await answer("{ users { nodes { hasGroup group { id } } } groups { users { id } } }");
  expect(data).toEqual({ users: { nodes: [{ hasGroup: null, group: null }] }, groups: [{ users: null }] });
});

it("says that a person has none where the platform says so", async () => {
  signIn(true);
  platform.on("GET user/list", () => [{ id: 3, email: "ana@obcina.si", groupId: null }]);
  expect(await answer("{ users { nodes { hasGroup } } }")).toEqual({
    users: { nodes: [{ hasGroup: false }] },
  });
});

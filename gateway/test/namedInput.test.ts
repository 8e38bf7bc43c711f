import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance, FastifyReply } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeAll(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
});
beforeEach(() => {
  platform.calls.length = 0;
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

const refusing = (path: string) => (_request: unknown, reply: FastifyReply) =>
  reply.code(400).send({
    error: { code: "BAD_REQUEST", message: "x", details: { fields: [{ path, message: "must be integer" }] } },
  });

it.each([
  ["client", "clientId", '{ client(id: "x") { id } }', "id"],
  ["client", "clientId", '{ clients(ids: ["x"]) { id } }', "ids"],
  ["client", "clientId", '{ report(clientIds: ["x"], interval: { preset: WEEK }) { from } }', "clientIds"],
  ["action/listAll", "cursor", '{ actions(after: "x") { nodes { id } } }', "after"],
])("what the platform's %s calls %s has the caller's name: %s", async (call, path, query, name) => {
  platform.on(`GET ${call}`, refusing(path));
  const { errors } = await ask(gateway, query, { headers: SIGNED_IN });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: [{ path: name, message: "must be integer" }],
  });
});

it.each([
  ["several ids for one", "1,2", "must be one id"],
  ["an id longer than an address may be", "1".repeat(10_000), "is too long"],
])("refuses %s before any call", async (_case, id, message) => {
  const query = "query ($id: ID!) { client(id: $id) { id } }";
  const { status, errors } = await ask(gateway, query, { headers: SIGNED_IN, variables: { id } });
  expect({ status, extensions: errors?.[0]?.extensions }).toMatchObject({
    status: 200,
    extensions: { code: "BAD_USER_INPUT", fields: [{ path: "id", message }] },
  });
  expect(platform.calls).not.toContain("GET client");
});

it.each(['from: "soon", to: 5', "from: 1.5, to: 5"])("says where %s stands in the text", async (interval) => {
  const query = `{ fleetHealth(interval: { ${interval} }) { from } }`;
  const { status, errors } = await ask(gateway, query, { headers: SIGNED_IN });
  expect(status).toBe(400);
  expect(errors).toMatchObject([
    { message: "UnixTime must be a whole number of seconds", locations: [{ line: 1, column: 33 }] },
  ]);
});

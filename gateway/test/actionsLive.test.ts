import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { type Client, createClient } from "graphql-ws";
import WebSocket from "ws";
import { EventStream } from "./eventStream.js";
import { buildGateway } from "./gatewayUnderTest.js";
import { clientJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;
let client: Client;
let events: EventStream;

beforeEach(async () => {
  platform = await startPlatformDouble();
  platform.on("GET user/session", () => ({ user: null, group: null }));
  platform.on("GET client", ({ query }) => clientJson(Number((query as { clientId: string }).clientId)));
  events = new EventStream();
  platform.on("GET events", (request, reply) =>
    events.accept(reply, request.headers["last-event-id"]?.toString()),
  );
  gateway = await buildGateway(platform.url);
  const address = await gateway.listen({ port: 0, host: "127.0.0.1" });
  client = createClient({
    url: `${address.replace("http", "ws")}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { sessionId: "s-1" },
    retryAttempts: 0,
  });
});
afterEach(async () => {
  await client.dispose();
  await gateway.close();
  await platform.close();
});

const CHANGES = `subscription ($clientId: ID) { actionChanged(clientId: $clientId) {
  actionId status client { name } action { id type status } } }`;

it("actionChanged delivers the action as it is now, of the one device that was asked for", async () => {
  platform.on("GET action/list", () => [
    { id: 8, clientId: 5, data: { actionType: "blink" }, status: "created" },
    { id: 7, clientId: 5, data: { actionType: "restart" }, status: "accepted" },
  ]);
  const stream = client.iterate({ query: CHANGES, variables: { clientId: "5" } });
  const first = stream.next();
  await events.listening();
  events.send(1, "action.changed", { clientId: 6, actionId: 9, status: "created" });
  events.send(2, "action.changed", { clientId: 5, actionId: 7, status: "accepted" });
  expect((await first).value).toEqual({
    data: {
      actionChanged: {
        actionId: "7",
        status: "ACCEPTED",
        client: { name: "Cesta 5" },
        action: { id: "7", type: "restart", status: "ACCEPTED" },
      },
    },
  });

  const second = stream.next();
  events.send(3, "action.changed", { clientId: 5 });
  expect((await second).value).toMatchObject({
    data: { actionChanged: { actionId: null, status: null, action: null } },
  });
});

it("actionChanged is refused for a device that is not the caller's", async () => {
  platform.on("GET client", (_request, reply) => reply.code(404).send({}));
  const stream = client.iterate({ query: CHANGES, variables: { clientId: "5" } });
  const { value } = await stream.next();
  expect(value.errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
});

import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { type Client, createClient } from "graphql-ws";
import WebSocket from "ws";
import { type LiveGateway, startLiveGateway } from "./liveGateway.js";
import { clientJson } from "./platformDouble.js";

let live: LiveGateway;
let client: Client;

beforeEach(async () => {
  live = await startLiveGateway();
  client = createClient({
    url: `${live.address.replace("http", "ws")}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { sessionId: "s-1" },
    retryAttempts: 0,
  });
});
afterEach(async () => {
  await client.dispose();
  await live.close();
});

const STATUS = "subscription ($id: ID) { clientStatus(clientId: $id) { id lastCountDate } }";
const ARRIVALS = 'subscription { clientMeasurement(clientId: "1") { from } }';
const count = (eventId: number, clientId: number) =>
  live.events.send(eventId, "client.measurement", { clientId, from: 1, to: 2, vehicles: 1 });
const clientCalls = () => live.platform.requests.filter(({ url }) => url.startsWith("/client?"));
const counted = (lastCountDate: number) =>
  live.platform.on("GET client", (request) =>
    clientJson(Number((request.query as { clientId: string }).clientId), { lastCountDate }),
  );

it("delivers a device's state when it has counted somebody", async () => {
  counted(1_795_000_001);
  const stream = client.iterate({ query: STATUS });
  const first = stream.next();
  await live.events.listening();
  count(1, 3);
  expect((await first).value).toEqual({
    data: { clientStatus: { id: "3", lastCountDate: 1_795_000_001 } },
  });
  counted(1_795_000_060);
  const second = stream.next();
  count(2, 3);
  expect((await second).value).toEqual({
    data: { clientStatus: { id: "3", lastCountDate: 1_795_000_060 } },
  });
});

it("reads many devices that counted with one call", async () => {
  live.platform.on("GET client", () => [1, 2, 3].map((id) => clientJson(id)));
  const stream = client.iterate({ query: STATUS });
  const first = stream.next();
  await live.events.listening();
  for (const id of [1, 2, 3]) count(id, id);
  await first;
  await stream.next();
  await stream.next();
  expect(clientCalls()).toHaveLength(1);
});

it("reads no device's state that nobody listens to", async () => {
  const stream = client.iterate({ query: ARRIVALS });
  const first = stream.next();
  const other = client.iterate({ query: STATUS, variables: { id: "1" } });
  const state = other.next();
  await live.events.listening();
  count(1, 2);
  count(2, 1);
  await Promise.all([first, state]);
  expect(clientCalls().filter(({ url }) => url !== "/client?clientId=1")).toEqual([]);
});

it("tells who joins of counts that came just before", async () => {
  const arrivals = client.iterate({ query: ARRIVALS });
  const heard = arrivals.next();
  await live.events.listening();
  count(1, 1);
  await heard;
  counted(1_795_000_001);
  const later = client.iterate({ query: STATUS });
  expect((await later.next()).value).toEqual({
    data: { clientStatus: { id: "1", lastCountDate: 1_795_000_001 } },
  });
});

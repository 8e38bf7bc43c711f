import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { type Client, createClient } from "graphql-ws";
import WebSocket from "ws";
import { EventStream } from "./eventStream.js";
import { buildGateway } from "./gatewayUnderTest.js";
import { clientJson, groupJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;
let client: Client;
let events: EventStream;
let open: Record<number, number>;
let mode: string;
let order: object | null;

const ORDERS = {
  expectedOpen: false,
  manualUntil: null,
  nextChange: null,
  deviation: null,
  pausedUntil: null,
};
const valveClient = (id: number) =>
  clientJson(id, { metaData: { reportedParameters: { Valve: open[id] } }, valve: { mode } });
const valveJson = (id: number) => ({
  ...valveClient(id),
  valve: { ...ORDERS, mode, order, state: open[id] ? "OPEN" : "CLOSED" },
});

beforeEach(async () => {
  [open, mode, order, events] = [{ 1: 0, 2: 0 }, "schedule", null, new EventStream()];
  platform = await startPlatformDouble();
  platform.on("GET user/session", () => ({ user: { id: 1, email: "a@b.si" }, group: groupJson(1) }));
  platform.on("GET events", (request, reply) =>
    events.accept(reply, request.headers["last-event-id"]?.toString()),
  );
  platform.on("GET client", ({ query }) => {
    const ids = (query as { clientId: string }).clientId.split(",").map(Number);
    return ids.length === 1 ? valveClient(ids[0] ?? 0) : ids.map(valveClient);
  });
  platform.on("GET zalivalnik", () => [
    { id: 1, name: "Park", unbundled: Object.keys(open).map(Number).map(valveJson) },
  ]);
  gateway = await buildGateway(platform.url);
  const url = (await gateway.listen({ port: 0, host: "127.0.0.1" })).replace("http", "ws");
  client = createClient({
    url: `${url}/graphql`,
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

const CHANGED = 'subscription { valveLocationChanged(locationId: "1") { id valves { id mode state } } }';
const readings = () => platform.calls.filter((call) => call === "GET zalivalnik").length;

it("delivers the location itself when a mode changes, read once or twice for a burst", async () => {
  const stream = client.iterate({ query: CHANGED });
  const next = stream.next();
  await events.listening();
  mode = "manualOn";
  const before = readings();
  for (const id of [1, 2, 1, 2, 1]) events.send(id, "valve.changed", { clientId: id, mode });
  const valve = { mode: "MANUAL_ON", state: "CLOSED" };
  expect((await next).value).toEqual({
    data: {
      valveLocationChanged: {
        id: "1",
        valves: [
          { id: "1", ...valve },
          { id: "2", ...valve },
        ],
      },
    },
  });
  expect(readings() - before).toBeLessThanOrEqual(2);
});

it("tells of water that flows, of a valve that is new, and not of signs of life or other places", async () => {
  const stream = client.iterate({ query: CHANGED });
  const first = stream.next();
  await events.listening();
  events.send(1, "client.status", { clientId: 2 });
  events.send(2, "valve.changed", { clientId: 77, mode: "manualOn" });
  open[1] = 1;
  events.send(3, "client.status", { clientId: 1 });
  expect((await first).value).toMatchObject({
    data: { valveLocationChanged: { valves: [{ state: "OPEN" }, { state: "CLOSED" }] } },
  });

  const second = stream.next();
  open[3] = 0;
  events.send(4, "client.changed", { clientId: 3 });
  expect((await second).value).toMatchObject({
    data: { valveLocationChanged: { valves: [{ id: "1" }, { id: "2" }, { id: "3" }] } },
  });
  // One at the beginning, one for each delivery.
  expect(readings()).toBe(3);
});

it("tells how far an order has come, by signs of life until it is confirmed", async () => {
  order = { since: 5, heardDate: null, state: "waiting" };
  const stream = client.iterate({
    query: 'subscription { valveLocationChanged(locationId: "1") { valves { order { heardDate state } } } }',
  });
  const told = async (heardDate: number | null, state: string) =>
    expect((await next).value).toEqual({
      data: { valveLocationChanged: { valves: [1, 2].map(() => ({ order: { heardDate, state } })) } },
    });
  let next = stream.next();
  await events.listening();
  order = { since: 5, heardDate: 6, state: "heard" };
  events.send(1, "valve.changed", { clientId: 1, mode });
  await told(6, "HEARD");

  next = stream.next();
  order = { since: 5, heardDate: 6, state: "confirmed" };
  events.send(2, "client.status", { clientId: 1 });
  await told(6, "CONFIRMED");

  const before = readings();
  next = stream.next();
  events.send(3, "client.status", { clientId: 1 });
  mode = "manualOff";
  events.send(4, "valve.changed", { clientId: 2, mode });
  await told(6, "CONFIRMED");
  expect(readings() - before).toBe(1);
});

it("ends when the location is not to be seen any more", async () => {
  const stream = client.iterate({ query: CHANGED });
  const next = stream.next();
  await events.listening();
  platform.on("GET zalivalnik", () => []);
  events.send(1, "valve.changed", { clientId: 1, mode: "manualOn" });
  expect((await next).done).toBe(true);
});

it("refuses a location that is not there", async () => {
  const stream = client.iterate({ query: 'subscription { valveLocationChanged(locationId: "9") { id } }' });
  expect(JSON.stringify(await stream.next().catch((error: unknown) => error))).toContain("NOT_FOUND");
});

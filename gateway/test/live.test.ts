import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { type Client, createClient } from "graphql-ws";
import WebSocket from "ws";
import { EventStream } from "./eventStream.js";
import { buildGateway } from "./gatewayUnderTest.js";
import { clientJson, groupJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;
let address: string;
let client: Client;

beforeEach(async () => {
  platform = await startPlatformDouble();
  platform.on("GET group/list", () => [groupJson(1)]);
  gateway = await buildGateway(platform.url, { POLL_SECONDS: "1" });
  address = (await gateway.listen({ port: 0, host: "127.0.0.1" })).replace("http", "ws");
  client = createClient({
    url: `${address}/graphql`,
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

const STATUS = "subscription ($id: ID) { clientStatus(clientId: $id) { id lastActiveDate groups { name } } }";
const ARRIVALS = 'subscription { clientMeasurement(clientId: "1") { clientId from to vehicles } }';

describe("from /events", () => {
  let events: EventStream;
  beforeEach(() => {
    events = new EventStream();
    platform.on("GET events", (request, reply) =>
      events.accept(reply, request.headers["last-event-id"]?.toString()),
    );
  });

  it("delivers the changed device itself, fresh each time", async () => {
    platform.on("GET client", (request) =>
      clientJson(Number((request.query as { clientId: string }).clientId), { lastActiveDate: 1_795_000_001 }),
    );
    const stream = client.iterate({ query: STATUS });
    const first = stream.next();
    await events.listening();
    events.send(1, "client.status", { clientId: 2 });
    expect((await first).value).toEqual({
      data: { clientStatus: { id: "2", lastActiveDate: 1_795_000_001, groups: [{ name: "Občina 1" }] } },
    });

    platform.on("GET group/list", () => [groupJson(1, { name: "Nova občina" })]);
    const second = stream.next();
    events.send(2, "client.status", { clientId: 3 });
    expect((await second).value).toMatchObject({
      data: { clientStatus: { id: "3", groups: [{ name: "Nova občina" }] } },
    });
  });

  it("reads a burst of changes with one call", async () => {
    platform.on("GET client", () => [clientJson(1), clientJson(2), clientJson(3)]);
    const stream = client.iterate({ query: STATUS });
    const first = stream.next();
    await events.listening();
    for (const id of [1, 2, 3]) events.send(id, "client.status", { clientId: id });
    await first;
    await stream.next();
    await stream.next();
    expect(platform.calls.filter((call) => call === "GET client")).toHaveLength(1);
  });

  it("delivers arrivals of the one device that was asked for", async () => {
    platform.on("GET client", () => clientJson(1));
    const stream = client.iterate({ query: ARRIVALS });
    const next = stream.next();
    await events.listening();
    events.send(1, "client.measurement", { clientId: 2, from: 1, to: 2, vehicles: 9 });
    events.send(2, "client.measurement", { clientId: 1, from: 10, to: 20, vehicles: 4 });
    expect((await next).value).toEqual({
      data: { clientMeasurement: { clientId: "1", from: 10, to: 20, vehicles: 4 } },
    });
  });

  it("resumes after the last event when the line breaks", async () => {
    platform.on("GET client", () => clientJson(1));
    const stream = client.iterate({ query: ARRIVALS });
    const first = stream.next();
    await events.listening();
    events.send(41, "client.measurement", { clientId: 1, from: 1, to: 2, vehicles: 1 });
    await first;
    const again = new EventStream();
    platform.on("GET events", (request, reply) =>
      again.accept(reply, request.headers["last-event-id"]?.toString()),
    );
    events.drop();
    await again.listening();
    expect(again.resumedFrom).toEqual(["41"]);
    const second = stream.next();
    again.send(42, "client.measurement", { clientId: 1, from: 2, to: 3, vehicles: 2 });
    expect((await second).value).toMatchObject({ data: { clientMeasurement: { from: 2 } } });
  });

  it("tells a later listener what came just before it joined", async () => {
    platform.on("GET client", () => clientJson(1));
    const first = client.iterate({ query: ARRIVALS });
    const heard = first.next();
    await events.listening();
    events.send(7, "client.measurement", { clientId: 1, from: 5, to: 6, vehicles: 3 });
    await heard;
    const later = client.iterate({ query: ARRIVALS });
    expect((await later.next()).value).toMatchObject({
      data: { clientMeasurement: { from: 5, vehicles: 3 } },
    });
  });

  it("asks the platform for the last half minute when it first connects", async () => {
    platform.on("GET client", () => clientJson(1));
    const next = client.iterate({ query: ARRIVALS }).next();
    await events.listening();
    const connection = platform.requests.find(({ url }) => url.startsWith("/events"));
    const since = new URLSearchParams(connection?.url.split("?")[1]).get("since");
    expect(Math.abs(Date.now() / 1000 - 30 - Number(since))).toBeLessThan(5);
    events.send(1, "client.measurement", { clientId: 1, from: 1, to: 2, vehicles: 1 });
    await next;
  });

  it("shares one upstream among the listeners of a session, and closes it after the last", async () => {
    platform.on("GET client", () => clientJson(1));
    const closed = new Promise<void>((resolve) => {
      platform.on("GET events", (request, reply) => {
        request.raw.socket.once("close", () => resolve());
        return events.accept(reply, undefined);
      });
    });
    const streams = Array.from({ length: 5 }, () => client.iterate({ query: ARRIVALS }));
    const nexts = streams.map((stream) => stream.next());
    await events.listening();
    events.send(1, "client.measurement", { clientId: 1, from: 1, to: 2, vehicles: 1 });
    await nexts[0];
    expect(platform.calls.filter((call) => call === "GET events")).toHaveLength(1);
    await client.dispose();
    await closed;
  });

  it("ends when the session does", async () => {
    platform.on("GET client", () => clientJson(1));
    const stream = client.iterate({ query: ARRIVALS });
    const next = stream.next();
    await events.listening();
    platform.on("GET events", (_request, reply) => reply.code(401).send({}));
    events.drop();
    expect((await next).done).toBe(true);
  });
});

describe("by polling a platform without /events", () => {
  it("publishes the differences between two readings of the list", async () => {
    let lastActiveDate = 100;
    platform.on("GET client/list", () => [
      clientJson(1, { lastActiveDate }),
      clientJson(2, { lastActiveDate: 7 }),
    ]);
    const stream = client.iterate({ query: STATUS });
    const next = stream.next();
    platform.on("GET client/list", () => {
      lastActiveDate += 60;
      return [clientJson(1, { lastActiveDate }), clientJson(2, { lastActiveDate: 7 })];
    });
    expect((await next).value).toMatchObject({ data: { clientStatus: { id: "1" } } });
    expect(platform.calls.filter((call) => call === "GET events")).toHaveLength(1);
  });
});

describe("rights", () => {
  it("refuses a guest", async () => {
    const guest = createClient({ url: `${address}/graphql`, webSocketImpl: WebSocket, retryAttempts: 0 });
    const { value } = await guest.iterate({ query: STATUS }).next();
    expect(value).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
    await guest.dispose();
  });

  it("refuses a device that is not the caller's", async () => {
    const foreign = client.iterate({ query: STATUS, variables: { id: "99" } });
    const { value } = await foreign.next();
    expect(value).toMatchObject({ errors: [{ extensions: { code: "NOT_FOUND" } }] });
  });

  it("refuses a page of another origin", async () => {
    const socket = new WebSocket(`${address}/graphql`, "graphql-transport-ws", {
      origin: "https://evil.example",
    });
    const [error] = (await once(socket, "error")) as [Error];
    expect(error.message).toContain("401");
  });
});

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createClient } from "graphql-ws";
import WebSocket from "ws";
import { EventStream } from "./eventStream.js";
import { type LiveGateway, startLiveGateway } from "./liveGateway.js";
import { LiveSocket } from "./liveSocket.js";
import { clientJson } from "./platformDouble.js";

let live: LiveGateway;
let platform: LiveGateway["platform"];
let address: string;
let events: LiveGateway["events"];

beforeEach(async () => {
  live = await startLiveGateway();
  ({ platform, address, events } = live);
});
afterEach(() => live.close());

const STATUS = "subscription { clientStatus { id } }";
const ARRIVALS = 'subscription { clientMeasurement(clientId: "1") { from } }';
const refuse = (call: string, status: number) =>
  platform.on(call, (_request, reply) => reply.code(status).send({}));

/** A socket with one subscription that has received something. */
async function listener(query: string): Promise<LiveSocket> {
  const socket = await LiveSocket.init(address);
  socket.subscribe("a", query);
  await events.listening();
  events.send(1, "client.status", { clientId: 1 });
  events.send(2, "client.measurement", { clientId: 1, from: 1, to: 2, vehicles: 1 });
  await socket.count("next", 1);
  return socket;
}

describe("a page of no origin, in a frame with a sandbox", () => {
  it("connects, and asks by the key that it says itself; that it is of no origin the platform hears", async () => {
    refuse("GET user/session", 403);
    const socket = await LiveSocket.open(address, { headers: { origin: "null" } });
    socket.say({ type: "connection_init", payload: { apiKey: "vk_1" } });
    await socket.until(({ type }) => type === "connection_ack");
    socket.subscribe("a", ARRIVALS);
    await socket.until(({ type }) => type === "error" || type === "next");
    expect(
      platform.requests.find(({ headers }) => headers.authorization === "ApiKey vk_1")?.headers.origin,
    ).toBe("null");
  });

  it("never by the session that a browser would add", async () => {
    const headers = { origin: "null", cookie: "sessionId=s-1" };
    const socket = await LiveSocket.open(address, { headers });
    socket.say({ type: "connection_init" });
    await socket.until(({ type }) => type === "connection_ack");
    socket.subscribe("a", STATUS);
    const { payload } = await socket.until(({ type }) => type === "error" || type === "next");
    expect(JSON.stringify(payload)).toContain("UNAUTHENTICATED");
    expect(platform.requests.filter((request) => request.headers["x-session-id"] === "s-1")).toEqual([]);
  });
});

describe("a session that is over", () => {
  it("completes its subscriptions, and ends the socket with a code that clients take for final", async () => {
    const socket = await listener(STATUS);
    socket.subscribe("b", ARRIVALS);
    refuse("GET events", 401);
    events.drop();
    expect(await socket.closed).toEqual({ code: 4401, reason: "Session over" });
    const ended = socket.received.filter(({ type }) => type === "complete");
    expect(ended.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("brings no client back", async () => {
    let connections = 0;
    const client = createClient({
      url: `${address.replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { sessionId: "s-1" },
      retryAttempts: 5,
      retryWait: async () => undefined,
      shouldRetry: () => true,
      on: {
        connecting: () => {
          connections += 1;
        },
      },
    });
    const closed = new Promise((resolve) => client.on("closed", resolve));
    const next = client.iterate({ query: ARRIVALS }).next();
    await events.listening();
    refuse("GET events", 401);
    events.drop();
    expect(await next).toMatchObject({ done: true });
    expect(await closed).toMatchObject({ code: 4401 });
    expect(connections).toBe(1);
    await client.dispose();
  });

  it("is refused where it subscribes again", async () => {
    refuse("GET events", 401);
    const socket = await LiveSocket.init(address);
    socket.subscribe("a", STATUS);
    const { payload } = await socket.until(({ id }) => id === "a");
    socket.close();
    expect(payload).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
  });

  it("leaves other sessions alone", async () => {
    const socket = await listener(STATUS);
    const other = await LiveSocket.init(address, { sessionId: "s-2" });
    platform.on("GET events", (_request, reply) => reply.code(401).send({}));
    other.subscribe("b", STATUS);
    await other.until(({ id }) => id === "b");
    events.send(3, "client.status", { clientId: 1 });
    await socket.count("next", 2);
    expect(socket.ws.readyState).toBe(WebSocket.OPEN);
    socket.close();
    other.close();
  });
});

describe("a right that is lost", () => {
  it("to listen at all ends a subscription with FORBIDDEN, and leaves the socket open", async () => {
    const socket = await listener(STATUS);
    refuse("GET events", 403);
    events.drop();
    const { payload } = await socket.until(({ type }) => type === "error");
    expect(payload).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
    socket.say({ type: "ping" });
    await socket.count("pong", 1);
    socket.close();
  });

  it("to see a device completes what listens to it alone", async () => {
    const socket = await listener(ARRIVALS);
    socket.subscribe("all", STATUS);
    refuse("GET client", 404);
    events.send(3, "client.changed", { clientId: 1 });
    expect(await socket.until(({ type }) => type === "complete")).toMatchObject({ id: "a" });
    socket.close();
  });

  it("to see a device leaves those listening who look at the place that it left", async () => {
    const place = { ...clientJson(8), isPlace: true };
    const socket = await LiveSocket.init(address);
    socket.subscribe("device", ARRIVALS);
    socket.subscribe("place", 'subscription { clientMeasurement(clientId: "8") { from } }');
    await events.listening();
    events.send(1, "client.measurement", { clientId: 1, from: 1, to: 2, vehicles: 1 });
    events.send(2, "client.measurement", { clientId: 8, from: 1, to: 2, vehicles: 1 });
    await socket.count("next", 2);
    platform.on("GET client", (request, reply) =>
      (request.query as { clientId: string }).clientId === "8" ? place : reply.code(404).send({}),
    );
    platform.on("GET client/list", () => []);
    platform.on("GET place/list", () => [place]);
    events.send(3, "client.changed", { clientId: 1 });
    events.send(4, "client.changed", { clientId: 8 });
    await socket.until(({ id, type }) => type === "complete" && id === "device");
    events.send(5, "client.measurement", { clientId: 8, from: 77, to: 78, vehicles: 1 });
    const last = await socket.until(
      ({ id, type, payload }) =>
        id === "place" && (type === "complete" || JSON.stringify(payload).includes("77")),
    );
    socket.close();
    expect(last.type).toBe("next");
  });

  it("while the line was broken is noticed when it is there again", async () => {
    const socket = await listener(ARRIVALS);
    refuse("GET client", 404);
    events.drop();
    expect(await socket.until(({ type }) => type === "complete")).toMatchObject({ id: "a" });
    socket.close();
  });
});

describe("in front of a platform without events", () => {
  beforeEach(() => {
    refuse("GET events", 404);
    platform.on("GET client/list", () => [clientJson(1)]);
    platform.on("GET user/session", () => ({ user: null, group: null }));
  });

  it("a dead session is noticed long before the list is read again", async () => {
    const socket = await LiveSocket.init(address);
    socket.subscribe("a", STATUS);
    socket.subscribe("b", "{ __typename }");
    await socket.count("next", 1);
    refuse("GET user/session", 401);
    expect(await socket.closed).toMatchObject({ code: 4401 });
    expect(platform.calls.filter((call) => call === "GET client/list")).toHaveLength(1);
  });

  it("a dead session is refused at the first reading", async () => {
    refuse("GET client/list", 401);
    const socket = await LiveSocket.init(address);
    socket.subscribe("a", STATUS);
    const { payload } = await socket.until(({ id }) => id === "a");
    socket.close();
    expect(payload).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
  });

  it("one poller reads for all of a session", async () => {
    const lastActiveDate = Math.floor(Date.now() / 1000);
    platform.on("GET client/list", () => [clientJson(1, { lastActiveDate })]);
    const sockets = await Promise.all([1, 2, 3].map(() => LiveSocket.init(address)));
    for (const [index, socket] of sockets.entries())
      socket.subscribe("a", index === 0 ? STATUS : "subscription { clientStatus { id name } }");
    await Promise.all(sockets.map((socket) => socket.count("next", 1)));
    for (const socket of sockets) socket.close();
    expect(platform.calls.filter((call) => call === "GET client/list")).toHaveLength(1);
  });
});

describe("an upstream that misbehaves", () => {
  it.each([
    ["no JSON", "event: client.status\ndata: {{{\n\n"],
    ["no device", "event: client.status\ndata: {}\n\n"],
    ["an unknown event", "event: weather.changed\ndata: {}\n\n"],
    ["another form", 'event: action.changed\ndata: {"clientId":{},"actionId":[]}\n\n'],
    ["no text", "\u0000\u0001\ufffd\n\n\n:::\nretry: soon\n\n"],
  ])("by %s is left out, and what comes next is told", async (_case, garbage) => {
    const socket = await listener(ARRIVALS);
    events.sendRaw(garbage);
    events.send(9, "client.measurement", { clientId: 1, from: 77, to: 78, vehicles: 1 });
    await socket.until(({ payload }) => JSON.stringify(payload)?.includes("77") === true);
    socket.close();
  });

  it("by a line that never ends is left, and asked again", async () => {
    const socket = await listener(ARRIVALS);
    const again = new EventStream();
    platform.on("GET events", (_request, reply) => again.accept(reply, undefined));
    events.sendRaw(`data: ${"x".repeat(1_100_000)}`);
    await again.listening();
    again.send(9, "client.measurement", { clientId: 1, from: 77, to: 78, vehicles: 1 });
    await socket.until(({ payload }) => JSON.stringify(payload)?.includes("77") === true);
    socket.close();
  });

  it("by a page instead of events is polled", async () => {
    platform.on("GET events", (_request, reply) => reply.type("text/html").send("<p>Hotel</p>"));
    platform.on("GET client/list", () => [clientJson(1, { lastActiveDate: Math.floor(Date.now() / 1000) })]);
    const socket = await LiveSocket.init(address);
    socket.subscribe("a", STATUS);
    await socket.count("next", 1);
    socket.close();
  });

  it("by silence keeps no subscriber waiting: what is said later is told", async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      platform.on("GET events", (_request, reply) => {
        answer = () => void events.accept(reply, undefined);
        resolve();
        return new Promise(() => undefined);
      });
    });
    const socket = await LiveSocket.init(address);
    socket.subscribe("a", ARRIVALS);
    socket.subscribe("b", "{ client(id: 1) { id } }");
    await socket.until(({ id }) => id === "b");
    await asked;
    answer();
    await events.listening();
    events.send(1, "client.measurement", { clientId: 1, from: 5, to: 6, vehicles: 1 });
    await socket.until(({ id, type }) => id === "a" && type === "next");
    socket.close();
  });
});

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { createClient } from "graphql-sse";
import { EventStream } from "./eventStream.js";
import { buildGateway } from "./gatewayUnderTest.js";
import { LiveSocket, type SocketMessage } from "./liveSocket.js";
import { clientJson, groupJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;
let address: string;
let streams: Map<string, EventStream>;

/** The double's stream of one session. */
function eventsOf(session: string): EventStream {
  const events = streams.get(session) ?? new EventStream();
  streams.set(session, events);
  return events;
}

const change = (session: string, eventId: number, clientId: number) =>
  eventsOf(session).send(eventId, "client.status", { clientId });
const callsOf = (call: string) => platform.calls.filter((made) => made === call).length;
const idsOf = (messages: SocketMessage[]) =>
  messages.map(({ payload }) => (payload as { data: { clientStatus: { id: string } } }).data.clientStatus.id);

beforeEach(async () => {
  streams = new Map();
  platform = await startPlatformDouble();
  platform.on("GET events", (request, reply) =>
    eventsOf(String(request.headers["x-session-id"])).accept(reply, undefined),
  );
  platform.on("GET client", (request) => {
    const { clientId = "" } = request.query as { clientId?: string };
    const session = String(request.headers["x-session-id"]);
    const clients = clientId
      .split(",")
      .map((id) => clientJson(Number(id), { metaData: { locationName: `of ${session}` } }));
    return clients.length === 1 ? clients[0] : clients;
  });
  platform.on("GET group/list", () => [groupJson(1)]);
  platform.on("GET group", () => [groupJson(1)]);
  gateway = await buildGateway(platform.url);
  address = await gateway.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const STATUS = "subscription { clientStatus { id name groups { name } } }";

/** So many sockets of one session that have asked for the same. */
async function listeners(session: string, many: number, query = STATUS): Promise<LiveSocket[]> {
  const sockets = await Promise.all(
    Array.from({ length: many }, () => LiveSocket.init(address, { sessionId: session })),
  );
  for (const [index, socket] of sockets.entries()) {
    socket.subscribe(`id of ${index}`, query);
    socket.say({ type: "ping" });
  }
  await eventsOf(session).listening();
  await Promise.all(sockets.map((socket) => socket.count("pong", 1)));
  return sockets;
}

describe("subscribers that ask for the same in the same scope", () => {
  it("share one execution and its calls, however many they are and whatever their ids", async () => {
    const sockets = await listeners("s-1", 20);
    for (const id of [1, 2, 3]) change("s-1", id, id);
    const told = await Promise.all(sockets.map((socket) => socket.count("next", 3)));
    for (const [index, messages] of told.entries()) {
      expect(idsOf(messages)).toEqual(["1", "2", "3"]);
      expect(new Set(messages.map(({ id }) => id))).toEqual(new Set([`id of ${index}`]));
    }
    expect(callsOf("GET client")).toBe(1);
    expect(callsOf("GET group/list") + callsOf("GET group")).toBe(1);
    expect(callsOf("GET events")).toBe(1);
  });

  it("read what they show anew for each burst", async () => {
    const [socket] = await listeners("s-1", 1);
    change("s-1", 1, 1);
    await socket?.count("next", 1);
    platform.on("GET group/list", () => [groupJson(1, { name: "Nova občina" })]);
    platform.on("GET group", () => [groupJson(1, { name: "Nova občina" })]);
    change("s-1", 2, 1);
    const [, second] = (await socket?.count("next", 2)) ?? [];
    expect(JSON.stringify(second)).toContain("Nova občina");
  });

  it("share it over sockets and event streams alike", async () => {
    const [socket] = await listeners("s-1", 1);
    const sse = createClient({ url: `${address}/graphql`, headers: { "x-session-id": "s-1" } });
    const stream = sse.iterate({ query: STATUS });
    const next = stream.next();
    change("s-1", 1, 7);
    const [told] = (await socket?.count("next", 1)) ?? [];
    expect((await next).value).toEqual(told?.payload);
    expect(callsOf("GET client")).toBe(1);
    sse.dispose();
  });

  it("let a newcomer catch up with the last moments, without any call", async () => {
    const [first] = await listeners("s-1", 1);
    for (const [eventId, id] of [1, 2, 1].entries()) {
      change("s-1", eventId + 1, id);
      await first?.count("next", eventId + 1);
    }
    const calls = platform.calls.length;
    const late = await LiveSocket.init(address, { sessionId: "s-1" });
    late.subscribe("late", STATUS);
    expect(idsOf(await late.count("next", 2))).toEqual(["2", "1"]);
    expect(platform.calls).toHaveLength(calls);
  });

  it("end with the last of them", async () => {
    const [first, second] = await listeners("s-1", 2);
    first?.close();
    await first?.closed;
    change("s-1", 1, 1);
    await second?.count("next", 1);
    const left = eventsOf("s-1").left();
    second?.close();
    await left;
  });

  it("start again after the last has left", async () => {
    const [first] = await listeners("s-1", 1);
    const left = eventsOf("s-1").left();
    first?.say({ id: "id of 0", type: "complete" });
    await left;
    streams.delete("s-1");
    first?.subscribe("again", STATUS);
    await eventsOf("s-1").listening();
    change("s-1", 1, 4);
    expect(idsOf((await first?.count("next", 1)) ?? [])).toEqual(["4"]);
  });
});

describe("subscribers of two scopes", () => {
  it("never share: each gets what its own session reads", async () => {
    const [ana] = await listeners("ana", 1);
    const [bor] = await listeners("bor", 1);
    change("ana", 1, 1);
    change("bor", 1, 2);
    const [toAna] = (await ana?.count("next", 1)) ?? [];
    const [toBor] = (await bor?.count("next", 1)) ?? [];
    expect(toAna?.payload).toMatchObject({ data: { clientStatus: { id: "1", name: "of ana" } } });
    expect(toBor?.payload).toMatchObject({ data: { clientStatus: { id: "2", name: "of bor" } } });
    change("ana", 2, 3);
    await ana?.count("next", 2);
    expect(idsOf(bor?.received.filter(({ type }) => type === "next") ?? [])).toEqual(["2"]);
    expect(callsOf("GET events")).toBe(2);
  });

  it("never share with an administrator who acts as another group", async () => {
    const query = "subscription { clientStatus { id } }";
    await listeners("admin", 1, query);
    const acting = await LiveSocket.init(address, { sessionId: "admin", groupId: "7" });
    streams.delete("admin");
    acting.subscribe("acting", query);
    await eventsOf("admin").listening();
    expect(callsOf("GET events")).toBe(2);
    expect(platform.requests.filter(({ headers }) => headers["x-group-id"] === "7")).not.toHaveLength(0);
  });
});

describe("a reader that does not read", () => {
  /** Names long enough to fill the system's own buffers of some megabytes. */
  const LONG = 200_000;
  const DEVICES = [1, 2, 3, 4];

  it("holds up nobody, and gets the latest of each device once it reads again", async () => {
    let version = 0;
    platform.on("GET client", (request) => {
      const { clientId = "" } = request.query as { clientId?: string };
      const metaData = { locationName: "x".repeat(LONG) };
      return clientId.split(",").map((id) => clientJson(Number(id), { lastActiveDate: version, metaData }));
    });
    const query = "subscription { clientStatus { id name lastActiveDate } }";
    const [slow, quick] = await listeners("s-1", 2, query);
    slow?.ws.pause();
    for (version = 1; version <= 40; version += 1) {
      for (const id of DEVICES) change("s-1", version * 10 + id, id);
      await quick?.count("next", DEVICES.length);
      quick?.received.splice(0);
    }
    slow?.ws.resume();
    const isLast = ({ payload }: SocketMessage, id: number) =>
      JSON.stringify(payload).endsWith(`"lastActiveDate":40}}}`) &&
      idsOf([{ type: "next", payload }])[0] === `${id}`;
    await Promise.all(
      DEVICES.map((id) => slow?.until((message) => message.type === "next" && isLast(message, id))),
    );
    const told = slow?.received.filter(({ type }) => type === "next") ?? [];
    expect(told.length).toBeLessThan(40 * DEVICES.length);
    expect(new Set(told.map(({ id }) => id))).toEqual(new Set(["id of 0"]));
  });
});

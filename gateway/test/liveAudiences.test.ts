import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createClient } from "graphql-sse";
import { EventStream } from "./eventStream.js";
import { buildGateway } from "./gatewayUnderTest.js";
import { LiveSocket, type SocketMessage } from "./liveSocket.js";
import {
  clientJson,
  groupJson,
  type PlatformDouble,
  startPlatformDouble,
  WITH_AUDIENCES,
} from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;
let address: string;
/** The audience of each session that is alive. */
let audiences: Map<string, string>;
let sessions: EventStreams;
let audienceEvents: EventStreams;
/** What is waited for, before a session's stream is opened a second time. */
let holdBack: Promise<void>;

/** The double's streams, by session or by audience. */
class EventStreams {
  private readonly streams = new Map<string, EventStream>();

  of(key: string): EventStream {
    const stream = this.streams.get(key) ?? new EventStream();
    this.streams.set(key, stream);
    return stream;
  }
}

const sessionOf = ({ headers }: FastifyRequest) => String(headers["x-session-id"]);

const notFound = (reply: FastifyReply) =>
  reply.code(404).send({ error: { code: "NOT_FOUND", message: "Not found." } });

/** The platform's side of audiences: refuses dead sessions, and those that belong to another audience. */
function guarded(answer: (request: FastifyRequest, reply: FastifyReply) => unknown) {
  return (request: FastifyRequest, reply: FastifyReply): unknown => {
    const audience = audiences.get(sessionOf(request));
    const refuse = (status: number, code: string) =>
      reply.code(status).send({ error: { code, message: "Refused." } });
    if (audience === undefined) return refuse(401, "UNAUTHENTICATED");
    const named = request.headers["x-audience"];
    return named === undefined || named === audience ? answer(request, reply) : refuse(403, "FORBIDDEN");
  };
}

function clientsAsked(request: FastifyRequest) {
  const { clientId = "" } = request.query as { clientId?: string };
  const locationName = `for ${audiences.get(sessionOf(request))}`;
  const clients = clientId.split(",").map((id) => clientJson(Number(id), { metaData: { locationName } }));
  return clients.length === 1 ? clients[0] : clients;
}

beforeEach(async () => {
  audiences = new Map([
    ["ana", "group-1"],
    ["bor", "group-1"],
    ["cene", "group-2"],
  ]);
  sessions = new EventStreams();
  audienceEvents = new EventStreams();
  holdBack = Promise.resolve();
  platform = await startPlatformDouble(0, WITH_AUDIENCES);
  platform.on(
    "GET events",
    guarded(async (request, reply) => {
      const session = sessionOf(request);
      if (sessions.of(session).resumedFrom.length > 0) await holdBack;
      const audience = audiences.get(session) ?? "";
      const { only } = request.query as { only?: string };
      if (only === "session") return sessions.of(session).accept(reply, undefined, { audience });
      const lastEventId = request.headers["last-event-id"];
      return audienceEvents.of(audience).accept(reply, String(lastEventId ?? ""), { audience });
    }),
  );
  platform.on("GET client", guarded(clientsAsked));
  platform.on(
    "GET client/list",
    guarded(() => []),
  );
  platform.on(
    "GET group/list",
    guarded((request) => [groupJson(1, { name: `read by ${sessionOf(request)}` })]),
  );
  platform.on(
    "GET group",
    guarded((request) => [groupJson(1, { name: `read by ${sessionOf(request)}` })]),
  );
  gateway = await buildGateway(platform.url);
  address = await gateway.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const STATUS = "subscription { clientStatus { id name } }";
const WITH_GROUPS = "subscription { clientStatus { id groups { name } } }";
const ONE = "subscription ($id: ID!) { clientStatus(clientId: $id) { id } }";
const change = (audience: string, eventId: number, clientId: number) =>
  audienceEvents.of(audience).send(eventId, "client.status", { clientId });
const requestsOf = (call: string) => platform.requests.filter((_, index) => platform.calls[index] === call);
/** Streams with events; those of sessions alone have none. */
const streamsOfEvents = () =>
  requestsOf("GET events").filter(({ query }) => !(query as { only?: string }).only);
const dataOf = (messages: SocketMessage[]) =>
  messages.map(({ payload }) => (payload as { data: { clientStatus: unknown } }).data.clientStatus);

/** A socket of a person who listens, once the platform's events come. */
async function listener(session: string, query = STATUS, variables?: object): Promise<LiveSocket> {
  const socket = await LiveSocket.init(address, { sessionId: session });
  socket.subscribe("status", query, variables);
  socket.say({ type: "ping" });
  await socket.count("pong", 1);
  await sessions.of(session).listening();
  await audienceEvents.of(audiences.get(session) ?? "").listening();
  return socket;
}

describe("people of one audience", () => {
  it("share one stream of events, one read and one execution", async () => {
    const people = [await listener("ana"), await listener("bor")];
    change("group-1", 1, 7);
    for (const person of people)
      expect(dataOf(await person.count("next", 1))).toEqual([{ id: "7", name: "for group-1" }]);
    expect(streamsOfEvents()).toHaveLength(1);
    expect(requestsOf("GET client").map(({ headers }) => headers["x-audience"])).toEqual(["group-1"]);
  });

  it("share them over event streams, too", async () => {
    const ana = await listener("ana");
    const client = createClient({ url: `${address}/graphql`, headers: { "x-session-id": "bor" } });
    const stream = client.iterate({ query: STATUS });
    const next = stream.next();
    await sessions.of("bor").listening();
    change("group-1", 1, 7);
    const [told] = await ana.count("next", 1);
    expect((await next).value).toEqual(told?.payload);
    expect(requestsOf("GET client")).toHaveLength(1);
    client.dispose();
  });

  it("get nothing that was read for another audience", async () => {
    const [ana, cene] = [await listener("ana"), await listener("cene")];
    change("group-1", 1, 7);
    change("group-2", 2, 7);
    expect(dataOf(await ana.count("next", 1))).toEqual([{ id: "7", name: "for group-1" }]);
    expect(dataOf(await cene.count("next", 1))).toEqual([{ id: "7", name: "for group-2" }]);
    expect(streamsOfEvents()).toHaveLength(2);
  });

  it("read by themselves what may differ from person to person", async () => {
    const people = [await listener("ana", WITH_GROUPS), await listener("bor", WITH_GROUPS)];
    change("group-1", 1, 7);
    const told = await Promise.all(people.map(async (person) => dataOf(await person.count("next", 1))));
    expect(told).toEqual([
      [{ id: "7", groups: [{ name: "read by ana" }] }],
      [{ id: "7", groups: [{ name: "read by bor" }] }],
    ]);
    expect(requestsOf("GET client")).toHaveLength(1);
  });

  it("each stop with their own last subscription; the stream stops after the last of all", async () => {
    const [ana, bor] = [await listener("ana"), await listener("bor")];
    ana.close();
    await sessions.of("ana").left();
    change("group-1", 1, 7);
    await bor.count("next", 1);
    bor.close();
    await Promise.all([sessions.of("bor").left(), audienceEvents.of("group-1").left()]);
  });
});

describe("a session that ends", () => {
  /** Ends its streams, as the platform does once the session is dead. */
  function end(session: string): void {
    audiences.delete(session);
    sessions.of(session).drop();
  }

  it("ends for its person alone, and others get what came meanwhile", async () => {
    const [ana, bor] = [await listener("ana"), await listener("bor")];
    change("group-1", 1, 7);
    await Promise.all([ana.count("next", 1), bor.count("next", 1)]);
    // The events came in ana's name.
    expect(streamsOfEvents().map(sessionOf)).toEqual(["ana"]);
    end("ana");
    audienceEvents.of("group-1").drop();
    expect(await ana.closed).toMatchObject({ code: 4401 });
    while (audienceEvents.of("group-1").resumedFrom.length < 2) await new Promise(setImmediate);
    change("group-1", 2, 8);
    expect(dataOf(await bor.count("next", 2))).toEqual([
      { id: "7", name: "for group-1" },
      { id: "8", name: "for group-1" },
    ]);
    expect(streamsOfEvents().map(sessionOf).at(-1)).toBe("bor");
    expect(audienceEvents.of("group-1").resumedFrom).toEqual(["", "1"]);
  });

  it("is not read in its name any more, though its stream has not ended yet", async () => {
    const [ana, bor] = [await listener("ana"), await listener("bor")];
    audiences.delete("ana");
    change("group-1", 1, 7);
    expect(dataOf(await bor.count("next", 1))).toEqual([{ id: "7", name: "for group-1" }]);
    expect(requestsOf("GET client").map(sessionOf)).toEqual(["ana", "bor"]);
    expect(await ana.closed).toMatchObject({ code: 4401 });
  });

  it("refuses a subscription that comes after it", async () => {
    await listener("ana");
    audiences.delete("bor");
    const bor = await LiveSocket.init(address, { sessionId: "bor" });
    bor.subscribe("status", STATUS);
    expect(JSON.stringify(await bor.count("next", 1))).toContain("UNAUTHENTICATED");
  });
});

describe("a person who goes to another group", () => {
  it.each([STATUS, WITH_GROUPS])(
    "hears of the new one from then on, and nothing of the old one: %s",
    async (query) => {
      const [ana, bor] = [await listener("ana", query), await listener("bor", query)];
      audiences.set("ana", "group-2");
      sessions.of("ana").drop();
      change("group-1", 1, 7);
      await bor.count("next", 1);
      await audienceEvents.of("group-2").listening();
      change("group-2", 2, 8);
      change("group-1", 2, 9);
      expect(dataOf(await ana.count("next", 1))).toMatchObject([{ id: "8" }]);
      expect(dataOf(await bor.count("next", 2))).toMatchObject([{ id: "7" }, { id: "9" }]);
      expect(audienceEvents.of("group-2").resumedFrom).toEqual(["1"]);
      change("group-2", 3, 10);
      expect(dataOf(await ana.count("next", 2))).toMatchObject([{ id: "8" }, { id: "10" }]);
      // And back.
      audiences.set("ana", "group-1");
      sessions.of("ana").drop();
      while (sessions.of("ana").resumedFrom.length < 3) await new Promise(setImmediate);
      change("group-1", 4, 11);
      const back = await ana.until(({ payload }) => JSON.stringify(payload)?.includes('"11"') ?? false);
      expect(dataOf([back])).toMatchObject([{ id: "11" }]);
    },
  );

  it("loses a subscription to one device that the new group does not see", async () => {
    const [ana, bor] = [await listener("ana", ONE, { id: "7" }), await listener("bor", ONE, { id: "7" })];
    platform.on(
      "GET client",
      guarded((request, reply) =>
        audiences.get(sessionOf(request)) === "group-1" ? clientsAsked(request) : notFound(reply),
      ),
    );
    audiences.set("ana", "group-2");
    sessions.of("ana").drop();
    await ana.count("complete", 1);
    change("group-1", 1, 7);
    await bor.count("next", 1);
  });

  it("lends its name no more, before its stream has ended: nothing is read, and nothing gone for others", async () => {
    const [ana, bor] = [await listener("ana"), await listener("bor")];
    audiences.set("ana", "group-2");
    change("group-1", 1, 7);
    expect(dataOf(await bor.count("next", 1))).toEqual([{ id: "7", name: "for group-1" }]);
    expect(requestsOf("GET client").map(({ headers }) => headers["x-audience"])).toEqual([
      "group-1",
      "group-1",
    ]);
    await audienceEvents.of("group-2").listening();
    change("group-2", 2, 8);
    expect(dataOf(await ana.count("next", 1))).toEqual([{ id: "8", name: "for group-2" }]);
  });
});

it.each([STATUS, WITH_GROUPS])(
  "tells a session whose own stream breaks nothing, until it is open again: %s",
  async (query) => {
    const [ana, bor] = [await listener("ana", query), await listener("bor", query)];
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    holdBack = opened;
    sessions.of("ana").drop();
    change("group-1", 1, 7);
    change("group-1", 2, 8);
    await bor.count("next", 2);
    expect(ana.received.filter(({ type }) => type === "next")).toEqual([]);
    open();
    expect(dataOf(await ana.count("next", 2))).toMatchObject([{ id: "7" }, { id: "8" }]);
    expect(streamsOfEvents()).toHaveLength(1);
  },
);

it("goes on for others after a break, though the one who began has gone to another group", async () => {
  const [ana, bor] = [await listener("ana", ONE, { id: "7" }), await listener("bor", ONE, { id: "7" })];
  audiences.set("ana", "group-2");
  sessions.of("ana").drop();
  await audienceEvents.of("group-2").listening();
  const { resumedFrom } = audienceEvents.of("group-1");
  audienceEvents.of("group-1").drop();
  while (resumedFrom.length < 2) await new Promise(setImmediate);
  // The gateway looks whether the device is still seen.
  const looks = () =>
    requestsOf("GET client").filter(({ headers }) => headers["x-audience"] === "group-1").length;
  while (looks() < 2) await new Promise(setImmediate);
  change("group-1", 1, 7);
  expect(dataOf(await bor.count("next", 1))).toEqual([{ id: "7" }]);
  ana.close();
});

it.each([STATUS, WITH_GROUPS])(
  "tells a newcomer nothing of before, while the session is in doubt: %s",
  async (query) => {
    const ana = await listener("ana", query);
    change("group-1", 1, 7);
    await ana.count("next", 1);
    let open: () => void = () => undefined;
    holdBack = new Promise<void>((resolve) => {
      open = resolve;
    });
    sessions.of("ana").drop();
    while (platform.calls.filter((call) => call === "GET events").length < 3) await new Promise(setImmediate);
    const late = await LiveSocket.init(address, { sessionId: "ana" });
    late.subscribe("late", query);
    late.say({ type: "ping" });
    await late.count("pong", 1);
    audiences.set("ana", "group-2");
    open();
    await audienceEvents.of("group-2").listening();
    change("group-2", 2, 8);
    expect(dataOf(await late.count("next", 1))).toMatchObject([{ id: "8" }]);
  },
);

it("ends a subscription to one device that its audience no longer sees, for all of them", async () => {
  const people = [await listener("ana", ONE, { id: "7" }), await listener("bor", ONE, { id: "7" })];
  platform.on(
    "GET client",
    guarded((_request, reply) => notFound(reply)),
  );
  change("group-1", 1, 7);
  for (const person of people) await person.count("complete", 1);
});

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import WebSocket from "ws";
import { type LiveGateway, startLiveGateway } from "./liveGateway.js";
import { LiveSocket } from "./liveSocket.js";
import { clientJson } from "./platformDouble.js";

let live: LiveGateway;
let platform: LiveGateway["platform"];
let gateway: LiveGateway["gateway"];
let address: string;
let events: LiveGateway["events"];

beforeEach(async () => {
  live = await startLiveGateway();
  ({ platform, gateway, address, events } = live);
});
afterEach(() => live.close());

const ARRIVALS = 'subscription { clientMeasurement(clientId: "1") { from } }';
const arrive = (eventId: number, from: number) =>
  events.send(eventId, "client.measurement", { clientId: 1, from, to: from + 1, vehicles: 1 });

describe("graphql-transport-ws", () => {
  it.each([
    ["no JSON", "{"],
    ["no object", '"hello"'],
    ["an unknown type", { type: "start" }],
    ["a server's message", { id: "1", type: "next", payload: {} }],
    ["a subscription without an id", { type: "subscribe", payload: { query: "{ __typename }" } }],
    ["a subscription without a query", { id: "1", type: "subscribe", payload: {} }],
    [
      "an id that is too long",
      { id: "i".repeat(129), type: "subscribe", payload: { query: "{ __typename }" } },
    ],
  ])("ends with 4400 at %s", async (_case, message) => {
    const socket = await LiveSocket.init(address);
    socket.say(message);
    expect((await socket.closed).code).toBe(4400);
  });

  it("ends with 4401 where somebody subscribes before saying who they are", async () => {
    const socket = await LiveSocket.open(address);
    socket.subscribe("1", ARRIVALS);
    expect(await socket.closed).toEqual({ code: 4401, reason: "Unauthorized" });
  });

  it("ends with 4429 at a second connection_init", async () => {
    const socket = await LiveSocket.init(address);
    socket.say({ type: "connection_init" });
    expect((await socket.closed).code).toBe(4429);
  });

  it("ends with 4409 at an id that is in use", async () => {
    const socket = await LiveSocket.init(address);
    socket.subscribe("same", ARRIVALS);
    socket.subscribe("same", ARRIVALS);
    expect(await socket.closed).toEqual({ code: 4409, reason: "Subscriber for same already exists" });
  });

  it("ends with 4408 where nobody says who they are", async () => {
    const socket = await LiveSocket.open(address);
    expect((await socket.closed).code).toBe(4408);
  });

  it("ends with 4406 where another protocol is spoken", async () => {
    const ws = new WebSocket(`${address.replace("http", "ws")}/graphql`);
    const code = await new Promise((resolve) => ws.once("close", resolve));
    expect(code).toBe(4406);
  });

  it("ends with 1009 at a message over 1 MB", async () => {
    const socket = await LiveSocket.init(address);
    socket.say({ type: "ping", payload: { text: "x".repeat(1_000_001) } });
    expect((await socket.closed).code).toBe(1009);
  });

  it("answers a ping with what came with it", async () => {
    const socket = await LiveSocket.open(address);
    socket.say({ type: "ping", payload: { at: 7 } });
    expect(await socket.until(({ type }) => type === "pong")).toEqual({ type: "pong", payload: { at: 7 } });
    socket.close();
  });

  it("answers queries and mutations, too, and lets an id be used again", async () => {
    platform.on("POST user/logout", (_request, reply) => reply.code(204).send());
    const socket = await LiveSocket.init(address);
    socket.subscribe("a", "{ client(id: 1) { id } }");
    await socket.count("complete", 1);
    socket.subscribe("a", "mutation { signOut { signedOut } }");
    await socket.count("complete", 2);
    socket.close();
    expect(socket.received.slice(1)).toEqual([
      { id: "a", type: "next", payload: { data: { client: { id: "1" } } } },
      { id: "a", type: "complete" },
      { id: "a", type: "next", payload: { data: { signOut: { signedOut: true } } } },
      { id: "a", type: "complete" },
    ]);
  });

  it("refuses a faulty operation with an error, before any call", async () => {
    const socket = await LiveSocket.init(address);
    socket.subscribe("a", "{ nonsense }");
    const { payload } = await socket.until(({ type }) => type === "error");
    socket.close();
    expect(payload).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", retryable: false } }]);
    expect(platform.calls).toEqual([]);
  });

  it("sends nothing more of a subscription that its client has completed", async () => {
    const socket = await LiveSocket.init(address);
    socket.subscribe("a", ARRIVALS);
    socket.subscribe("b", ARRIVALS);
    await events.listening();
    arrive(1, 10);
    await socket.count("next", 2);
    socket.say({ id: "a", type: "complete" });
    socket.say({ type: "ping" });
    await socket.count("pong", 1);
    arrive(2, 20);
    const all = await socket.count("next", 3);
    socket.close();
    expect(all.map(({ id }) => id).sort()).toEqual(["a", "b", "b"]);
  });

  it("runs a hundred operations on a socket, and refuses the next", async () => {
    const socket = await LiveSocket.init(address);
    for (let index = 0; index < 100; index += 1) socket.subscribe(`s${index}`, ARRIVALS);
    socket.subscribe("one too many", ARRIVALS);
    const refused = await socket.until(({ type }) => type === "error");
    expect(refused).toMatchObject({
      id: "one too many",
      payload: [{ extensions: { code: "BAD_USER_INPUT" } }],
    });
    await events.listening();
    arrive(1, 10);
    const told = await socket.count("next", 100);
    socket.close();
    expect(new Set(told.map(({ id }) => id)).size).toBe(100);
  });

  it("takes ids of any form", async () => {
    const ids = ['"', "č", "\\u0000", "{}", "a b", "🚦"];
    const socket = await LiveSocket.init(address);
    for (const id of ids) socket.subscribe(id, ARRIVALS);
    await events.listening();
    arrive(1, 10);
    const told = await socket.count("next", ids.length);
    socket.close();
    expect(told.map(({ id }) => id)).toEqual(ids);
  });

  it("comes through whatever is sent", async () => {
    const word = fc.constantFrom("subscribe", "complete", "ping", "connection_init", "next", "__proto__");
    const message = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record({ id: fc.oneof(fc.string(), fc.constant("__proto__")), type: word, payload: fc.jsonValue() }),
      fc.record({
        id: fc.string(),
        type: word,
        payload: fc.record({ query: fc.string(), variables: fc.json() }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(message, { maxLength: 8 }), async (messages) => {
        const socket = await LiveSocket.init(address);
        for (const each of messages) socket.say(each);
        socket.ws.close();
        await socket.closed;
      }),
      { numRuns: 60 },
    );
    const socket = await LiveSocket.init(address);
    socket.subscribe("after", "{ __typename }");
    expect(await socket.until(({ id }) => id === "after")).toMatchObject({ type: "next" });
    socket.close();
  });
});

describe("the gateway's end", () => {
  it("lets clients come back: no subscription is told to be complete", async () => {
    const socket = await LiveSocket.init(address);
    socket.subscribe("a", ARRIVALS);
    await events.listening();
    arrive(1, 10);
    await socket.count("next", 1);
    await gateway.close();
    expect(await socket.closed).toEqual({ code: 1001, reason: "Going away" });
    expect(socket.received.map(({ type }) => type)).toEqual(["connection_ack", "next"]);
  });

  it("waits for what is being answered", async () => {
    let answer: (client: object) => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      platform.on("GET client", () => {
        resolve();
        return new Promise((answered) => {
          answer = answered;
        });
      });
    });
    const socket = await LiveSocket.init(address);
    socket.subscribe("a", "{ client(id: 1) { id } }");
    await asked;
    const closed = gateway.close();
    answer(clientJson(1));
    await closed;
    expect(await socket.closed).toMatchObject({ code: 1001 });
    expect(socket.received.map(({ type }) => type)).toEqual(["connection_ack", "next", "complete"]);
  });
});

import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { EventStream } from "./eventStream.js";
import { buildGateway, NOW } from "./gatewayUnderTest.js";
import { LiveSocket } from "./liveSocket.js";
import { clientJson, groupJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

const VIEWERS = 300;
const KEY = "vk_of-the-square";
const PORTAL = "https://portal.example";

interface Registered {
  name: string;
  text: string;
}
const { operations } = JSON.parse(
  readFileSync(new URL("../../schema/registered-operations.json", import.meta.url), "utf8"),
) as { operations: Registered[] };
const textOf = (name: string) => operations.find((one) => one.name === name)?.text ?? "";
const LOCATIONS = textOf("PublicLocations");
const ARRIVALS = textOf("PublicArrivals");

let now: number;
let isRevoked: boolean;
let platform: PlatformDouble;
let gateway: FastifyInstance;
let events: EventStream;

beforeEach(async () => {
  now = NOW;
  isRevoked = false;
  events = new EventStream();
  platform = await startPlatformDouble();
  const guarded = (call: string, answer: () => unknown) =>
    platform.on(call, (_request, reply) => (isRevoked ? reply.code(401).send({}) : answer()));
  guarded("GET user/session", () => ({
    user: null,
    group: groupJson(1),
    apiKey: { viewOnly: true, origins: [] },
  }));
  guarded("GET client/list", () => [clientJson(1)]);
  guarded("GET place/list", () => []);
  guarded("GET group/list", () => [groupJson(1)]);
  platform.on("GET events", (_request, reply) =>
    isRevoked ? reply.code(401).send({}) : events.accept(reply, undefined),
  );
  gateway = await buildGateway(platform.url, { PUBLIC_URL: PORTAL }, () => now);
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const ask = (query: string, origin = PORTAL) =>
  gateway.inject({
    method: "POST",
    url: "/graphql",
    headers: { authorization: `ApiKey ${KEY}`, origin },
    payload: { query },
  });
const everybodyAsks = () => Promise.all(Array.from({ length: VIEWERS }, () => ask(LOCATIONS)));
/** The platform calls of a question, sorted. */
const costOf = async (asking: () => Promise<unknown>) => {
  platform.calls.length = 0;
  await asking();
  return platform.calls.toSorted();
};

describe("three hundred who look at one key's page", () => {
  it("cost the platform one question in ten seconds", async () => {
    // The platform is asked only once for the kind of a key.
    await ask(LOCATIONS);
    now += 11;
    const alone = await costOf(() => ask(LOCATIONS));
    expect(alone).toEqual(["GET client/list", "GET group/list", "GET place/list"]);
    now += 11;
    expect(await costOf(everybodyAsks)).toEqual(alone);
    now += 9;
    expect(await costOf(everybodyAsks)).toEqual([]);
    now += 2;
    expect(await costOf(everybodyAsks)).toEqual(alone);
  });

  it("all get it, also when the first of them leaves", async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = new Promise<void>((resolve) => {
      platform.on("GET client/list", async () => {
        resolve();
        await held;
        return [clientJson(1)];
      });
    });
    const address = await gateway.listen({ port: 0, host: "127.0.0.1" });
    const leaving = new AbortController();
    const fetched = (signal?: AbortSignal) =>
      fetch(`${address}/graphql`, {
        method: "POST",
        headers: { authorization: `ApiKey ${KEY}`, "content-type": "application/json" },
        body: JSON.stringify({ query: LOCATIONS }),
        ...(signal ? { signal } : {}),
      });
    const first = fetched(leaving.signal).catch(() => "left");
    await asked;
    const second = fetched();
    leaving.abort();
    expect(await first).toBe("left");
    release();
    expect(await (await second).json()).toMatchObject({ data: { locations: [{ id: "1" }] } });
  });

  it("hear of readings over one stream, and are sent away at once when the key is revoked", async () => {
    const address = await gateway.listen({ port: 0, host: "127.0.0.1" });
    await ask(LOCATIONS);
    platform.calls.length = 0;
    const sockets = await Promise.all(
      Array.from({ length: VIEWERS }, () => LiveSocket.init(address, { apiKey: KEY })),
    );
    for (const socket of sockets) {
      socket.subscribe("1", ARRIVALS);
      socket.say({ type: "ping" });
    }
    await events.listening();
    await Promise.all(sockets.map((socket) => socket.count("pong", 1)));
    events.send(1, "client.measurement", { clientId: 1, from: NOW - 300, to: NOW, vehicles: 4 });
    for (const socket of sockets) {
      const [next] = await socket.count("next", 1);
      expect(next?.payload).toEqual({ data: { clientMeasurement: { clientId: "1", to: NOW } } });
    }
    expect(platform.calls.filter((call) => call !== "GET user/session")).toEqual(["GET events"]);

    isRevoked = true;
    events.drop();
    const ends = await Promise.all(sockets.map(({ closed }) => closed));
    expect(new Set(ends.map(({ code }) => code))).toEqual(new Set([4401]));
    const { errors } = (await ask(LOCATIONS)).json<{ errors: { extensions: { code: string } }[] }>();
    expect(errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});

it("a key that is changed through this gateway is looked at anew by the next who asks", async () => {
  await ask(LOCATIONS);
  platform.on("DELETE apikey", (_request, reply) => {
    isRevoked = true;
    return reply.code(204).send();
  });
  const query = 'mutation { deleteApiKeys(input: { ids: ["1"] }) { results { status } } }';
  const headers = { "x-session-id": "session-1" };
  await gateway.inject({ method: "POST", url: "/graphql", headers, payload: { query } });
  const { errors } = (await ask(LOCATIONS)).json<{ errors: { extensions: { code: string } }[] }>();
  expect(errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

it("a page of another site shares no answer with the portal's own", async () => {
  await ask(LOCATIONS);
  expect(await costOf(() => ask(LOCATIONS, "https://www.obcina.si"))).toContain("GET client/list");
});

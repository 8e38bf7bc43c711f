import { Agent, request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type Client, createClient } from "graphql-ws";
import { WebSocket } from "ws";
import type { Headers } from "../../platform/test/testPlatform.js";
import { socketUrl } from "../clients/apiClient.js";
import { paramsOf } from "./socketSubscription.js";
import { Subscription } from "./subscribing.js";
import { makeWorld, type World } from "./world.js";

const REQUESTS = 1_000;
const AT_ONCE = 25;
const CLIENTS =
  "{ clients { id name settings { notes } group { name users { email } } actions { nodes { type } } } session { user { email } } }";
const SESSION = "{ session { user { email } } }";
const STATUS = "subscription { clientStatus { id name settings { notes } } }";
const WHO = [
  "user",
  "user of another group",
  "user without group",
  "admin acting as the group",
  "admin",
  "full key",
] as const;

let world: World;
const sockets: Client[] = [];
beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(async () => {
  await Promise.all(sockets.map((socket) => socket.dispose()));
  await world.close();
});

interface Turn {
  who: (typeof WHO)[number];
  query: string;
}
const TURNS: Turn[] = [CLIENTS, SESSION].flatMap((query) => WHO.map((who) => ({ who, query })));

/** Each caller's answers when nobody else asks. */
async function answersAlone(): Promise<Map<Turn, string>> {
  const answers = new Map<Turn, string>();
  for (const turn of TURNS) {
    const answer = await world.inject({
      method: "POST",
      url: "/graphql",
      headers: world.headersOf[turn.who],
      payload: { query: turn.query },
    });
    answers.set(turn, answer.body);
  }
  return answers;
}

/** Takes turns, several at a time. */
async function takeTurns(work: (turn: Turn) => Promise<void>): Promise<void> {
  let made = 0;
  const worker = async () => {
    while (made < REQUESTS) await work(TURNS[made++ % TURNS.length]!);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

it("gives each what is theirs, however they take turns on a connection", async () => {
  const alone = await answersAlone();
  expect(new Set(alone.values()).size).toBeGreaterThan(WHO.length);
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  await takeTurns(async (turn) => {
    const headers = { ...world.headersOf[turn.who], "content-type": "application/json" };
    expect(await post(agent, headers, JSON.stringify({ query: turn.query }))).toBe(alone.get(turn));
  });
  agent.destroy();
});

it("gives each what is theirs over sockets of one process", async () => {
  const alone = await answersAlone();
  const socketOf = new Map(
    WHO.map((who) => {
      const socket = createClient({
        url: socketUrl(`${world.gatewayUrl}/graphql`),
        webSocketImpl: WebSocket,
        connectionParams: paramsOf(world.headersOf[who]),
      });
      sockets.push(socket);
      return [who, socket];
    }),
  );
  await takeTurns(async (turn) => {
    const { value } = await socketOf.get(turn.who)!.iterate({ query: turn.query }).next();
    expect(value).toEqual(JSON.parse(alone.get(turn) ?? ""));
  });
});

describe("events", () => {
  it("reach those who see the client alone, though all subscribe with the same words", async () => {
    const { own, foreign } = world.tenants;
    const open = async (who: (typeof WHO)[number]) => {
      const opened = await Subscription.open(world, world.headersOf[who], STATUS);
      if (!(opened instanceof Subscription)) throw new Error(opened.text);
      return opened;
    };
    const streams = new Map(await Promise.all(WHO.map(async (who) => [who, await open(who)] as const)));
    for (let round = 1; round <= 20; round += 1) {
      for (const { client } of [own, foreign])
        await world.platform.ok("POST", "/device/status", client.device, {
          timestamp: world.platform.clock.now + round,
          battery: 12,
          alarms: [],
        });
      // It sees both clients: once it has heard of both, nobody is still to hear of this round.
      await streams.get("admin")!.count(2 * round);
    }
    const idsOf = (who: (typeof WHO)[number]) =>
      new Set(
        streams
          .get(who)!
          .events.map(({ data }) => (data as { clientStatus: { id: string } }).clientStatus.id),
      );
    for (const who of ["user", "admin acting as the group", "full key"] as const)
      expect(idsOf(who)).toEqual(new Set([String(own.client.id)]));
    expect(idsOf("user of another group")).toEqual(new Set([String(foreign.client.id)]));
    expect(idsOf("user without group")).toEqual(new Set());
    for (const stream of streams.values()) stream.close();
  });
});

function post(agent: Agent, headers: Headers, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(`${world.gatewayUrl}/graphql`, { agent, method: "POST", headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => {
        text += chunk;
      });
      answer.on("end", () => resolve(text));
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

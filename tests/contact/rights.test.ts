import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Subscription } from "../rights/subscribing.js";
import { demoStore, NOW } from "./demoStore.js";
import { type Answer, GUEST, type Headers, type Pair, startPair, unknownCalls } from "./pair.js";

/** A pair for all callers, and one for each caller. */
let shared: Pair;
const alone: Record<string, Pair> = {};
const callers: Record<string, Headers> = {};
const store = demoStore();
const POLLING = { POLL_SECONDS: "1" };

beforeAll(async () => {
  const { email, password } = { email: "sencur@plain.example", password: "plain-2026-sencur" };
  store.addUser({ email, password, groupId: 2 });
  shared = await startPair({ leak: true, store, settings: POLLING });
  callers.roads = await shared.signIn("roads");
  callers.water = await shared.signIn("water");
  callers.admin = await shared.signIn("admin");
  callers["admin as Park"] = { ...callers.admin, "x-group-id": "3" };
  callers.guest = GUEST;
  const { signIn } = await shared.data(
    {},
    "mutation ($input: SignInInput!) { signIn(input: $input) { sessionId } }",
    {
      input: { email, password },
    },
  );
  callers.other = { "x-session-id": (signIn as { sessionId: string }).sessionId };
  for (const who of Object.keys(callers))
    alone[who] = await startPair({ leak: true, store, settings: POLLING });
});
afterAll(async () => {
  for (const pair of [shared, ...Object.values(alone)]) {
    expect(unknownCalls(pair)).toEqual([]);
    await pair.close();
  }
});

const INTERVAL = `interval: { from: ${NOW - 86_400}, to: ${NOW} }`;
const QUESTIONS = [
  "{ session { admin group { id name } user { email } } }",
  "{ clients { id name settings { notes } groups { id name } } }",
  "{ groups { id name type clients { id name } } }",
  "{ clients(ids: [1, 2, 10, 12]) { id name guid } }",
  `{ one: client(id: 1) { name measurement(${INTERVAL}) { totalVehicles } apiKeys { key } }
     other: client(id: 10) { name measurement(${INTERVAL}) { totalVehicles } config { document } }
     valve: client(id: 12) { name reported(parameter: "Valve", ${INTERVAL}) { time } } }`,
  `{ clients { id summary(${INTERVAL}) { totalVehicles } } }`,
  "{ valveLocations { id name bundles { name valves { client { id name } } } unbundled { id } } }",
  "{ valveLocation(id: 3) { id valves { id } } }",
  "{ users { nodes { email } } actions { nodes { id client { id } } } }",
  "{ firmwares { id } sharedTexts { name } resources { id } }",
];

/** An answer without the parts that differ with each request. */
const plain = ({ data, errors }: Answer) => ({
  data,
  errors: errors?.map(({ path, message, extensions }) => ({ path, message, code: extensions.code })),
});

describe("a platform that answers too much", () => {
  it("tells the clients of others indeed", async () => {
    const { clients } = await shared.data(callers.other ?? {}, "{ clients { id } }");
    expect((clients as object[]).length).toBeGreaterThan(1);
  });

  const expected = new Map<string, unknown>();
  const keyOf = (who: string, query: string) => `${who} ${query}`;
  beforeAll(async () => {
    for (const [who, headers] of Object.entries(callers))
      for (const query of QUESTIONS)
        expected.set(keyOf(who, query), plain(await (alone[who] as Pair).ask(headers, query)));
  });

  const check = async (who: string, query: string) => {
    const got = plain(await shared.ask(callers[who] ?? {}, query));
    expect({ who, query, got }).toEqual({ who, query, got: expected.get(keyOf(who, query)) });
  };

  it("is told to each as by a gateway of their own, by turns", async () => {
    for (const query of QUESTIONS)
      for (const who of [...Object.keys(callers), ...Object.keys(callers).reverse()]) await check(who, query);
  });

  it("and at once", async () => {
    for (const query of QUESTIONS)
      await Promise.all([...Object.keys(callers), ...Object.keys(callers)].map((who) => check(who, query)));
  });

  it("and all of it at once", async () => {
    await Promise.all(Object.keys(callers).flatMap((who) => QUESTIONS.map((query) => check(who, query))));
  });

  it("and the scopes differ: nobody's answers are all those of another", async () => {
    const texts = Object.keys(callers).map((who) =>
      QUESTIONS.map((query) => JSON.stringify(expected.get(keyOf(who, query)))).join(),
    );
    expect(new Set(texts).size).toBe(texts.length);
  });
});

function note(id: number, notes: string): void {
  const client = store.clients.get(id);
  if (client) client.metaData = { ...client.metaData, notes };
}

/** Waits until a stream reports a client with its notes. */
async function until(stream: Subscription, id: string, notes: string): Promise<void> {
  const isTold = () =>
    stream.events.some(({ data }) => {
      const { clientStatus } = (data ?? {}) as { clientStatus?: { id: string; settings: { notes: string } } };
      return clientStatus?.id === id && clientStatus.settings.notes === notes;
    });
  while (!isTold()) {
    const before = stream.events.length;
    await stream.count(before + 1);
    if (stream.events.length === before) throw new Error("The stream is over.");
  }
}

describe("subscriptions", () => {
  it("of several at once tell each what their own gateway tells", async () => {
    const people = { roads: 1, other: 10, "admin as Park": 12 };
    const query = "subscription { clientStatus { id name settings { notes } } }";
    const open = async ({ gatewayUrl }: Pair, who: string) => {
      const stream = await Subscription.open({ gatewayUrl }, callers[who] ?? {}, query);
      if (stream instanceof Subscription) return stream;
      throw new Error(stream.text);
    };
    const streams = await Promise.all(
      Object.entries(people).flatMap(([who, own]) =>
        [shared, alone[who] as Pair].map(async (pair) => ({ own, stream: await open(pair, who) })),
      ),
    );
    // All see the first change of all clients before the second one of their own.
    for (const notes of ["prva", "druga"]) {
      for (const id of Object.values(people)) note(id, notes);
      await Promise.all(streams.map(({ own, stream }) => until(stream, String(own), notes)));
    }
    const told = streams.map(({ stream }) => {
      stream.close();
      return new Set(stream.events.map(({ data }) => JSON.stringify(data)));
    });
    for (const place of [0, 2, 4]) expect(told[place]).toEqual(told[place + 1]);
  });

  it("are refused to who may not see the client", async () => {
    const query = "subscription { clientStatus(clientId: 12) { id } }";
    const refused = await Subscription.open(shared, callers.roads ?? {}, query);
    if (refused instanceof Subscription) {
      refused.close();
      throw new Error("It was opened.");
    }
    expect(refused.text).toContain("NOT_FOUND");
  });
});

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { makeDemo } from "../../plain-platform/src/demo/demo.js";
import { Subscription } from "../rights/subscribing.js";
import {
  ACCOUNTS,
  type Answer,
  GUEST,
  type Headers,
  NOW,
  type Pair,
  startPair,
  unknownCalls,
} from "./pair.js";

/** One that all ask, and one that each of them has alone. */
let shared: Pair;
const alone: Record<string, Pair> = {};
const callers: Record<string, Headers> = {};
const { store } = makeDemo(NOW);

beforeAll(async () => {
  const { email, password } = { email: "sencur@plain.example", password: "plain-2026-sencur" };
  store.addUser({ email, password, groupId: 2 });
  shared = await startPair({ leak: true, store, settings: { POLL_SECONDS: "1" } });
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
  for (const who of Object.keys(callers)) alone[who] = await startPair({ leak: true, store });
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

/** An answer but for what differs with each request. */
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

describe("subscriptions", () => {
  it("of several at once tell each what their own gateway tells", async () => {
    const query = "subscription { clientStatus { id name settings { notes } } }";
    const people = ["roads", "other", "admin as Park"] as const;
    const open = async ({ gatewayUrl }: Pair, who: string) => {
      const stream = await Subscription.open({ gatewayUrl }, callers[who] ?? {}, query);
      if (!(stream instanceof Subscription)) throw new Error(stream.text);
      return stream;
    };
    const streams = await Promise.all(people.map((who) => open(shared, who)));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(streams).toHaveLength(people.length);
    for (const stream of streams) stream.close();
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

it("accounts of the demo are as they are told", () => {
  expect(Object.keys(ACCOUNTS)).toEqual(["admin", "roads", "water"]);
});

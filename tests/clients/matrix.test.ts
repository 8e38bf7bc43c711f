import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { USER } from "../support/fleet.js";
import { PlatformApi } from "../support/platformApi.js";
import { type Stack, startStack } from "../support/stack.js";
import type { ApiClient, Data, MakeClient } from "./apiClient.js";
import { apollo } from "./apollo.js";
import { curl } from "./curl.js";
import { graphqlRequest, graphqlSse, graphqlWs } from "./scripts.js";
import { urql } from "./urql.js";

const CLIENTS: [string, MakeClient][] = [
  ["Apollo Client by POST and WebSocket", apollo({ useGETForQueries: false, hashes: false })],
  ["Apollo Client by GET", apollo({ useGETForQueries: true, hashes: false })],
  ["Apollo Client by hashes", apollo({ useGETForQueries: false, hashes: true })],
  ["Apollo Client by hashes and GET", apollo({ useGETForQueries: true, hashes: true })],
  ["urql by POST and event stream", urql(false)],
  ["urql by GET and event stream", urql(true)],
  ["graphql-request", graphqlRequest],
  ["graphql-ws", graphqlWs],
  ["graphql-sse", graphqlSse],
  ["curl by POST", curl("POST")],
  ["curl by GET", curl("GET")],
];

const SIGN_IN =
  "mutation ($input: SignInInput!) { signIn(input: $input) { sessionId session { user { email } } } }";
const READ = "query ($id: ID!) { client(id: $id) { id name settings { notes } } }";
const NOTE =
  "mutation ($input: UpdateClientNotesInput!) { updateClientNotes(input: $input) { done failed } }";
const ARRIVAL = "subscription ($id: ID!) { clientMeasurement(clientId: $id) { clientId vehicles } }";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
}, 60_000);
afterAll(() => stack.close());

/** A device that was never heard. */
async function newDevice(): Promise<{ id: number; api: PlatformApi }> {
  const { admin, groupId } = stack.fleet;
  const { id, apiKey } = await admin.post<{ id: number; apiKey: string }>("/client", {});
  await admin.post("/client/assignTo", { groupId, clientId: id });
  return { id, api: PlatformApi.device(admin.url, apiKey) };
}

/** Removes fields that clients add for their caches. */
const plain = (data: Data): unknown =>
  JSON.parse(JSON.stringify(data), (key, value) => (key === "__typename" ? undefined : value));

describe.each(CLIENTS)("%s", (name, make) => {
  let url: string;
  let client: ApiClient;

  beforeAll(async () => {
    url = `${stack.portalUrl}/graphql`;
    const guest = make(url);
    const { signIn } = (await guest.run(SIGN_IN, { input: USER })) as { signIn: { sessionId: string } };
    expect(signIn).toMatchObject({ session: { user: { email: USER.email } } });
    await guest.close();
    client = make(url, signIn.sessionId);
  });
  afterAll(() => client.close());

  it("reads, changes, and reads what it has changed", async () => {
    const { id, name: location } = stack.fleet.sign;
    const notes = `by ${name}`;
    const input = { items: [{ clientId: String(id), notes }] };
    expect(plain(await client.run(NOTE, { input }))).toEqual({ updateClientNotes: { done: 1, failed: 0 } });
    expect(plain(await client.run(READ, { id: String(id) }))).toEqual({
      client: { id: String(id), name: location, settings: { notes } },
    });
  });

  it("is told what is wrong", async () => {
    await expect(client.run("{ nonsense }")).rejects.toThrow(/nonsense|400/);
    const guest = make(url);
    await expect(guest.run(READ, { id: "1" })).rejects.toThrow(/Sign in first/);
    await guest.close();
  });

  it("hears of new readings, where it can subscribe", async () => {
    if (!client.first) return expect(name).toBe("graphql-request");
    const { id, api } = await newDevice();
    const to = Math.floor(Date.now() / 1000);
    const readings = [{ timestamp: to - 5, speed: 44, direction: "incoming" }];
    const first = client.first(ARRIVAL, { id: String(id) });
    await api.post("/device/measurements", { batchId: `of ${name}`, from: to - 10, to, readings });
    expect(plain(await first)).toEqual({ clientMeasurement: { clientId: String(id), vehicles: 1 } });
  });
});

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createClient } from "graphql-sse";
import { SIGNED_IN } from "./gatewayUnderTest.js";
import { type LiveGateway, startLiveGateway } from "./liveGateway.js";

let live: LiveGateway;
let platform: LiveGateway["platform"];
let gateway: LiveGateway["gateway"];
let events: LiveGateway["events"];
let url: string;

beforeEach(async () => {
  live = await startLiveGateway();
  ({ platform, gateway, events } = live);
  url = `${live.address}/graphql`;
});
afterEach(() => live.close());

const ARRIVALS = "subscription ($id: ID!) { clientMeasurement(clientId: $id) { from } }";
const arrive = (eventId: number, from: number) =>
  events.send(eventId, "client.measurement", { clientId: 1, from, to: from + 1, vehicles: 1 });

interface Asked {
  query: string;
  variables?: object;
  accept?: string;
  headers?: Record<string, string>;
  method?: "GET" | "POST";
}

function ask({ query, variables = {}, accept = "text/event-stream", headers = SIGNED_IN, method }: Asked) {
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  return method === "GET"
    ? fetch(`${url}?${search}`, { headers: { accept, ...headers } })
    : fetch(url, {
        method: "POST",
        headers: { accept, "content-type": "application/json", ...headers },
        body: JSON.stringify({ query, variables }),
      });
}

/** Reads a stream until it contains a text. */
async function readUntil(response: Response, text: string): Promise<string> {
  let read = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    read += decoder.decode(chunk as Uint8Array, { stream: true });
    if (read.includes(text)) break;
  }
  return read;
}

describe("a subscription as an event stream", () => {
  it("works with graphql-sse as it comes out of the box, and ends when its reader leaves", async () => {
    const client = createClient({ url, headers: SIGNED_IN });
    const stream = client.iterate({ query: ARRIVALS, variables: { id: "1" } });
    const first = stream.next();
    await events.listening();
    arrive(1, 10);
    expect((await first).value).toEqual({ data: { clientMeasurement: { from: 10 } } });
    const left = events.left();
    await stream.return?.();
    await left;
    client.dispose();
  });

  it.each(["GET", "POST"] as const)("comes by %s as graphql-sse writes it", async (method) => {
    const response = await ask({ query: ARRIVALS, variables: { id: "1" }, method });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
      "x-request-id": expect.any(String),
    });
    await events.listening();
    arrive(1, 10);
    const text = await readUntil(response, "10");
    expect(text).toBe(':\n\nevent: next\ndata: {"data":{"clientMeasurement":{"from":10}}}\n\n');
  });

  it("is chosen for a subscription also where the client would take JSON", async () => {
    const accept = "application/graphql-response+json, application/json, text/event-stream";
    const response = await ask({ query: ARRIVALS, variables: { id: "1" }, accept });
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const query = await ask({ query: "{ client(id: 1) { id } }", accept });
    expect(query.headers.get("content-type")).toContain("application/graphql-response+json");
    await response.body?.cancel();
  });

  it("ends by `complete` where there is nothing more to come", async () => {
    const response = await ask({ query: ARRIVALS, variables: { id: "1" } });
    await events.listening();
    platform.on("GET client", (_request, reply) => reply.code(404).send({}));
    events.send(1, "client.changed", { clientId: 1 });
    expect(await response.text()).toBe(":\n\nevent: complete\ndata: \n\n");
  });

  it("breaks at the gateway's end without `complete`, so that clients come back", async () => {
    const response = await ask({ query: ARRIVALS, variables: { id: "1" } });
    const text = response.text();
    text.catch(() => undefined);
    await gateway.close();
    await expect(text).rejects.toThrow();
  });
});

describe("before a stream begins", () => {
  it.each([
    ["a guest", { query: ARRIVALS, variables: { id: "1" }, headers: {} }, 401, "UNAUTHENTICATED"],
    ["a faulty operation", { query: "subscription { nonsense }" }, 400, "BAD_USER_INPUT"],
    ["a missing variable", { query: ARRIVALS }, 400, "BAD_USER_INPUT"],
    [
      "a change by GET",
      { query: "mutation { signOut { signedOut } }", method: "GET" as const },
      405,
      "BAD_USER_INPUT",
    ],
  ])("%s is refused in JSON with its status", async (_case, asked, status, code) => {
    const response = await ask(asked);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code } }] });
  });

  it.each([
    ["of a device that is not the caller's", "GET client", 404, "NOT_FOUND"],
    ["of a dead session", "GET events", 401, "UNAUTHENTICATED"],
    ["of a key that may not listen", "GET events", 403, "FORBIDDEN"],
  ])("a subscription %s is refused so, too", async (_case, call, status, code) => {
    platform.on(call, (_request, reply) => reply.code(status).send({}));
    const response = await ask({ query: ARRIVALS, variables: { id: "1" } });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code } }] });
  });

  it("an Accept that we have nothing for gets a 400 that says how to subscribe", async () => {
    const accept = "multipart/mixed;boundary=graphql;subscriptionSpec=1.0,application/json";
    const response = await ask({ query: ARRIVALS, variables: { id: "1" }, accept });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("text/event-stream");
    expect(platform.calls).toEqual([]);
  });
});

describe("a query as an event stream", () => {
  it("is one event, and complete", async () => {
    const response = await ask({ query: "{ client(id: 1) { id } }" });
    expect(await response.text()).toBe(
      'event: next\ndata: {"data":{"client":{"id":"1"}}}\n\nevent: complete\ndata: \n\n',
    );
  });

  it("can set the session's cookie", async () => {
    platform.on("POST user/logout", (_request, reply) => reply.code(204).send());
    const response = await ask({ query: "mutation { signOut { signedOut } }" });
    expect(response.headers.get("set-cookie")).toContain("sessionId=;");
  });
});

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { LiveSocket } from "./liveSocket.js";
import { NOTHING, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

interface Payload {
  dryRun: boolean;
  done: number;
  failed: number;
  skipped: number;
  results: { id: string; status: string; error: { code: string; retryable: boolean } | null }[];
}

const MOVE = `mutation ($input: GroupClientsInput!) { assignClientsToGroup(input: $input) {
  dryRun done failed skipped results { id status error { code retryable } } } }`;
const DELETE = `mutation ($input: DeleteInput!) { deleteClients(input: $input) {
  dryRun done failed skipped results { id status error { code retryable } } } }`;

async function change(
  query: string,
  input: object,
): Promise<{ payload: Payload | undefined; errors: unknown }> {
  const { data, errors } = await ask(gateway, query, { headers: SIGNED_IN, variables: { input } });
  return { payload: Object.values(data ?? {})[0] as Payload | undefined, errors };
}

const ids = (many: number) => Array.from({ length: many }, (_, index) => String(index + 1));
const idsIn = (body: unknown) => String((body as { clientId: unknown }).clientId).split(",");
const writes = () => platform.requests.filter(({ method }) => method !== "GET");

describe("a bulk change", () => {
  it("of 250 things with 3 faulty ones goes out in few calls, and finds each of them", async () => {
    const faulty = ["7", "8", "200"];
    platform.on("POST client/assignTo", ({ body }, reply) =>
      reply.code(idsIn(body).some((id) => faulty.includes(id)) ? 404 : 204).send(),
    );
    const { payload } = await change(MOVE, { groupId: "1", clientIds: ids(250) });
    expect(payload).toMatchObject({ done: 247, failed: 3, skipped: 0 });
    expect(payload?.results.map(({ id }) => id)).toEqual(ids(250));
    expect(payload?.results.filter(({ status }) => status === "FAILED")).toEqual(
      faulty.map((id) => ({ id, status: "FAILED", error: { code: "NOT_FOUND", retryable: false } })),
    );
    // Ten lists of 25, two of which were refused and tried one by one.
    expect(writes()).toHaveLength(10 + 2 * 25);
  });

  it("does nothing twice for what is given twice", async () => {
    platform.on("DELETE client", (_request, reply) => reply.code(204).send());
    const { payload } = await change(DELETE, { ids: ["1", "2", "1"] });
    expect(payload?.results.map(({ status }) => status)).toEqual(["DONE", "DONE", "SKIPPED"]);
    expect(writes()).toHaveLength(2);
  });

  it("sends each call with a key of its own, and the same again with the same", async () => {
    platform.on("DELETE client", (_request, reply) => reply.code(204).send());
    const keys = async () => {
      platform.requests.length = 0;
      await change(DELETE, { ids: ["1", "2"], idempotencyKey: "tidy-up-2026" });
      return writes().map(({ headers }) => headers["idempotency-key"]);
    };
    const first = await keys();
    expect(new Set(first).size).toBe(2);
    expect(first.every((key) => String(key).startsWith("tidy-up-2026."))).toBe(true);
    expect((await keys()).sort()).toEqual(first.sort());
  });

  it("that is only tried says so to the platform", async () => {
    platform.on("DELETE client", (_request, reply) => reply.code(204).send());
    const { payload } = await change(DELETE, { ids: ["1"], dryRun: true });
    expect(payload).toMatchObject({ dryRun: true, done: 1 });
    expect(writes()[0]?.headers["x-dry-run"]).toBe("true");
  });

  it("is neither tried nor named on a platform that would just make it", async () => {
    const plain = await startPlatformDouble(0, NOTHING);
    const before = await buildGateway(plain.url);
    for (const input of [{ dryRun: true }, { idempotencyKey: "bulk-0001" }]) {
      const variables = { input: { ids: ["1"], ...input } };
      const { data, errors } = await ask(before, DELETE, { headers: SIGNED_IN, variables });
      expect([data, errors?.[0]?.extensions]).toMatchObject([
        null,
        { code: "NOT_OFFERED", retryable: false },
      ]);
    }
    expect(plain.calls).toEqual([]);
    await before.close();
    await plain.close();
  });

  it.each([
    [401, "UNAUTHENTICATED"],
    [403, "FORBIDDEN"],
  ])("that is refused whole with %i is an error, after few calls", async (status, code) => {
    platform.on("DELETE client", (_request, reply) => reply.code(status).send());
    const { payload, errors } = await change(DELETE, { ids: ids(250) });
    expect(payload).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { code } }]);
    expect(writes().length).toBeLessThanOrEqual(8);
  });

  it("stops where the platform goes away, and says what was not begun", async () => {
    let served = 0;
    platform.on("DELETE client", (_request, reply) => {
      served += 1;
      return reply.code(served <= 20 ? 204 : 503).send();
    });
    const { payload } = await change(DELETE, { ids: ids(100) });
    expect(payload?.done).toBe(20);
    expect(payload?.failed).toBeGreaterThan(0);
    expect(payload?.failed).toBeLessThanOrEqual(8);
    const last = payload?.results.at(-1);
    expect(last).toMatchObject({
      status: "SKIPPED",
      error: { code: "UPSTREAM_UNAVAILABLE", retryable: true },
    });
  });

  it("of devices' one group skips those that belong to it alone already", async () => {
    platform.on("PUT client/group", ({ body }) => ({
      changed: idsIn(body)
        .map(Number)
        .filter((id) => id !== 2),
    }));
    const SET = `mutation ($input: SetClientsGroupInput!) { setClientsGroup(input: $input) {
      dryRun done failed skipped results { id status error { code retryable } } } }`;
    const { payload } = await change(SET, { groupId: "1", clientIds: ["1", "2", "3"] });
    expect(payload?.results.map(({ status }) => status)).toEqual(["DONE", "SKIPPED", "DONE"]);
    expect((await change(SET, { groupId: null, clientIds: ["2"] })).payload).toMatchObject({ skipped: 1 });
    expect(writes().map(({ body }) => body)).toEqual([
      { clientId: "1,2,3", groupId: 1 },
      { clientId: 2, groupId: null },
    ]);
    const { errors } = await change(SET, { clientIds: ["2"] });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: [{ path: "groupId" }] } }]);
  });

  it("of nothing, or of more than 250, is refused before any call", async () => {
    for (const many of [0, 251]) {
      const { errors } = await change(DELETE, { ids: ids(many) });
      expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    }
    expect(platform.calls).toEqual([]);
  });
});

describe("its progress", () => {
  const PROGRESS =
    'subscription { bulkProgress(idempotencyKey: "move-2026") { total done failed skipped finished } }';
  let socket: LiveSocket;

  beforeEach(async () => {
    platform.on("GET events", (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { "content-type": "text/event-stream" }).write("event: hello\ndata: {}\n\n");
      return reply;
    });
    const address = await gateway.listen({ port: 0, host: "127.0.0.1" });
    socket = await LiveSocket.init(address, { sessionId: "session-1" });
    platform.on("DELETE client", (_request, reply) => reply.code(204).send());
  });
  afterEach(() => socket.ws.terminate());

  const told = (id: string) =>
    socket.received.flatMap((message) =>
      message.id === id && message.type === "next"
        ? [(message.payload as { data: { bulkProgress: object } }).data.bulkProgress]
        : [],
    );
  const over = (id: string) => socket.until((message) => message.id === id && message.type === "complete");
  const END = { total: 3, done: 3, failed: 0, skipped: 0, finished: true };

  it("ends with its outcome, for whoever listened before", async () => {
    socket.subscribe("early", PROGRESS);
    socket.say({ type: "ping" });
    await socket.until(({ type }) => type === "pong");
    await change(DELETE, { ids: ids(3), idempotencyKey: "move-2026" });
    await over("early");
    expect(told("early").at(-1)).toEqual(END);
  });

  it("is told to who asks after its end", async () => {
    await change(DELETE, { ids: ids(3), idempotencyKey: "move-2026" });
    socket.subscribe("late", PROGRESS);
    await over("late");
    expect(told("late")).toEqual([END]);
  });

  it("is of the real change, not of one that was only tried with the same key", async () => {
    await change(DELETE, { ids: ids(3), idempotencyKey: "move-2026", dryRun: true });
    socket.subscribe("between", PROGRESS);
    socket.say({ type: "ping" });
    await socket.until(({ type }) => type === "pong");
    expect(told("between")).toEqual([]);
    await change(DELETE, { ids: ids(3), idempotencyKey: "move-2026" });
    await over("between");
    expect(told("between").at(-1)).toEqual(END);
  });

  it("is nobody else's", async () => {
    await change(DELETE, { ids: ids(3), idempotencyKey: "move-2026" });
    const address = socket.ws.url.replace("ws", "http").replace("/graphql", "");
    const stranger = await LiveSocket.init(address, { sessionId: "session-2" });
    stranger.subscribe("theirs", PROGRESS);
    stranger.say({ type: "ping" });
    await stranger.until(({ type }) => type === "pong");
    await change(DELETE, { ids: ids(2), idempotencyKey: "other-2026" });
    expect(stranger.received.filter(({ id }) => id === "theirs")).toEqual([]);
    stranger.ws.terminate();
  });
});

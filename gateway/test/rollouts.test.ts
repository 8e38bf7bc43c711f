import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
  platform.on("GET firmware/list", () => [{ id: 2, version: "4.2.0", metaData: {}, createDate: 1 }]);
  platform.on("GET client", ({ query }) =>
    (query as { clientId: string }).clientId.split(",").map((id) => clientJson(Number(id))),
  );
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const COUNTS = { total: 3, waiting: 1, underWay: 0, installed: 1, failed: 1, withdrawn: 0, replaced: 0 };
const deviceJson = (clientId: number, state: string) => ({
  clientId,
  isPilot: clientId < 3,
  state,
  assignDate: 1_790_000_000,
  downloadDate: 1_790_000_100,
  downloadedDate: null,
  reportDate: null,
  reportedVersion: "4.1.0",
  attempts: 2,
});
const rolloutJson = (id: number, more: object = {}) => ({
  id,
  firmwareId: 2,
  state: "stopped",
  stopReason: "failures",
  pilots: 2,
  failuresAtMost: 0,
  createDate: 1_790_000_000,
  createdBy: { id: 1, email: "admin@example.si" },
  endDate: 1_790_000_900,
  counts: COUNTS,
  ...more,
});
const WHOLE = rolloutJson(7, {
  devices: [deviceJson(1, "installed"), deviceJson(2, "failed"), deviceJson(3, "not known here")],
});
const bodies = () => platform.requests.filter(({ method }) => method !== "GET").map(({ body }) => body);
async function send(mutation: string, type: string, input: object, answer = "{ rollout { id state } }") {
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) ${answer} }`;
  const { data, errors } = await ask(gateway, query, { variables: { input }, headers: SIGNED_IN });
  return { answer: data?.[mutation], errors };
}

describe("a rollout", () => {
  it("tells what is rolled out, why it stopped, and how far its devices are", async () => {
    platform.on("GET rollout", () => WHOLE);
    const { data, errors } = await ask(
      gateway,
      `{ rollout(id: "7") { id state stopReason pilots failuresAtMost createDate endDate
        createdBy { email } firmware { version } counts { total waiting underWay installed failed withdrawn replaced }
        devices { isPilot state assignDate downloadDate downloadedDate reportDate reportedVersion attempts client { id } } } }`,
      { headers: SIGNED_IN },
    );
    expect(errors).toBeUndefined();
    const { clientId, ...device } = deviceJson(1, "INSTALLED");
    expect(data).toMatchObject({
      rollout: {
        id: "7",
        state: "STOPPED",
        stopReason: "FAILURES",
        pilots: 2,
        failuresAtMost: 0,
        createDate: 1_790_000_000,
        endDate: 1_790_000_900,
        createdBy: { email: "admin@example.si" },
        firmware: { version: "4.2.0" },
        counts: COUNTS,
        devices: [
          { ...device, client: { id: String(clientId) } },
          { state: "FAILED" },
          { state: null, isPilot: false },
        ],
      },
    });
    expect([...platform.calls].sort()).toEqual(["GET client", "GET firmware/list", "GET rollout"]);
  });

  it("is null where there is none, and an error where nobody knows", async () => {
    platform.on("GET rollout", (_request, reply) => reply.code(404).send());
    const query = '{ rollout(id: "9") { id } }';
    expect((await ask(gateway, query, { headers: SIGNED_IN })).data).toEqual({ rollout: null });
    platform.on("GET rollout", (_request, reply) => reply.code(503).send());
    const { errors } = await ask(gateway, '{ rollout(id: "8") { id } }', { headers: SIGNED_IN });
    expect(errors).toMatchObject([{ extensions: { code: "UPSTREAM_UNAVAILABLE" } }]);
  });

  it("stands in pages, of one firmware where that is asked for, with devices on demand", async () => {
    platform.on("GET rollout/list", (_request, reply) =>
      reply
        .header("x-next-cursor", "next")
        .header("x-total-count", "5")
        .send([rolloutJson(7), rolloutJson(6, { state: "pilots", stopReason: null, endDate: null })]),
    );
    platform.on("GET rollout", () => WHOLE);
    const { data } = await ask(
      gateway,
      `{ rollouts(firmwareId: "2", first: 2) { totalCount pageInfo { hasNextPage endCursor }
        nodes { id state stopReason firmware { version } } } }`,
      { headers: SIGNED_IN },
    );
    const firmware = { version: "4.2.0" };
    expect(data).toEqual({
      rollouts: {
        totalCount: 5,
        pageInfo: { hasNextPage: true, endCursor: "next" },
        nodes: [
          { id: "7", state: "STOPPED", stopReason: "FAILURES", firmware },
          { id: "6", state: "PILOTS", stopReason: null, firmware },
        ],
      },
    });
    const [list] = platform.requests.filter(({ url }) => url.startsWith("/rollout/list"));
    expect(list?.query).toEqual({ firmwareId: "2", limit: "2", count: "true" });
    await ask(gateway, "{ rollouts { nodes { devices { state } } } }", { headers: SIGNED_IN });
    expect(platform.calls.filter((call) => call === "GET rollout")).toHaveLength(2);
  });
});

describe("who looks after rollouts", () => {
  const answer = { rollout: { id: "7", state: "STOPPED" } };

  it("starts one, and is told of faulty fields by their names", async () => {
    platform.on("POST rollout", (_request, reply) => reply.code(201).send(WHOLE));
    const input = { firmwareId: "2", clientIds: ["1", "2", "3"], pilots: 2, failuresAtMost: 0 };
    expect(await send("startRollout", "StartRolloutInput", input)).toEqual({ answer, errors: undefined });
    await send("startRollout", "StartRolloutInput", { ...input, clientIds: ["1"], force: true });
    expect(bodies()).toEqual([
      { firmwareId: 2, clients: "1,2,3", pilots: 2, failuresAtMost: 0 },
      { firmwareId: 2, clients: 1, pilots: 2, failuresAtMost: 0, force: true },
    ]);
    platform.on("POST rollout", (_request, reply) => {
      const fields = [
        {
          path: "clients.3",
          message: "is a K200DISP_AMG, not a K200DISP_FALCON",
          fault: "HARDWARE_DIFFERS",
        },
        { path: "pilots", message: "must not be more than 3", fault: "NOT_MORE", params: { max: 3 } },
      ];
      const error = { code: "VALIDATION_FAILED", message: "Other hardware.", fault: "OTHER_HARDWARE" };
      return reply.code(422).send({ error: { ...error, details: { fields } } });
    });
    expect((await send("startRollout", "StartRolloutInput", input)).errors).toMatchObject([
      {
        message: "The firmware is for other hardware.",
        extensions: {
          code: "VALIDATION_FAILED",
          fault: "OTHER_HARDWARE",
          fields: [
            { path: "clientIds", message: "has other hardware", fault: "HARDWARE_DIFFERS" },
            { path: "pilots", message: "must not be more than 3", fault: "NOT_MORE", params: { max: 3 } },
          ],
        },
      },
    ]);
  });

  it("tells which devices were left out, as they have the version already", async () => {
    platform.on("POST rollout/clients", () => WHOLE);
    const { data } = await ask(
      gateway,
      "mutation ($input: AddToRolloutInput!) { addToRollout(input: $input) { skippedIds } }",
      { headers: SIGNED_IN, variables: { input: { id: "7", clientIds: ["1", "99"] } } },
    );
    expect(data).toEqual({ addToRollout: { skippedIds: ["99"] } });
  });

  it("adds devices, stops it, lets it go on, and has it try once more", async () => {
    for (const call of ["POST rollout/clients", "PATCH rollout", "POST rollout/retry"] as const)
      platform.on(call, () => WHOLE);
    const changes: [string, string, object][] = [
      ["addToRollout", "AddToRolloutInput", { id: "7", clientIds: ["4", "5"] }],
      ["stopRollout", "RolloutInput", { id: "7" }],
      ["resumeRollout", "RolloutInput", { id: "7" }],
      ["retryRollout", "RetryRolloutInput", { id: "7", clientIds: ["2"] }],
      ["retryRollout", "RetryRolloutInput", { id: "7" }],
    ];
    for (const [mutation, type, input] of changes)
      expect(await send(mutation, type, input)).toEqual({ answer, errors: undefined });
    expect(bodies()).toEqual([
      { id: 7, clients: "4,5" },
      { id: 7, state: "stopped" },
      { id: 7, state: "running" },
      { id: 7, clients: 2 },
      { id: 7 },
    ]);
  });

  it("reads the devices of what changed without another call", async () => {
    platform.on("PATCH rollout", () => WHOLE);
    await send("stopRollout", "RolloutInput", { id: "7" }, "{ rollout { devices { state } } }");
    expect(platform.calls).toEqual(["PATCH rollout"]);
  });

  it("is refused what makes no sense before any call", async () => {
    const input = { firmwareId: "2", clientIds: ["1"], pilots: 1, failuresAtMost: 0 };
    for (const faulty of [{ pilots: 0 }, { failuresAtMost: -1 }, { clientIds: [] }])
      expect((await send("startRollout", "StartRolloutInput", { ...input, ...faulty })).errors).toMatchObject(
        [{ extensions: { code: "BAD_USER_INPUT" } }],
      );
    expect(platform.calls).toEqual([]);
  });
});

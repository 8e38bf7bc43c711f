import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
  platform.on("GET firmware/list", () => [firmwareJson(2), firmwareJson(1, "K200DISP_AMG")]);
  platform.on("GET client", ({ query }) => {
    const ids = (query as { clientId: string }).clientId.split(",");
    return ids.length === 1 ? clientJson(Number(ids[0])) : ids.map((id) => clientJson(Number(id)));
  });
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const firmwareJson = (id: number, hardwareType = "K200DISP_FALCON") => ({
  id,
  version: `4.${id}.0`,
  metaData: { hardwareType, description: "Opis" },
  sha256: "ab12",
  size: 1_000_000,
  createDate: 1_790_000_000,
});
const rolloutJson = (clientId: number, more: object = {}) => ({
  clientId,
  state: "downloaded",
  assignDate: 1_790_000_000,
  downloadDate: 1_790_000_100,
  downloadedDate: 1_790_000_200,
  reportDate: null,
  reportedVersion: "4.1.0",
  attempts: 2,
  ...more,
});
const bodies = () => platform.requests.filter(({ method }) => method !== "GET").map(({ body }) => body);
const send = async (mutation: string, input: object, answer: string) => {
  const type = mutation.startsWith("delete")
    ? "DeleteInput"
    : `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) ${answer} }`;
  const { data, errors } = await ask(gateway, query, { variables: { input }, headers: SIGNED_IN });
  return { answer: data?.[mutation], errors };
};

describe("firmware", () => {
  it("is listed, also for one type of hardware", async () => {
    const { data, errors } = await ask(
      gateway,
      '{ firmwares { id } fitting: firmwares(hardwareType: "K200DISP_AMG") { id version hardwareType description sha256 size createDate } }',
      { headers: SIGNED_IN },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      firmwares: [{ id: "2" }, { id: "1" }],
      fitting: [
        {
          id: "1",
          version: "4.1.0",
          hardwareType: "K200DISP_AMG",
          description: "Opis",
          sha256: "ab12",
          size: 1_000_000,
          createDate: 1_790_000_000,
        },
      ],
    });
  });

  it.each([10, 100])("tells how far %i devices are with three calls", async (size) => {
    platform.on("GET firmware/rollout", () => Array.from({ length: size }, (_, i) => rolloutJson(i + 1)));
    const { data, errors } = await ask(
      gateway,
      '{ firmware(id: "2") { version rollout { state attempts downloadedDate reportDate reportedVersion client { name } } } }',
      { headers: SIGNED_IN },
    );
    expect(errors).toBeUndefined();
    const { rollout } = (data as { firmware: { rollout: unknown[] } }).firmware;
    expect(rollout).toHaveLength(size);
    expect(rollout[4]).toEqual({
      state: "DOWNLOADED",
      attempts: 2,
      downloadedDate: 1_790_000_200,
      reportDate: null,
      reportedVersion: "4.1.0",
      client: { name: "Cesta 5" },
    });
    expect(platform.calls).toEqual(["GET firmware/list", "GET firmware/rollout", "GET client"]);
  });

  it.each([1, 10])(
    "tells with three calls what %i devices were assigned, and how far they are",
    async (size) => {
      platform.on("GET firmware/assigned", () => [rolloutJson(1, { firmwareId: 2 })]);
      const { data, errors } = await ask(
        gateway,
        "query ($ids: [ID!]) { clients(ids: $ids) { firmwareAssignment { state assignDate firmware { version } } } }",
        { variables: { ids: Array.from({ length: size }, (_, i) => String(i + 1)) }, headers: SIGNED_IN },
      );
      expect(errors).toBeUndefined();
      const firmwareAssignment = {
        state: "DOWNLOADED",
        assignDate: 1_790_000_000,
        firmware: { version: "4.2.0" },
      };
      const others = Array.from({ length: size - 1 }, () => ({ firmwareAssignment: null }));
      expect(data).toEqual({ clients: [{ firmwareAssignment }, ...others] });
      expect(platform.calls).toEqual(["GET client", "GET firmware/assigned", "GET firmware/list"]);
    },
  );

  it("says nothing of what a device was assigned to who may not know it", async () => {
    platform.on("GET firmware/assigned", (_request, reply) => reply.code(403).send());
    const { data, errors } = await ask(gateway, '{ client(id: "1") { name firmwareAssignment { state } } }', {
      headers: SIGNED_IN,
    });
    expect([data, errors]).toEqual([{ client: { name: "Cesta 1", firmwareAssignment: null } }, undefined]);
  });

  it("is null where there is no such one, and stays where its rollout can't be had", async () => {
    platform.on("GET firmware/rollout", (_request, reply) => reply.code(503).send());
    const { data, errors } = await ask(
      gateway,
      '{ none: firmware(id: "9") { id } firmware(id: "2") { version rollout { state } } }',
      { headers: SIGNED_IN },
    );
    expect(data).toEqual({ none: null, firmware: { version: "4.2.0", rollout: null } });
    expect(errors?.[0]).toMatchObject({ path: ["firmware", "rollout"], extensions: { retryable: true } });
  });

  it("is corrected by what is given alone", async () => {
    platform.on("PATCH firmware", () => firmwareJson(2));
    await send("updateFirmware", { id: "2", description: "" }, "{ firmware { id } }");
    await send(
      "updateFirmware",
      { id: "2", version: "4.2.1", hardwareType: "K200DISP_AMG" },
      "{ firmware { id } }",
    );
    expect(bodies()).toEqual([
      { id: 2, metadata: '{"description":""}' },
      { id: 2, version: "4.2.1", metadata: '{"hardwareType":"K200DISP_AMG"}' },
    ]);
  });

  it("is assigned with few calls, and tells which device refused it and why", async () => {
    platform.on("POST firmware/assign", ({ body }, reply) => {
      const clients = String((body as { clients: unknown }).clients).split(",");
      if (!clients.includes("2")) return reply.code(204).send();
      const message = "is a K200DISP_AMG, not a K200DISP_FALCON";
      const fields = [{ path: "clients.2", message, fault: "HARDWARE_DIFFERS" }];
      return reply
        .code(422)
        .send({ error: { code: "X", message: "Other", fault: "OTHER_HARDWARE", details: { fields } } });
    });
    const { answer } = await send(
      "assignFirmware",
      { firmwareId: "2", clientIds: ["1", "2"] },
      "{ done failed results { id status error { code fault params fields { path message fault fromPlatform } } } }",
    );
    expect(answer).toMatchObject({
      done: 1,
      failed: 1,
      results: [
        { status: "DONE" },
        {
          error: {
            code: "VALIDATION_FAILED",
            fault: "OTHER_HARDWARE",
            params: null,
            fields: [
              {
                path: "clientIds",
                message: "has other hardware",
                fault: "HARDWARE_DIFFERS",
                fromPlatform: null,
              },
            ],
          },
        },
      ],
    });
    await send("assignFirmware", { firmwareId: "2", clientIds: ["1", "3"], force: true }, "{ done }");
    expect(bodies()).toEqual([
      { id: 2, clients: "1,2" },
      { id: 2, clients: 1 },
      { id: 2, clients: 2 },
      { id: 2, clients: "1,3", force: true },
    ]);
  });

  it("leaves out who tells the version already where that is asked for: they are skipped", async () => {
    platform.on("POST firmware/assign", () => ({ skipped: [2] }));
    const input = { firmwareId: "2", clientIds: ["1", "2"], skipRunning: true };
    const { answer } = await send(
      "assignFirmware",
      input,
      "{ done skipped results { id status error { code } } }",
    );
    expect(answer).toEqual({
      done: 1,
      skipped: 1,
      results: [
        { id: "1", status: "DONE", error: null },
        { id: "2", status: "SKIPPED", error: null },
      ],
    });
    expect(bodies()).toEqual([{ id: 2, clients: "1,2", skipRunning: true }]);
  });

  it("is assigned once more to those that failed", async () => {
    platform.on("POST firmware/retry", () => ({ clients: [4, 6] }));
    const { answer } = await send(
      "retryFirmware",
      { firmwareId: "2", clientIds: ["4", "5", "6"] },
      "{ clients { name } }",
    );
    expect(answer).toEqual({ clients: [{ name: "Cesta 4" }, { name: "Cesta 6" }] });
    await send("retryFirmware", { firmwareId: "2" }, "{ clients { id } }");
    expect(bodies()).toEqual([{ id: 2, clients: "4,5,6" }, { id: 2 }]);
  });

  it("is taken away", async () => {
    platform.on("DELETE firmware", (_request, reply) => reply.code(204).send());
    expect((await send("deleteFirmwares", { ids: ["1", "2"] }, "{ done }")).answer).toEqual({ done: 2 });
  });
});

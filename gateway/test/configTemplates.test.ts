import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

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

const templateJson = (id: number, hardwareType = "K200DISP_FALCON") => ({
  id,
  name: `Predloga ${id}`,
  version: 3,
  metaData: { hardwareType },
  superType: "K200",
  createDate: 1_790_000_000,
  changeDate: 1_790_000_001,
});
const DATA = { cfgID: "KB0", maker: "kept", BasicConfig: { vMax: 199, odd: 1 } };
const whole = (id: number) => ({ ...templateJson(id), data: DATA });
const bodies = () => platform.requests.filter(({ method }) => method !== "GET").map(({ body }) => body);
const send = async (mutation: string, input: object, answer: string) => {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) ${answer} }`;
  const { data, errors } = await ask(gateway, query, { variables: { input }, headers: SIGNED_IN });
  return { answer: data?.[mutation], errors };
};

describe("configuration templates", () => {
  it("are listed without their configurations, those that fit a device's hardware", async () => {
    platform.on("GET config/template/list", () => [
      templateJson(1),
      templateJson(2, "K200DISP_SMILEY_AMG"),
      templateJson(3, "K200DISP_AMG"),
      { id: 4, metaData: '{"hardwareType":"PED_01WIFI"}' },
    ]);
    const { data, errors } = await ask(
      gateway,
      '{ all: configTemplates { id name version hardwareType superType changeDate } fitting: configTemplates(hardwareType: "K200DISP_FALCON") { id } }',
      { headers: SIGNED_IN },
    );
    expect(errors).toBeUndefined();
    expect(data?.fitting).toEqual([{ id: "1" }, { id: "3" }]);
    expect(data?.all).toHaveLength(4);
    expect(data?.all).toMatchObject([
      { id: "1", name: "Predloga 1", version: 3, superType: "K200", changeDate: 1_790_000_001 },
      { superType: "K200_SMILEY" },
      {},
      { id: "4", name: null, version: null, hardwareType: "PED_01WIFI", superType: "UNKNOWN" },
    ]);
    expect(platform.calls).toEqual(["GET config/template/list"]);
  });

  it("are read one by one, typed and whole, with one call", async () => {
    platform.on("GET config/template", () => ({ ...whole(7), data: JSON.stringify(DATA) }));
    const { data, errors } = await ask(
      gateway,
      '{ configTemplate(id: "7") { name config { basic { maxSpeed } } document } }',
      { headers: SIGNED_IN },
    );
    expect(errors).toBeUndefined();
    expect(data?.configTemplate).toEqual({
      name: "Predloga 7",
      config: { basic: { maxSpeed: 199 } },
      document: DATA,
    });
    expect(platform.calls).toEqual(["GET config/template"]);
  });

  it("are null where there is no such one", async () => {
    const { data, errors } = await ask(gateway, '{ configTemplate(id: "7") { id } }', { headers: SIGNED_IN });
    expect({ data, errors }).toEqual({ data: { configTemplate: null }, errors: undefined });
  });

  it.each([
    [{}, { cfgID: "KB0" }],
    [{ config: { basic: { maxSpeed: 90 } } }, { cfgID: "KB0", BasicConfig: { vMax: 90 } }],
    [{ document: DATA }, DATA],
  ])("are made of %j", async (content, stored) => {
    platform.on("POST config/template", ({ body }, reply) => {
      void reply.code(201);
      return { ...whole(8), data: (body as { data: string }).data };
    });
    const input = { name: "Šola", hardwareType: "K200DISP_FALCON", ...content };
    const { answer, errors } = await send("createConfigTemplate", input, "{ template { id document } }");
    expect(errors).toBeUndefined();
    expect(answer).toEqual({ template: { id: "8", document: stored } });
    expect(bodies()).toEqual([
      { name: "Šola", data: JSON.stringify(stored), metadata: '{"hardwareType":"K200DISP_FALCON"}' },
    ]);
    expect(platform.calls).toEqual(["POST config/template"]);
  });

  it("are renamed with one call, and changed over what they have", async () => {
    platform.on("GET config/template", () => ({ ...whole(7), metaData: { hardwareType: "X", other: 1 } }));
    platform.on("PATCH config/template", () => whole(7));
    await send("updateConfigTemplate", { id: "7", name: "Nova" }, "{ template { id } }");
    expect(platform.calls).toEqual(["PATCH config/template"]);
    const change = { id: "7", hardwareType: "K200DISP_AMG", config: { basic: { maxSpeed: 90 } } };
    const { errors } = await send("updateConfigTemplate", change, "{ template { id } }");
    expect(errors).toBeUndefined();
    expect(bodies()).toEqual([
      { id: 7, name: "Nova" },
      {
        id: 7,
        data: JSON.stringify({ ...DATA, BasicConfig: { vMax: 90, odd: 1 } }),
        metadata: '{"hardwareType":"K200DISP_AMG","other":1}',
      },
    ]);
  });

  it("name faulty fields as they were written", async () => {
    platform.on("POST config/template", (_request, reply) => {
      const fields = [{ path: "data.smileyConfig.1.speedThresholdMax", message: "must be <= 200" }];
      return reply
        .code(422)
        .send({ error: { code: "VALIDATION_FAILED", message: "Wrong", details: { fields } } });
    });
    const input = { name: "A", hardwareType: "X", config: { smileys: [{}, { toSpeed: 201 }] } };
    const { errors } = await send("createConfigTemplate", input, "{ template { id } }");
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "VALIDATION_FAILED",
      fields: [{ path: "config.smileys.1.toSpeed" }],
    });
  });

  it("are taken away, each with its own result", async () => {
    platform.on("DELETE config/template", ({ query }, reply) =>
      (query as { id: string }).id === "2" ? reply.code(404).send({}) : reply.code(204).send(),
    );
    const { data } = await ask(
      gateway,
      'mutation { deleteConfigTemplates(input: { ids: ["1", "2"] }) { done failed results { id status error { code } } } }',
      { headers: SIGNED_IN },
    );
    expect(data?.deleteConfigTemplates).toEqual({
      done: 1,
      failed: 1,
      results: [
        { id: "1", status: "DONE", error: null },
        { id: "2", status: "FAILED", error: { code: "NOT_FOUND" } },
      ],
    });
  });

  it.each([10, 20])("are given to %i devices with three calls, and skip those that have it", async (size) => {
    platform.on("GET config/template", () => whole(7));
    platform.on("GET config/list", () => [{ clientId: 2, data: { BasicConfig: { vMax: 1 } }, version: 1 }]);
    platform.on("POST config/assign", ({ body }) =>
      String((body as { clientId: unknown }).clientId)
        .split(",")
        .map((clientId) => ({ clientId: Number(clientId), version: 2, changed: clientId !== "3" })),
    );
    const clientIds = Array.from({ length: size }, (_, i) => String(i + 1));
    const { answer, errors } = await send(
      "applyConfigTemplate",
      { templateId: "7", clientIds },
      "{ done skipped results { id status } }",
    );
    expect(errors).toBeUndefined();
    expect(answer).toMatchObject({ done: size - 1, skipped: 1 });
    expect(platform.calls).toEqual(["GET config/template", "GET config/list", "POST config/assign"]);
    expect(bodies()).toEqual([{ clientId: clientIds.join(","), data: DATA }]);
  });

  it("leave each device its own serial number and type", async () => {
    const own = { serialNumber: "SN-2", deviceType: 7 };
    platform.on("GET config/template", () => whole(7));
    platform.on("GET config/list", () => [{ clientId: 2, data: { BasicConfig: own }, version: 1 }]);
    platform.on("GET config", ({ query }, reply) =>
      (query as { clientId: string }).clientId === "2"
        ? { data: { BasicConfig: own }, version: 1 }
        : reply.code(404).send({ error: { code: "NOT_FOUND", message: "none" } }),
    );
    platform.on("POST config/assign", ({ body }) => ({ ...(body as object), version: 2, changed: true }));
    const { answer } = await send(
      "applyConfigTemplate",
      { templateId: "7", clientIds: ["1", "2"] },
      "{ done }",
    );
    expect(answer).toMatchObject({ done: 2 });
    expect(bodies()).toEqual(
      expect.arrayContaining([
        { clientId: 1, data: DATA },
        { clientId: 2, data: { ...DATA, BasicConfig: { ...DATA.BasicConfig, ...own } } },
      ]),
    );
  });

  it("that are unknown are given to nobody", async () => {
    const { errors } = await send("applyConfigTemplate", { templateId: "9", clientIds: ["1"] }, "{ done }");
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect(platform.calls).toEqual(["GET config/template"]);
  });
});

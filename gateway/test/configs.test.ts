import { afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { type GraphQLSchema, getNamedType, isInputObjectType, isObjectType } from "graphql";
import { readDeviceConfig } from "../src/platform-api/deviceConfig/deviceConfig.js";
import { createSchema } from "../src/schema.js";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

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

const DATA = {
  cfgID: "KB0",
  maker: "kept",
  BasicConfig: { vMin: 5, vMax: 199, odd: 1 },
  FlasherConfig: { flashDuty: 50 },
};
const versionJson = (version: number, more: object = {}) => ({
  data: DATA,
  version,
  changeDate: 1_790_000_000,
  changedBy: { id: 7, email: "ana@example.si" },
  restoredFrom: null,
  ...more,
});
const bodies = () => platform.requests.filter(({ method }) => method !== "GET").map(({ body }) => body);
const queryOf = (call: string) => platform.requests[platform.calls.indexOf(call)]?.query;

const CONFIG = `config { version changeDate changedBy { id email } restoredFrom document
  config { cfgId basic { minSpeed maxSpeed radarType } flashers { duty mode } programs { fromSpeed } } }`;

describe("a client's configuration", () => {
  beforeEach(() => platform.on("GET client", () => clientJson(5)));

  it("is read as a document and typed", async () => {
    platform.on("GET config", () => versionJson(4));
    const { data, errors } = await ask(gateway, `{ client(id: "5") { superType ${CONFIG} } }`, {
      headers: SIGNED_IN,
    });
    expect(errors).toBeUndefined();
    expect(data?.client).toEqual({
      superType: "K200",
      config: {
        version: 4,
        changeDate: 1_790_000_000,
        changedBy: { id: "7", email: "ana@example.si" },
        restoredFrom: null,
        document: DATA,
        config: {
          cfgId: "KB0",
          basic: { minSpeed: 5, maxSpeed: 199, radarType: null },
          flashers: [{ duty: 50, mode: null }],
          programs: null,
        },
      },
    });
    expect(platform.calls).toEqual(["GET client", "GET config"]);
    expect(queryOf("GET config")).toEqual({ clientId: "5" });
  });

  it("is tolerated as text, without anything beside it", async () => {
    platform.on("GET config", () => ({ data: JSON.stringify(DATA) }));
    const { data, errors } = await ask(gateway, `{ client(id: "5") { ${CONFIG} } }`, { headers: SIGNED_IN });
    expect(errors).toBeUndefined();
    expect(data?.client).toMatchObject({
      config: {
        version: null,
        changeDate: null,
        changedBy: null,
        document: DATA,
        config: { basic: { maxSpeed: 199 } },
      },
    });
  });

  it.each([10, 100])("of %i devices takes one call", async (size) => {
    const ids = Array.from({ length: size }, (_, index) => index + 1);
    platform.on("GET client/list", () => ids.map((id) => clientJson(id)));
    platform.on("GET config/list", () => [{ clientId: 2, ...versionJson(7) }]);
    const { data, errors } = await ask(gateway, "{ clients { id config { version } } }", {
      headers: SIGNED_IN,
    });
    expect(errors).toBeUndefined();
    const clients = (data?.clients ?? []) as { id: string; config: unknown }[];
    const configs = new Map(clients.map(({ id, config }) => [id, config]));
    expect([configs.get("1"), configs.get("2")]).toEqual([null, { version: 7 }]);
    expect(platform.calls).toEqual(["GET client/list", "GET config/list"]);
    const { clientId } = queryOf("GET config/list") as { clientId: string };
    expect(clientId.split(",").sort()).toEqual(ids.map(String).sort());
  });

  it("is null where none is assigned", async () => {
    const none = await ask(gateway, '{ client(id: "5") { name config { version } } }', {
      headers: SIGNED_IN,
    });
    expect(none).toMatchObject({ data: { client: { name: "Cesta 5", config: null } }, errors: undefined });
  });

  it("is null where it can't be had, with the rest intact", async () => {
    platform.on("GET config", (_request, reply) => reply.code(500).send());
    const { data, errors } = await ask(gateway, '{ client(id: "5") { name config { version } } }', {
      headers: SIGNED_IN,
    });
    expect(data).toEqual({ client: { name: "Cesta 5", config: null } });
    expect(errors?.[0]).toMatchObject({ path: ["client", "config"], extensions: { code: "UPSTREAM_ERROR" } });
  });

  it("takes a call a device in a list", async () => {
    platform.on("GET client/list", () => Array.from({ length: 20 }, (_, i) => clientJson(i + 1)));
    platform.on("GET config", () => versionJson(1));
    const { data, errors } = await ask(
      gateway,
      "{ clients { config { version } again: config { version } } }",
      {
        headers: SIGNED_IN,
      },
    );
    expect(errors).toBeUndefined();
    expect(data?.clients).toHaveLength(20);
    expect(platform.calls.filter((call) => call === "GET config")).toHaveLength(20);
  });

  it("has versions and a history that is read page by page", async () => {
    platform.on("GET config/version", () => versionJson(2, { restoredFrom: 1 }));
    platform.on("GET config/history", (_request, reply) => {
      void reply.header("x-next-cursor", "Mg").header("x-total-count", "3");
      const changes = [
        { path: "BasicConfig.vMax", before: 199, after: 120 },
        { path: "smileyConfig", after: [] },
      ];
      const { data: _data, ...fields } = versionJson(3);
      return [{ ...fields, changeCount: 2, changes }];
    });
    const { data, errors } = await ask(
      gateway,
      `{ client(id: "5") { configVersion(version: 2) { version restoredFrom config { basic { maxSpeed } } }
         configHistory(first: 1, after: "Mw") { totalCount pageInfo { hasNextPage endCursor }
           nodes { version changedBy { email } changeCount changes { path before after } } } } }`,
      { headers: SIGNED_IN },
    );
    expect(errors).toBeUndefined();
    expect(data?.client).toEqual({
      configVersion: { version: 2, restoredFrom: 1, config: { basic: { maxSpeed: 199 } } },
      configHistory: {
        totalCount: 3,
        pageInfo: { hasNextPage: true, endCursor: "Mg" },
        nodes: [
          {
            version: 3,
            changedBy: { email: "ana@example.si" },
            changeCount: 2,
            changes: [
              { path: "BasicConfig.vMax", before: 199, after: 120 },
              { path: "smileyConfig", before: null, after: [] },
            ],
          },
        ],
      },
    });
    expect(queryOf("GET config/version")).toEqual({ clientId: "5", version: "2" });
    expect(queryOf("GET config/history")).toEqual({ clientId: "5", limit: "1", cursor: "Mw", count: "true" });
  });
});

describe("assignConfig", () => {
  const ASSIGN = `mutation ($input: AssignConfigInput!) { assignConfig(input: $input) {
    dryRun done failed skipped results { id status error { code fields { path message } } } } }`;
  const assign = async (input: object) => {
    const { data, errors } = await ask(gateway, ASSIGN, { variables: { input }, headers: SIGNED_IN });
    return { answer: data?.assignConfig, errors };
  };

  it("gives a whole document to many devices with few calls, and skips those that have it", async () => {
    platform.on("POST config/assign", ({ body }) =>
      String((body as { clientId: unknown }).clientId)
        .split(",")
        .map((clientId) => ({ clientId: Number(clientId), version: 2, changed: clientId !== "2" })),
    );
    const clientIds = Array.from({ length: 30 }, (_, i) => String(i + 1));
    const { answer, errors } = await assign({ clientIds, document: DATA });
    expect(errors).toBeUndefined();
    expect(answer).toMatchObject({ done: 29, failed: 0, skipped: 1 });
    expect(answer).toMatchObject({
      results: expect.arrayContaining([{ id: "2", status: "SKIPPED", error: null }]),
    });
    expect(platform.calls).toEqual(["POST config/assign", "POST config/assign"]);
    expect(bodies()[0]).toEqual({ clientId: clientIds.slice(0, 25).join(","), data: DATA });
  });

  it("lays a typed one over what each device has", async () => {
    platform.on("GET config", ({ query }, reply) =>
      (query as { clientId: string }).clientId === "5" ? versionJson(4) : reply.code(404).send({}),
    );
    platform.on("GET client", () => clientJson(6));
    platform.on("POST config/assign", ({ body }) => ({ ...(body as object), version: 5, changed: true }));
    const config = {
      basic: { maxSpeed: 120, minSpeed: null, radarType: "FALCON" },
      flashers: [{ duty: 60 }],
    };
    const { answer } = await assign({ clientIds: ["5", "6"], config });
    expect(answer).toMatchObject({
      done: 1,
      results: [
        { status: "DONE" },
        // A part on its own would be its whole configuration.
        { status: "FAILED", error: { code: "CONFLICT" } },
      ],
    });
    expect(bodies()).toEqual(
      expect.arrayContaining([
        {
          clientId: 5,
          data: {
            ...DATA,
            BasicConfig: { vMax: 120, odd: 1, radarType: "Falcon" },
            FlasherConfig: { flashDuty: 60 },
          },
        },
      ]),
    );
  });

  it.each([
    [{ config: { basic: { maxSpeed: 400 } } }, "config.basic.maxSpeed"],
    [{ document: { BasicConfig: { vMax: 400 } } }, "document.BasicConfig.vMax"],
  ])("names the faulty field as it was written: %j", async (content, path) => {
    platform.on("GET config", () => versionJson(4));
    platform.on("POST config/assign", (_request, reply) => {
      const fields = [{ path: "data.BasicConfig.vMax", message: "must be <= 300" }];
      return reply
        .code(422)
        .send({ error: { code: "VALIDATION_FAILED", message: "Wrong", details: { fields } } });
    });
    const { answer } = await assign({ clientIds: ["5"], ...content });
    expect(answer).toMatchObject({
      results: [{ status: "FAILED", error: { code: "VALIDATION_FAILED", fields: [{ path }] } }],
    });
  });

  it.each([
    [{}, "config"],
    [{ config: {}, document: {} }, "document"],
  ])("needs exactly one content: %j", async (content, path) => {
    const { errors } = await assign({ clientIds: ["5"], ...content });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ path }] });
    expect(platform.calls).toEqual([]);
  });
});

it("restoreConfig brings an earlier version back", async () => {
  platform.on("POST config/restore", () => ({ clientId: 5, version: 6, changed: true }));
  platform.on("GET client", () => clientJson(5));
  const { data, errors } = await ask(
    gateway,
    'mutation { restoreConfig(input: { clientId: "5", version: 2, idempotencyKey: "restore-5-2" }) { version changed client { name } } }',
    { headers: SIGNED_IN },
  );
  expect(errors).toBeUndefined();
  expect(data?.restoreConfig).toEqual({ version: 6, changed: true, client: { name: "Cesta 5" } });
  expect(bodies()).toEqual([{ clientId: 5, version: 2 }]);
  expect(platform.requests[0]?.headers["idempotency-key"]).toBe("restore-5-2");
});

it("restoreConfig twice shows what each made", async () => {
  let version = 6;
  platform.on("POST config/restore", () => ({ clientId: 5, version, changed: true }));
  platform.on("GET client", () => clientJson(5));
  platform.on("GET config", () => versionJson(version++));
  const restore = 'restoreConfig(input: { clientId: "5", version: 2 }) { client { config { version } } }';
  const { data } = await ask(gateway, `mutation { first: ${restore} second: ${restore} }`, {
    headers: SIGNED_IN,
  });
  expect(data).toEqual({
    first: { client: { config: { version: 6 } } },
    second: { client: { config: { version: 7 } } },
  });
});

it("hardwareTypes tells families, and what takes firmware", async () => {
  const { data } = await ask(gateway, "{ hardwareTypes { name superType takesFirmware } }", {
    headers: SIGNED_IN,
  });
  expect(data?.hardwareTypes).toContainEqual({
    name: "BIKECOUNTER",
    superType: "UNKNOWN",
    takesFirmware: false,
  });
  expect(data?.hardwareTypes).toContainEqual({
    name: "K200DISP_FL_AMG",
    superType: "K200_FL",
    takesFirmware: true,
  });
  expect(platform.calls).toEqual([]);
});

describe("the typed configuration", () => {
  let schema: GraphQLSchema;
  beforeAll(async () => {
    schema = await createSchema();
  });

  /** A document with one entry in every list, so that each type occurs. */
  const EVERYTHING = {
    BasicConfig: {},
    flasherModeTriggerVelocity: [{}],
    FlasherConfig: [{}],
    smileyConfig: [{}],
    ProgramsSettings: { dispParameters: [{ TxtProgramsParam: [{}] }] },
    WindowLayoutParameter: [{ windowSettings: [{}] }],
    CustomTextProgram: { customTextProgramData: [{ customTextData: [{}] }] },
  };

  it.each(["DeviceConfig", "DeviceConfigInput"])("has in %s just the fields that are read", (root) => {
    const met: string[] = [];
    const check = (value: unknown, type: unknown) => {
      const [entry] = [value].flat();
      const named = getNamedType(type as Parameters<typeof getNamedType>[0]);
      if (typeof entry !== "object" || entry === null || !(isObjectType(named) || isInputObjectType(named)))
        return;
      met.push(named.name);
      const fields = named.getFields();
      expect(Object.keys(entry).sort()).toEqual(Object.keys(fields).sort());
      for (const [name, inner] of Object.entries(entry)) check(inner, fields[name]?.type);
    };
    check(readDeviceConfig(EVERYTHING), schema.getType(root));
    expect(met).toHaveLength(11);
  });
});

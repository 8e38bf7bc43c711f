import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { generateConfig } from "../src/device-config/generate.js";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";
import { display, texts, zima } from "./sample/settingsSample.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
  platform.on("POST client/metaData", () => ({ metaData: {} }));
  platform.on("POST config/assign", () => ({ clientId: 5, version: 2, changed: true }));
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const asked = (query: string, variables: Record<string, unknown> = {}) =>
  ask(gateway, query, { headers: SIGNED_IN, variables });

/** Bodies sent to a call of the platform, including dry runs. */
const written = (path: string) =>
  platform.requests.filter(({ url, method }) => method === "POST" && url === `/${path}`);
/** The calls with changes, with "try" before dry runs. */
const changes = () =>
  platform.requests
    .filter(({ method }) => method === "POST")
    .map(({ url, headers }) => (headers["x-dry-run"] ? `try ${url}` : url));

const UPDATE = `mutation ($input: UpdateClientSettingsInput!) {
  updateClientSettings(input: $input) { configChanged client { id settings { speedLimit } } } }`;
const GENERATED =
  "query ($input: GeneratedConfigInput!) { generatedConfig(input: $input) { document changed } }";

describe("changing settings", () => {
  const metaDataSent = () => {
    const { body } = written("client/metaData").at(-1) ?? {};
    const { clientId, metaData } = body as { clientId: number; metaData: string };
    return { clientId, metaData: JSON.parse(metaData) };
  };

  beforeEach(() =>
    platform.on("GET client", () =>
      clientJson(5, { metaData: { speedLimit: 40, customTexts: texts, displayConfiguration: display } }),
    ),
  );

  it("sends the given keys alone, null for what is taken away, and reads the device back", async () => {
    const settings = { measureDistance: 40, notes: null, markerPosition: { lat: 46.1, lng: 14.5 } };
    const { data, errors } = await asked(UPDATE, { input: { clientId: "5", settings } });
    expect({ data, errors }).toEqual({
      data: {
        updateClientSettings: { configChanged: false, client: { id: "5", settings: { speedLimit: 40 } } },
      },
      errors: undefined,
    });
    expect(metaDataSent()).toEqual({ clientId: 5, metaData: settings });
    expect(platform.calls).toEqual(["POST client/metaData", "GET client"]);
  });

  it("keeps in texts what nobody here knows", async () => {
    const added = { ...zima, uuid: "u-2", name: "Poletje" };
    const settings = { customTexts: [added, { ...zima, name: "Pozimi" }] };
    const { errors } = await asked(UPDATE, { input: { clientId: "5", settings } });
    expect(errors).toBeUndefined();
    const line = { text: "LED", horizAlignment: "left", vertAlignment: "top", font: 8 };
    expect(metaDataSent().metaData).toEqual({
      customTexts: [
        { name: "Poletje", uuid: "u-2", layout: "B", texts: [line] },
        { name: "Pozimi", uuid: "u-1", layout: "B", color: "red", texts: [{ ...line, bold: true }] },
      ],
    });
  });

  it("lays a display's change over what it has", async () => {
    const displayConfiguration = {
      overLimitLeft: { textType: "STATIC", textId: "9" },
      overLimitRight: null,
    };
    await asked(UPDATE, { input: { clientId: "5", settings: { displayConfiguration } } });
    expect(metaDataSent().metaData).toEqual({
      displayConfiguration: {
        ...display,
        overLimitLeft: { textType: 1, textId: 9, effect: "scroll" },
        overLimitRight: { textType: 0, textId: null },
      },
    });
  });

  it("names one direction, keeps the other's name, and takes one away by null", async () => {
    const metaData = { directionNames: { incoming: "proti Kranju", outgoing: "v mesto" } };
    platform.on("GET client", () => ({ ...clientJson(5, { metaData }), etag: "e-1" }));
    const change = (directionNames: object) =>
      asked(UPDATE, { input: { clientId: "5", settings: { directionNames } } });
    expect((await change({ outgoing: "proti Ljubljani" })).errors).toBeUndefined();
    expect(metaDataSent().metaData).toEqual({
      directionNames: { incoming: "proti Kranju", outgoing: "proti Ljubljani" },
    });
    await change({ incoming: null });
    expect(metaDataSent().metaData).toEqual({ directionNames: { outgoing: "v mesto" } });
    await change({ incoming: null, outgoing: null });
    expect(metaDataSent().metaData).toEqual({ directionNames: null });
    // Laid over what was read, and held to that.
    expect(platform.calls.slice(0, 3)).toEqual(["GET client", "POST client/metaData", "GET client"]);
    expect(written("client/metaData").map(({ headers }) => headers["if-match"])).toEqual(
      Array.from({ length: 3 }, () => '"e-1"'),
    );
  });

  it("takes texts and display away by null", async () => {
    await asked(UPDATE, {
      input: { clientId: "5", settings: { displayConfiguration: null, customTexts: null } },
    });
    expect(metaDataSent().metaData).toEqual({ displayConfiguration: null, customTexts: null });
  });

  it("names the platform's faults as the input does", async () => {
    const details = { fields: [{ path: "metaData.speedLimit", message: "must be <= 200" }] };
    platform.on("POST client/metaData", (_request, reply) =>
      reply.code(422).send({ error: { code: "VALIDATION_FAILED", message: "no", details } }),
    );
    const { errors } = await asked(UPDATE, { input: { clientId: "5", settings: { speedLimit: 900 } } });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "VALIDATION_FAILED",
      fields: [{ path: "settings.speedLimit" }],
    });
  });

  it("names the faulty field, before any call", async () => {
    const { errors } = await asked(UPDATE, {
      input: { clientId: "5", settings: { markerPosition: { lat: 91, lng: 0 } } },
    });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: [{ path: "settings.markerPosition.lat" }],
    });
    expect(platform.calls).toEqual([]);
  });
});

/** The configuration of a sign at 50 km/h without texts. */
const PLAIN = generateConfig(
  {
    hardwareType: "K200DISP_FALCON",
    visionType: "NO_VISION",
    settings: { speedLimit: 50, speedingBlink: false, displayConfiguration: null, customTexts: [] },
    sign: {},
    sharedTexts: [],
    penaltySteps: null,
  },
  { cfgID: "KB0", maker: "kept" },
);

describe("what a device is told after a change of its settings", () => {
  const save = (input: object) => asked(UPDATE, { input: { clientId: "5", settings: {}, ...input } });
  const sentConfig = () =>
    (written("config/assign").at(-1)?.body as { data: Record<string, unknown> } | undefined)?.data;

  beforeEach(() => {
    platform.on("GET client", () => clientJson(5));
    platform.on("GET config", () => ({ data: PLAIN, version: 1 }));
  });

  it("is generated, compared, and assigned after both were tried", async () => {
    const { data, errors } = await save({ settings: { speedLimit: 30 } });
    expect(errors).toBeUndefined();
    expect(data?.updateClientSettings).toMatchObject({ configChanged: true });
    expect(changes()).toEqual([
      "try /client/metaData",
      "try /config/assign",
      "/client/metaData",
      "/config/assign",
    ]);
    expect(sentConfig()).toMatchObject({
      maker: "kept",
      ProgramsSettings: { dispParameters: [{ prgSpeedLimit: 10 }, { prgSpeedLimit: 31 }] },
    });
  });

  it("is left alone where it is the same, or where nothing that decides it was given", async () => {
    const same = await save({ settings: { speedLimit: 50, speedingBlink: false } });
    expect(same.data?.updateClientSettings).toMatchObject({ configChanged: false });
    expect(changes()).toEqual(["/client/metaData"]);
    platform.requests.length = 0;
    platform.calls.length = 0;
    await save({ settings: { locationName: "Trg" } });
    expect(platform.calls).toEqual(["POST client/metaData", "GET client"]);
    // A form without changes of the sign: its configuration from a template stays.
    platform.calls.length = 0;
    await save({ settings: { locationName: "Trg" }, sign: {} });
    expect(platform.calls).toEqual(["POST client/metaData", "GET client"]);
  });

  it("follows an earlier version of the settings that is brought back", async () => {
    const content = (speedLimit: number, locationName: string) => ({
      metaData: { speedLimit, locationName },
    });
    const versions: Record<1 | 2 | 3, ReturnType<typeof content>> = {
      1: content(30, "Trg"),
      2: content(30, "Most"),
      3: content(50, "Most"),
    };
    platform.on("GET client", () => clientJson(5, { metaData: versions[3].metaData }));
    platform.on("GET revision/list", () => [{ version: 3 }]);
    platform.on("GET revision", ({ query }) => {
      const { version } = query as { version: string };
      return { version: Number(version), content: versions[Number(version) as 1 | 2 | 3] };
    });
    const restore = async (version: number, more: object = {}) => {
      platform.requests.length = 0;
      const input = { kind: "CLIENT", id: "5", version, ...more };
      const mutation =
        "mutation ($input: RestoreRevisionInput!) { restoreRevision(input: $input) { config { changed etag document } } }";
      const { data, errors } = await asked(mutation, { input });
      const { config } = (data?.restoreRevision ?? {}) as { config?: { etag: string; document: object } };
      return { config, errors };
    };

    const tried = await restore(2, { dryRun: true });
    expect(tried.config).toMatchObject({
      changed: true,
      document: { ProgramsSettings: { dispParameters: [{}, { prgSpeedLimit: 31 }] } },
    });
    expect(changes()).toEqual(["try /client/metaData", "try /config/assign"]);

    expect((await restore(2, { idempotencyKey: "once-more" })).errors).toBeUndefined();
    expect(changes()).toEqual([
      "try /client/metaData",
      "try /config/assign",
      "/client/metaData",
      "/config/assign",
    ]);
    expect(sentConfig()).toEqual(tried.config?.document);

    // By now another configuration would follow than the person saw.
    platform.on("GET config", () => ({ data: { ...PLAIN, maker: "other" }, version: 2 }));
    const overtaken = await restore(2, { generatedIfMatch: tried.config?.etag });
    expect(overtaken.errors?.[0]?.extensions).toMatchObject({
      code: "CONFLICT",
      fields: [{ path: "generatedIfMatch" }],
    });
    expect(changes()).toEqual([]);

    versions[3] = content(30, "Most");
    expect((await restore(1)).config).toBeNull();
    expect(changes()).toEqual(["/client/metaData"]);
  });

  it("comes of the sign's settings alone, too; nothing is written of the device", async () => {
    const sign = { displayOn: false, brightnessLevels: [1, 2, 3, 4, 5, 6, 7, 8], measurementInterval: 900 };
    await save({ sign });
    expect(changes()).toEqual(["try /config/assign", "/config/assign"]);
    expect(sentConfig()).toMatchObject({
      BasicConfig: {
        displayDisable: 3,
        brtLevel: sign.brightnessLevels,
        gprsUpdateDataInterval: 900,
        gprsNewActionInterval: 60,
      },
    });
  });

  it("is given to a device that has none yet", async () => {
    platform.on("GET config", (_request, reply) =>
      reply.code(404).send({ error: { code: "NOT_FOUND", message: "no" } }),
    );
    await save({ settings: { speedLimit: 30 } });
    expect(sentConfig()).toMatchObject({ cfgID: "KB0", BasicConfig: { displayDisable: 0 } });
  });

  it("is refused before anything is stored, and named as it was given", async () => {
    const details = { fields: [{ path: "data.BasicConfig.brtLevel.3", message: "must be <= 255" }] };
    platform.on("POST config/assign", (_request, reply) =>
      reply.code(422).send({ error: { code: "VALIDATION_FAILED", message: "no", details } }),
    );
    const { errors } = await save({ settings: { speedLimit: 30 }, sign: { displayOn: true } });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "VALIDATION_FAILED",
      fields: [{ path: "sign.brightnessLevels.3" }],
    });
    expect(changes()).toEqual(["try /client/metaData", "try /config/assign"]);
  });

  it("is refused where the display names a text that there is not", async () => {
    const displayConfiguration = { type: "TEXT", overLimitLeft: { textType: "CUSTOM", textId: "gone" } };
    const { errors } = await save({ settings: { displayConfiguration } });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "VALIDATION_FAILED",
      fields: [{ path: "settings.displayConfiguration.overLimitLeft.textId" }],
    });
    expect(changes()).toEqual([]);
  });

  it("is only tried with a dry run, and repeated by a key for each call", async () => {
    const tried = await save({ settings: { speedLimit: 30 }, dryRun: true });
    expect(tried.data?.updateClientSettings).toMatchObject({ configChanged: true });
    expect(changes()).toEqual(["try /client/metaData", "try /config/assign"]);
    await save({ settings: { speedLimit: 30 }, idempotencyKey: "same-again" });
    const keys = platform.requests.map(({ headers }) => headers["idempotency-key"]).filter(Boolean);
    expect(keys).toEqual(["same-again.settings", "same-again.config"]);
  });

  it("has the shared texts and the penalty points that it names", async () => {
    const line = { text: "HVALA", horizAlignment: "left", vertAlignment: "top", font: 12 };
    const text = { name: "Hvala", uuid: "s", layout: "A", texts: [line] };
    platform.on("GET resource/list", ({ query }) =>
      (query as { bucket: string }).bucket === "global_custom_texts"
        ? [
            { id: 10, bucket: "global_custom_texts", data: [{ ...text, name: "later" }] },
            { id: 9, bucket: "global_custom_texts", data: text },
          ]
        : [],
    );
    platform.on("GET resource", () => ({
      id: 12,
      bucket: "speed_limit_penalty_program_config",
      data: {
        steps: [
          { overLimitBy: 21, layout: "A", texts: [line] },
          { overLimitBy: 1, layout: "A", texts: [line] },
        ],
      },
    }));
    const shared = { type: "TEXT", underLimitLeft: { textType: "STATIC_CUSTOM", textId: "0" } };
    await save({ settings: { displayConfiguration: shared } });
    expect(sentConfig()).toMatchObject({
      ProgramsSettings: {
        dispParameters: [{ TxtProgramsParam: [{ prgTXTProgId: 100 }] }, { prgNumTxtProgsIn: 0 }],
      },
      CustomTextProgram: { customTextProgramData: [{ customTextData: [{ customText: "HVALA" }] }] },
    });
    await save({ settings: { displayConfiguration: { type: "PENALTY", selectedResourceId: "12" } } });
    expect(sentConfig()).toMatchObject({
      ProgramsSettings: {
        dispParameters: [{ prgSpeedLimit: 10 }, { prgSpeedLimit: 51 }, { prgSpeedLimit: 71 }],
      },
    });
  });

  describe("with a shared text", () => {
    const line = (text: string) => ({ text, horizAlignment: "left", vertAlignment: "top", font: 12 });
    const shared = (uuid: string, text: string) => ({ name: text, uuid, layout: "A", texts: [line(text)] });
    const [school, works] = [shared("u-school", "ŠOLA"), shared("u-works", "DELO NA CESTI")];
    let list: object[];
    const left = (slot: object) => ({ type: "TEXT", underLimitLeft: { textType: "STATIC_CUSTOM", ...slot } });
    const shown = () => JSON.stringify(sentConfig()?.CustomTextProgram ?? null);
    const stored = () => {
      const { metaData = "{}" } = (written("client/metaData").at(-1)?.body ?? {}) as { metaData?: string };
      return JSON.parse(metaData).displayConfiguration?.underLimitLeft;
    };
    const fault = (message: string) => ({
      code: "VALIDATION_FAILED",
      fields: [{ path: "settings.displayConfiguration.underLimitLeft.textId", message }],
    });

    beforeEach(() => {
      list = [school, works];
      platform.on("GET resource/list", () => [{ id: 9, bucket: "global_custom_texts", data: list }]);
    });

    it("keeps beside its place which one it is", async () => {
      await save({ settings: { displayConfiguration: left({ textId: "0" }) } });
      expect(stored()).toEqual({ textType: 3, textId: 0, textUuid: "u-school" });
    });

    it("takes the one that was chosen, also where the list was changed meanwhile", async () => {
      list = [works, school];
      const chosen = left({ textId: "0", textUuid: "U-SCHOOL" });
      expect((await save({ settings: { displayConfiguration: chosen } })).errors).toBeUndefined();
      expect(stored()).toEqual({ textType: 3, textId: 1, textUuid: "U-SCHOOL" });
      expect(shown()).toContain("ŠOLA");
    });

    it("is refused where the chosen one is gone, and another one has its place", async () => {
      list = [works];
      const chosen = left({ textId: "0", textUuid: "u-school" });
      const { errors } = await save({ settings: { displayConfiguration: chosen } });
      expect(errors?.[0]?.extensions).toMatchObject(fault("is another text by now"));
      expect(changes()).toEqual([]);
    });

    it("asks where a stored display names a text that has another one's place", async () => {
      const displayConfiguration = {
        type: 2,
        underLimitLeft: { textType: 3, textId: 1, textUuid: "u-school" },
      };
      platform.on("GET client", () => clientJson(5, { metaData: { displayConfiguration } }));
      const { errors } = await save({ settings: { speedLimit: 30 } });
      expect(errors?.[0]?.extensions).toMatchObject(fault("is another text by now"));
      expect(changes()).toEqual([]);
    });

    describe("that an earlier version of the settings shows", () => {
      const restore = (slot: object) => {
        const then = { displayConfiguration: { type: 2, underLimitLeft: { textType: 3, ...slot } } };
        platform.on("GET revision/list", () => [{ version: 2 }]);
        platform.on("GET revision", ({ query }) => {
          const { version } = query as { version: string };
          return { version: Number(version), content: { metaData: version === "1" ? then : {} } };
        });
        return asked(
          "mutation ($input: RestoreRevisionInput!) { restoreRevision(input: $input) { restored } }",
          { input: { kind: "CLIENT", id: "5", version: 1 } },
        );
      };
      const restored = () => {
        const { metaData } = (written("client/metaData").at(-1)?.body ?? {}) as { metaData?: object };
        return metaData;
      };

      it("is found where it stands now", async () => {
        list = [works, school];
        expect((await restore({ textId: 0, textUuid: "u-school" })).errors).toBeUndefined();
        expect(restored()).toMatchObject({
          displayConfiguration: { underLimitLeft: { textId: 1, textUuid: "u-school" } },
        });
      });

      it("is refused before anything is written where it is gone, or nobody knows which it was", async () => {
        list = [works];
        const gone = await restore({ textId: 0, textUuid: "u-school" });
        expect(gone.errors?.[0]?.extensions).toMatchObject(fault("is another text by now"));
        const unknown = await restore({ textId: 0 });
        expect(unknown.errors?.[0]?.extensions).toMatchObject(fault("names a text by its place alone"));
        expect(changes()).toEqual([]);
      });
    });
  });

  it("leaves what a template has the sign show where another thing is set", async () => {
    const templated = { ...PLAIN, ProgramsSettings: { prgNumStored: 0, dispParameters: [] } };
    platform.on("GET config", () => ({ data: templated, version: 1 }));
    const asIs = await asked(GENERATED, { input: { clientId: "5" } });
    expect(asIs.data?.generatedConfig).toMatchObject({ changed: false, document: templated });
    await save({ sign: { measurementInterval: 900 } });
    expect(sentConfig()).toMatchObject({
      BasicConfig: { gprsUpdateDataInterval: 900 },
      ProgramsSettings: templated.ProgramsSettings,
    });
  });

  it("is what was shown, or is refused", async () => {
    const query = "query ($input: GeneratedConfigInput!) { generatedConfig(input: $input) { etag } }";
    const settings = { speedLimit: 30 };
    const seen = await asked(query, { input: { clientId: "5", settings } });
    const generatedIfMatch = (seen.data as { generatedConfig: { etag: string } }).generatedConfig.etag;
    platform.on("GET config", () => ({ data: { ...PLAIN, maker: "other" }, version: 2 }));
    const { errors } = await save({ settings, generatedIfMatch });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "CONFLICT",
      fields: [{ path: "generatedIfMatch" }],
    });
    expect(changes()).toEqual([]);
    platform.on("GET config", () => ({ data: PLAIN, version: 1 }));
    expect((await save({ settings, generatedIfMatch })).errors).toBeUndefined();
  });

  it("can be seen before it is saved", async () => {
    const { data } = await asked(GENERATED, { input: { clientId: "5", settings: { speedLimit: 30 } } });
    expect(data?.generatedConfig).toMatchObject({
      changed: true,
      document: { ProgramsSettings: { dispParameters: [{}, { prgSpeedLimit: 31 }] } },
    });
    const asIs = await asked(GENERATED, { input: { clientId: "5" } });
    expect(asIs.data?.generatedConfig).toEqual({ changed: false, document: PLAIN });
    expect(changes()).toEqual([]);
  });

  it("is null of a device that is not the caller's", async () => {
    platform.on("GET client", (_request, reply) =>
      reply.code(404).send({ error: { code: "NOT_FOUND", message: "no" } }),
    );
    const { data, errors } = await asked(GENERATED, { input: { clientId: "5" } });
    expect({ data, errors }).toEqual({ data: { generatedConfig: null }, errors: undefined });
  });
});

it("tells the texts that are built into signs, by number", async () => {
  platform.on("GET resource/list", () => [
    {
      id: 1,
      bucket: "hardware_configuration",
      data: { staticTexts: [{ id: 2, text: "STOP" }, { id: 1, text: "HVALA" }, { id: 3 }] },
    },
    { id: 2, bucket: "hardware_configuration", data: { staticTexts: [{ id: 2, text: "second" }], other: 1 } },
    { id: 3, bucket: "hardware_configuration", data: [] },
  ]);
  const { data } = await asked("{ staticTexts { id text } }");
  expect(data?.staticTexts).toEqual([
    { id: 1, text: "HVALA" },
    { id: 2, text: "STOP" },
  ]);
});

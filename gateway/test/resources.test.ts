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

const UUID = "0d9f8a1e-6a6f-4b7e-9b57-0f6a3a1d2c4b";
const LINE = { text: "Šola", horizAlignment: "left", vertAlignment: "top", font: 12 };
const TEXT = { name: "Šola", uuid: UUID, layout: "A", texts: [{ ...LINE, colour: "amber" }], owner: "kept" };
const resourceJson = (more: object = {}) => ({
  id: 4,
  bucket: "global_custom_texts",
  data: TEXT,
  metaData: { name: "Skupni", note: "kept" },
  createDate: 1_790_000_000,
  changeDate: 1_790_000_001,
  ...more,
});
const TYPED = {
  name: "Šola",
  uuid: UUID,
  layout: "A",
  texts: [{ text: "Šola", horizontalAlignment: "LEFT", verticalAlignment: "TOP", fontSize: 12 }],
};
const bodies = () => platform.requests.filter(({ method }) => method !== "GET").map(({ body }) => body);
const send = async (mutation: string, input: object, answer = "{ resource { id } }") => {
  const type = mutation.startsWith("delete")
    ? "DeleteInput"
    : `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) ${answer} }`;
  const { data, errors } = await ask(gateway, query, { variables: { input }, headers: SIGNED_IN });
  return { answer: data?.[mutation], errors };
};

describe("resources", () => {
  it.each(["resource", "data"])(
    "are taken one by one where they come in an object, as its %s",
    async (name) => {
      platform.on("GET resource", () => ({ [name]: resourceJson() }));
      const { data } = await ask(gateway, '{ resource(id: "4") { id name } }', { headers: SIGNED_IN });
      expect(data?.resource).toEqual({ id: "4", name: "Skupni" });
    },
  );

  it("are listed by bucket, texts typed, others as documents", async () => {
    platform.on("GET resource/list", () => [
      resourceJson(),
      resourceJson({ id: 5, data: JSON.stringify([TEXT, TEXT]), metaData: {} }),
      resourceJson({ id: 6, bucket: "speed_limit_penalty_program_config", data: { penalties: [] } }),
    ]);
    const { data, errors } = await ask(
      gateway,
      `{ resources(bucket: GLOBAL_CUSTOM_TEXTS) { id bucket name data metaData changeDate
         customTexts { name uuid layout texts { text horizontalAlignment verticalAlignment fontSize } } } }`,
      { headers: SIGNED_IN },
    );
    expect(errors).toBeUndefined();
    expect(data?.resources).toEqual([
      {
        id: "4",
        bucket: "GLOBAL_CUSTOM_TEXTS",
        name: "Skupni",
        data: TEXT,
        metaData: { name: "Skupni", note: "kept" },
        changeDate: 1_790_000_001,
        customTexts: [TYPED],
      },
      expect.objectContaining({ id: "5", name: null, data: [TEXT, TEXT], customTexts: [TYPED, TYPED] }),
      expect.objectContaining({
        bucket: "SPEED_LIMIT_PENALTY_PROGRAM_CONFIG",
        data: { penalties: [] },
        customTexts: null,
      }),
    ]);
    expect(platform.requests[0]?.query).toEqual({ bucket: "global_custom_texts" });
  });

  it("of penalties are not read where a step is without its speed", async () => {
    const steps = [{ overLimitBy: 10, texts: [] }, { texts: [] }];
    platform.on("GET resource", () =>
      resourceJson({ bucket: "speed_limit_penalty_program_config", data: { steps } }),
    );
    const query = '{ resource(id: "4") { name penaltySteps { overLimitBy } } }';
    const { data, errors } = await ask(gateway, query, { headers: SIGNED_IN });
    expect(errors?.[0]?.extensions?.code).toBe("UPSTREAM_INVALID_RESPONSE");
    expect(data?.resource).toMatchObject({ penaltySteps: null });
  });

  it("are looked up, edited by administrators alone, and null where there are none", async () => {
    platform.on("GET resource", ({ query }, reply) =>
      (query as { id: string }).id === "4" ? resourceJson() : reply.code(404).send({}),
    );
    platform.on("GET user/session", () => ({
      user: { id: 1, email: "a@b.si", admin: false, groupId: 1 },
      group: null,
    }));
    const { data, errors } = await ask(
      gateway,
      '{ resource(id: "4") { name permissions { edit } } none: resource(id: "9") { name } }',
      { headers: SIGNED_IN },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ resource: { name: "Skupni", permissions: { edit: false } }, none: null });
  });

  it("are made of texts or of a document", async () => {
    platform.on("POST resource", (_request, reply) => reply.code(201).send(resourceJson()));
    await send("createResource", { bucket: "GLOBAL_CUSTOM_TEXTS", name: "Skupni", customTexts: [TYPED] });
    await send("createResource", { bucket: "HARDWARE_CONFIGURATION", data: { K200: [1] } });
    expect(bodies()).toEqual([
      {
        bucket: "global_custom_texts",
        data: [{ name: "Šola", uuid: UUID, layout: "A", texts: [LINE] }],
        metaData: '{"name":"Skupni"}',
      },
      { bucket: "hardware_configuration", data: { K200: [1] }, metaData: "{}" },
    ]);
  });

  it("are changed without losing what nobody here knows", async () => {
    platform.on("GET resource", () => resourceJson());
    platform.on("PATCH resource", () => resourceJson());
    await send("updateResource", { id: "4", customTexts: [{ ...TYPED, name: "Vrtec" }] });
    await send("updateResource", { id: "4", name: "Vsi" });
    await send("updateResource", { id: "4", data: [TEXT] });
    expect(bodies()).toEqual([
      { id: 4, data: { ...TEXT, name: "Vrtec" } },
      { id: 4, metaData: '{"name":"Vsi","note":"kept"}' },
      { id: 4, data: [TEXT] },
    ]);
    expect(platform.calls.filter((call) => call === "GET resource")).toHaveLength(2);
  });

  it.each([{}, { data: "text" }, { data: {}, customTexts: [TYPED] }])(
    "are not made of %j",
    async (content) => {
      const { errors } = await send("createResource", { bucket: "GLOBAL_CUSTOM_TEXTS", ...content });
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ path: "data" }] });
      expect(platform.calls).toEqual([]);
    },
  );

  it.each([
    ["data.0.texts.1.font", { customTexts: [TYPED] }, "customTexts.0.texts.1.fontSize"],
    ["data.uuid", { customTexts: [TYPED] }, "customTexts.0.uuid"],
    ["data", { customTexts: [] }, "customTexts"],
    ["data.0.texts.1.font", { data: [TEXT] }, "data.0.texts.1.font"],
  ])("name %s as it was written: %j", async (path, content, name) => {
    platform.on("POST resource", (_request, reply) => {
      const details = { fields: [{ path, message: "is not allowed" }] };
      return reply.code(422).send({ error: { code: "VALIDATION_FAILED", message: "Wrong", details } });
    });
    const { errors } = await send("createResource", { bucket: "GLOBAL_CUSTOM_TEXTS", ...content });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "VALIDATION_FAILED", fields: [{ path: name }] });
  });

  it("are taken away", async () => {
    platform.on("DELETE resource", (_request, reply) => reply.code(204).send());
    expect((await send("deleteResources", { ids: ["4"] }, "{ done }")).answer).toEqual({ done: 1 });
    expect(platform.requests[0]?.query).toEqual({ id: "4" });
  });
});

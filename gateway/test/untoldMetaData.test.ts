import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, NOTHING, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

/** A platform of the specification, which stores what it is sent: what is left out is gone. */
beforeEach(async () => {
  platform = await startPlatformDouble(0, NOTHING);
  gateway = await buildGateway(platform.url);
  for (const call of [
    "POST client/metaData",
    "PATCH action/template",
    "PATCH resource",
    "PATCH config/template",
  ])
    platform.on(call, () => ({ success: true }));
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

/** A device whose metadata come as `metaData`; not at all if that is undefined. */
function tell(metaData: unknown) {
  const { metaData: _, ...others } = clientJson(1);
  platform.on("GET client", () => (metaData === undefined ? others : { ...others, metaData }));
}

const NOTES =
  'mutation { updateClientNotes(input: { items: [{ clientId: "1", notes: "Ob šoli" }] }) { results { error { code } } } }';
const LIMIT =
  'mutation { updateClientSettings(input: { clientId: "1", settings: { speedLimit: 30 } }) { configChanged } }';
const TEXTS =
  'mutation { updateClientSettings(input: { clientId: "1", settings: { directionNames: { incoming: "proti Kranju" } } }) { configChanged } }';

const sent = () => platform.requests.filter(({ method }) => method !== "GET").map(({ body }) => body);

describe.each([
  ["are not told", undefined],
  ["can't be read", "{broken"],
  ["are a list", [1]],
])("a device whose metadata %s", (_how, metaData) => {
  it.each([
    ["its notes", NOTES],
    ["its limit, from which its configuration follows", LIMIT],
    ["a part of its settings", TEXTS],
  ])("keeps them where somebody changes %s", async (_what, query) => {
    tell(metaData);
    const { data, errors } = await ask(gateway, query, { headers: SIGNED_IN });
    const bulk = data?.updateClientNotes as { results: { error: { code: string } | null }[] } | undefined;
    const code = errors?.[0]?.extensions?.code ?? bulk?.results[0]?.error?.code;
    expect(code).toBe("UPSTREAM_INVALID_RESPONSE");
    expect(sent()).toEqual([]);
  });

  it("says nothing of its settings", async () => {
    tell(metaData);
    const query =
      "{ client(id: 1) { name settings { locationName displayConfiguration { type } customTexts { uuid } } } }";
    const { data, errors } = await ask(gateway, query, { headers: SIGNED_IN });
    expect(errors).toBeUndefined();
    expect(data?.client).toMatchObject({
      name: "guid-1",
      settings: { locationName: null, displayConfiguration: null },
    });
  });
});

it.each([
  ["nothing of its display", {}, null],
  ["a display without its type", { displayConfiguration: { selectedResourceId: 9 } }, { type: null }],
  ["a type that nobody knows", { displayConfiguration: { type: 7 } }, { type: null }],
  ["that it shows nothing", { displayConfiguration: { type: 0 } }, { type: "NONE" }],
])("a device whose metadata tell %s", async (_what, metaData, displayConfiguration) => {
  tell(metaData);
  const query = "{ client(id: 1) { settings { displayConfiguration { type } } } }";
  const { data, errors } = await ask(gateway, query, { headers: SIGNED_IN });
  expect(errors).toBeUndefined();
  expect(data?.client).toEqual({ settings: { displayConfiguration } });
});

it.each([[null], [""], [{}], ["{}"]])(
  "a device that is said to have none (%j) gets its first",
  async (none) => {
    tell(none);
    const { errors } = await ask(gateway, NOTES, { headers: SIGNED_IN });
    expect(errors).toBeUndefined();
    expect(sent()).toEqual([{ clientId: 1, metaData: '{"notes":"Ob šoli"}' }]);
  },
);

describe("what else is written whole", () => {
  it("is an action template, which keeps what is not told", async () => {
    platform.on("GET action/template/listAll", () => [{ id: 4, metaData: { actionName: "Restart" } }]);
    const query =
      'mutation { updateActionTemplate(input: { id: "4", name: "Ponovni zagon" }) { template { id } } }';
    await ask(gateway, query, { headers: SIGNED_IN });
    expect(sent()).toEqual([{ id: 4, metaData: '{"actionName":"Ponovni zagon"}' }]);
  });

  it("is a resource, whose name is not changed over metadata that are not told", async () => {
    platform.on("GET resource", () => ({ id: 5, bucket: "HARDWARE_CONFIGURATION", data: {} }));
    const query = 'mutation { updateResource(input: { id: "5", name: "Zasloni" }) { resource { id } } }';
    const { errors } = await ask(gateway, query, { headers: SIGNED_IN });
    expect(errors?.[0]?.extensions?.code).toBe("UPSTREAM_INVALID_RESPONSE");
    expect(sent()).toEqual([]);
  });

  it("is a configuration template, likewise", async () => {
    platform.on("GET config/template", () => ({ id: 6, name: "Šole", data: { cfgID: "KB0" } }));
    const query =
      'mutation { updateConfigTemplate(input: { id: "6", hardwareType: "K200DISP_AMG" }) { template { id } } }';
    const { errors } = await ask(gateway, query, { headers: SIGNED_IN });
    expect(errors?.[0]?.extensions?.code).toBe("UPSTREAM_INVALID_RESPONSE");
    expect(sent()).toEqual([]);
  });
});

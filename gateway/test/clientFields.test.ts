import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { type GraphQLSchema, getNamedType, isCompositeType, isRequiredArgument } from "graphql";
import { createSchema } from "../src/schema.js";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, groupJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let whole: PlatformDouble;
let sparse: PlatformDouble;
let gateways: FastifyInstance[];

const devices = [1, 2].map((id) =>
  clientJson(id, {
    visionType: 2,
    alarms: [{ text: "Nizka baterija" }],
    metaData: { locationName: `Cesta ${id}`, reportedParameters: { hwType: "K200DISP_FALCON", Valve: 1 } },
  }),
);

/** The listed fields of a device, like a platform that knows `fields`. */
function only(device: object, fields: string): unknown {
  const kept = (value: unknown, path: string): unknown => {
    if (fields.split(",").includes(path)) return value;
    if (typeof value !== "object" || value === null) return undefined;
    const inner = Object.entries(value).map(([key, item]) => [key, kept(item, `${path}.${key}`)]);
    const left = inner.filter(([, item]) => item !== undefined);
    return left.length > 0 ? Object.fromEntries(left) : undefined;
  };
  const entries = Object.entries(device).map(([key, value]) => [key, kept(value, key)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

async function startPlatform(features: string): Promise<PlatformDouble> {
  const platform = await startPlatformDouble(0, features);
  const told = (request: { query: unknown }) => {
    const { fields } = request.query as { fields?: string };
    return devices.map((device) => (fields === undefined ? device : only(device, fields)));
  };
  platform.on("GET client/list", told);
  platform.on("GET client", (request) => told(request)[0]);
  platform.on("GET group/list", () => [groupJson(1)]);
  platform.on("GET user/session", () => ({ user: null, group: groupJson(1) }));
  return platform;
}

beforeAll(async () => {
  whole = await startPlatform("own-lists");
  sparse = await startPlatform("own-lists, client-fields");
  gateways = await Promise.all([whole, sparse].map(({ url }) => buildGateway(url, { ANSWER_CACHE_MS: "0" })));
  // A platform is asked for selected fields once it has announced that it can.
  for (const gateway of gateways) await ask(gateway, "{ clients { id } }", { headers: SIGNED_IN });
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await Promise.all([whole, sparse].map((platform) => platform.close()));
});

/** Fields of a device that only need the device, its groups and the caller. */
function plainFields(schema: GraphQLSchema): string[] {
  const { Client } = schema.getTypeMap();
  if (!Client || !("getFields" in Client)) throw new Error("there is no Client");
  const elsewhere = new Set([
    "config",
    "configHistory",
    "valve",
    "apiKeys",
    "actions",
    "firmwareAssignment",
    "imports",
    "exclusions",
  ]);
  return Object.values(Client.getFields()).flatMap((field) => {
    if (elsewhere.has(field.name) || field.args.some(isRequiredArgument)) return [];
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return [field.name];
    const leaves = Object.values("getFields" in type ? type.getFields() : {}).filter(
      (leaf) => !isCompositeType(getNamedType(leaf.type)) && leaf.args.length === 0,
    );
    return [`${field.name} { ${leaves.map(({ name }) => name).join(" ")} }`];
  });
}

describe("a platform that tells of devices only what is asked for", () => {
  it("is asked for that alone, and for everything where settings are wanted", async () => {
    const [, gateway] = gateways;
    if (!gateway) throw new Error("there is no gateway");
    const askedFor = async (query: string) => {
      await ask(gateway, query, { headers: SIGNED_IN });
      const last = sparse.requests.at(-1)?.query as { fields?: string } | undefined;
      return last?.fields;
    };
    expect(await askedFor("{ clients { id lastActiveDate } }")).toBe(
      "id,guid,groups,timeZone,metaData.locationName,lastActiveDate",
    );
    expect(await askedFor("{ clients { id settings { notes } } }")).toBeUndefined();
    expect(await askedFor("{ client(id: 1) { name } }")).toBe(
      "id,guid,groups,timeZone,metaData.locationName",
    );
  });

  it("leads to the same answers, whichever field is asked for", async () => {
    const fields = plainFields(await createSchema());
    expect(fields.length).toBeGreaterThan(12);
    for (const field of fields) {
      const query = `{ clients { ${field} } client(id: 1) { ${field} } }`;
      const [fromWhole, fromSome] = await Promise.all(
        gateways.map((gateway) => ask(gateway, query, { headers: SIGNED_IN })),
      );
      expect(fromWhole?.errors).toBeUndefined();
      expect([field, fromSome]).toEqual([field, fromWhole]);
    }
  });
});

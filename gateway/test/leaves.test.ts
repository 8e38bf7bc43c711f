import { expect, it, jest } from "@jest/globals";
import { getNamedType, isLeafType, isObjectType } from "graphql";
import { createSchema } from "../src/schema.js";
import { startPlatformDouble } from "./platformDouble.js";

/**
 * Scalars computed by a resolver class. Each costs time for every object of an answer, so adding one is a
 * decision.
 */
const COMPUTED = [
  // One device of a page or report, never of a list.
  "Client.directionNamesSince",
  "Client.superType",
  "ConfigTemplate.document",
  "ConfigTemplate.superType",
  "Portal.exportFiles",
  "Portal.offers",
  "ReportRun.message",
];

const schema = await createSchema();
jest.unstable_mockModule("../src/schema.js", () => ({ createSchema: async () => schema }));
const { ask, buildGateway, SIGNED_IN } = await import("./gatewayUnderTest.js");

const ROOTS = ["Query", "Mutation", "Subscription"];

/** Scalar and enum fields with a resolver, instead of being read from their object. */
function wrappedLeaves(): string[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith("__") && !ROOTS.includes(name))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => isLeafType(getNamedType(field.type)) && field.resolve !== undefined)
        .map((field) => `${type.name}.${field.name}`),
    )
    .sort();
}

it("nothing wraps a leaf, neither a class nor a plugin that has seen an operation", async () => {
  expect(wrappedLeaves()).toEqual(COMPUTED);
  const platform = await startPlatformDouble();
  platform.on("GET client/list", () => []);
  const gateway = await buildGateway(platform.url);
  expect((await ask(gateway, "{ clients { id } }", { headers: SIGNED_IN })).data).toEqual({ clients: [] });
  await gateway.close();
  await platform.close();
  expect(wrappedLeaves()).toEqual(COMPUTED);
});

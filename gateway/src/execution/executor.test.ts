import { describe, expect, it } from "@jest/globals";
import { buildSchema, type GraphQLSchema, parse } from "graphql";
import type { Context } from "../context.js";
import { ApiError } from "../errors.js";
import { Executor } from "./executor.js";

const schema: GraphQLSchema = buildSchema(`
  type Query { road(id: ID!): Road roads: [Road!]! broken: Road limited(input: Wide!): Road }
  input Narrow { id: ID! dryRun: Boolean! = false }
  input Wide { parts: [Narrow!]! }
  type Road { id: ID! name: String limit: Int! traffic(hours: Int = 24): Traffic }
  type Traffic { vehicles: Int! speeds: [Float] }
`);
const road = (id: string) => ({
  id,
  name: id === "3" ? null : `Cesta ${id}`,
  limit: id === "4" ? "fifty" : 50,
  traffic: ({ hours }: { hours: number }) => {
    if (id === "2") throw new ApiError("UPSTREAM_TIMEOUT", "The platform did not answer in time.");
    return Promise.resolve({ vehicles: hours, speeds: [47.5, null] });
  },
});
const resolvers: Record<string, (root: unknown, args: Record<string, string>) => unknown> = {
  road: (_root, { id = "" }) => road(id),
  roads: () => ["1", "2", "3"].map(road),
  limited: (_root, args) => road(JSON.stringify(args)),
  broken: () => Promise.reject(new ApiError("FORBIDDEN", "Your role does not allow this.")),
};
for (const [name, field] of Object.entries(schema.getQueryType()?.getFields() ?? {}))
  field.resolve = resolvers[name];
const traffic = schema.getType("Road");
if (traffic && "getFields" in traffic) {
  const field = traffic.getFields().traffic;
  if (field && "resolve" in field)
    field.resolve = (source: ReturnType<typeof road>, args: { hours: number }) => source.traffic(args);
}

const OPERATIONS: { name: string; source: string; variables?: Record<string, unknown> }[] = [
  {
    name: "a default of a variable that must not be null",
    source: "query ($h: Int! = 7) { road(id: 1) { traffic(hours: $h) { vehicles } } }",
  },
  {
    name: "a null for a variable with a default",
    source: "query ($h: Int = 7) { road(id: 1) { traffic(hours: $h) { vehicles } } }",
    variables: { h: null },
  },
  { name: "a plain list", source: "{ roads { id name limit } }" },
  { name: "a field that fails in a list", source: "{ roads { id traffic { vehicles speeds } } }" },
  {
    name: "an argument by variable and default",
    source: "query ($h: Int) { road(id: 1) { traffic(hours: $h) { vehicles } } }",
    variables: { h: 5 },
  },
  {
    name: "an argument that is left out",
    source: "query ($h: Int) { road(id: 1) { traffic(hours: $h) { vehicles } } }",
  },
  { name: "a leaf that can't be serialised", source: "{ road(id: 4) { id limit } }" },
  { name: "a root field that fails", source: "{ broken { id } roads { id } }" },
  {
    name: "aliases, fragments and directives",
    source:
      "query ($no: Boolean = false) { a: road(id: 1) { ...R } b: road(id: 3) { ...R @include(if: $no) id } } fragment R on Road { name }",
  },
  {
    name: "a default deep in an input, of a field that must not be null",
    source: "query ($input: Wide!) { limited(input: $input) { id } }",
    variables: { input: { parts: [{ id: "1" }, { id: "2", dryRun: true }] } },
  },
  { name: "a missing variable", source: "query ($id: ID!) { road(id: $id) { id } }" },
];

const executor = new Executor(schema);

describe("compiled code answers as graphql-js does:", () => {
  it.each(OPERATIONS)("$name", async ({ source, variables = {} }) => {
    const operation = { source, document: parse(source), operationName: undefined, variables };
    const context = {} as Context;
    const compiled = await executor.execute({ ...operation, registered: {} }, context);
    const interpreted = await executor.execute(operation, context);
    const plain = (result: typeof compiled) => ({
      data: result.data ?? null,
      errors: result.errors?.map(({ path, extensions }) => ({ path, extensions: extensions ?? {} })),
    });
    expect(plain(compiled)).toEqual(plain(interpreted));
  });
});

import "reflect-metadata";
import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { GraphQLObjectType, GraphQLSchema, graphql, isEnumType, isNonNullType, isObjectType } from "graphql";
import type { Shape } from "../src/platform-api/kind.js";
import { createSchema } from "../src/schema.js";
import { type AnyTable, everyTable, isTable } from "./everyTable.js";

const schema = await createSchema();
const tables = await everyTable();
const shown = tables.flatMap((table) => {
  const type = schema.getType(table.name);
  return isObjectType(type) ? [{ table, type }] : [];
});

it("every table of the schema is there with all that is said of it", () => {
  expect(shown.length).toBeGreaterThan(10);
  for (const { table, type } of shown) {
    expect(type.description).toBe(table.description);
    for (const [name, { description, needed, shape }] of Object.entries(table.fields)) {
      if (description === undefined) continue;
      const field = type.getFields()[name];
      expect([name, field?.description, isNonNullType(field?.type)]).toEqual([name, description, needed]);
      if (typeof shape === "string" || !("words" in shape)) continue;
      const { enumName, words } = shape.words;
      const named = schema.getType(enumName);
      const values = isEnumType(named) ? named.getValues() : [];
      expect(Object.fromEntries(values.map((value) => [value.name, value.description]))).toEqual(
        Object.fromEntries(Object.entries(words).map(([word, about]) => [word, about.description])),
      );
    }
  }
});

/** Reads a table's answers and has GraphQL show them. */
async function show(table: AnyTable, type: GraphQLObjectType, answer: unknown) {
  const fields = Object.entries(table.fields).filter(([, { description }]) => description !== undefined);
  const query = new GraphQLObjectType({
    name: "Query",
    fields: { it: { type, resolve: () => table.read(answer, "test") } },
  });
  const selection = fields.map(([name, { shape }]) => `${name}${partsOf(shape)}`).join(" ");
  return graphql({ schema: new GraphQLSchema({ query }), source: `{ it { ${selection} } }` });
}

function partsOf(shape: Shape): string {
  if (typeof shape === "string" || "words" in shape) return "";
  if ("listOf" in shape) return partsOf(shape.listOf);
  const parts = Object.entries(shape.object.fields).filter(
    ([, { description }]) => description !== undefined,
  );
  return ` { ${parts.map(([name, field]) => `${name}${partsOf(field.shape)}`).join(" ")} }`;
}

/** Possible content of an answer: any JSON, and near misses of values. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(1e300, -1, "", "0", "1e400", "2026-02-30", "[]", "{", "success", 2 ** 31, 1e11 + 1),
);

it.each(
  shown
    .filter(({ table }) => isTable(table))
    .map(({ table, type }) => [table.name, table as AnyTable, type] as const),
)("%s shows whatever a platform sends, but for what names a thing", async (_name, table, type) => {
  const readable = Object.fromEntries(
    Object.entries(type.getFields()).map(([name, { type: of, description }]) => [
      name,
      { type: of, description },
    ]),
  );
  const bare = new GraphQLObjectType({ name: `${type.name}Shown`, fields: readable });
  const needed = Object.entries(table.fields).flatMap(([name, field]) => (field.needed ? [name] : []));
  const ids = Object.fromEntries(needed.map((name) => [name, 7]));
  const keys = [...Object.keys(table.fields), "data", "metaData"];
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...keys), anything), async (answer) => {
      const { errors } = await show(table, bare, { ...answer, ...ids });
      const others = errors?.filter(({ message }) => !message.startsWith("The platform's answer lacks"));
      expect(others ?? []).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

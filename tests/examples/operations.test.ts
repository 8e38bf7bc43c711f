import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { type DocumentNode, type GraphQLSchema, getVariableValues, Kind, parse, validate } from "graphql";
import { createSchema } from "../../gateway/src/schema.js";

const folder = fileURLToPath(new URL("../../schema/operations/examples", import.meta.url));
const files = readdirSync(folder);
const examples = files.filter((file) => file.endsWith(".graphql"));
const read = (file: string) => readFileSync(join(folder, file), "utf8");

function operationsOf(document: DocumentNode) {
  return document.definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [node] : []));
}

/** Variables of an example: all that its operations need, and no unknown ones. */
function variablesOf(example: string): Record<string, unknown> {
  const file = `${basename(example, ".graphql")}.json`;
  return files.includes(file) ? (JSON.parse(read(file)) as Record<string, unknown>) : {};
}

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await createSchema();
});

describe.each(examples)("the example %s", (example) => {
  const source = read(example);

  it("begins with a title and what it is about", () => {
    const [title, about] = source.split("\n");
    expect(title).toMatch(/^# \S.{3,50}$/);
    expect(about).toMatch(/^# \S.{20,}\.$/);
  });

  it("fits the schema", () => {
    expect(validate(schema, parse(source))).toEqual([]);
  });

  it("has variables beside it that fit its operations", () => {
    const variables = variablesOf(example);
    const operations = operationsOf(parse(source));
    const known = new Set<string>();
    for (const { variableDefinitions = [] } of operations) {
      const { errors } = getVariableValues(schema, variableDefinitions, variables);
      expect(errors).toBeUndefined();
      for (const { variable } of variableDefinitions) known.add(variable.name.value);
    }
    expect(Object.keys(variables).filter((name) => !known.has(name))).toEqual([]);
  });

  it("changes nothing as it stands", () => {
    const changes = operationsOf(parse(source)).some(({ operation }) => operation === "mutation");
    expect(!changes || variablesOf(example).dryRun).toBe(true);
  });
});

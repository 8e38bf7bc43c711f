import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { REPORT } from "../../platform/test/principals.js";

/** Arguments of fields below the root. */
const ARGUMENTS: Record<string, string> = {
  interval: `{ from: ${REPORT.start}, to: ${REPORT.end} }`,
  parameter: '"Valve"',
  version: "1",
  first: "2",
};

function fieldsOf(type: GraphQLNamedType): GraphQLField<unknown, unknown>[] {
  return isObjectType(type) ? Object.values(type.getFields()) : [];
}

const isComposite = (type: GraphQLOutputType) => isCompositeType(getNamedType(type));

function askFor({ name, args }: GraphQLField<unknown, unknown>): string {
  const given = args.filter(
    ({ name, type, defaultValue }) => name === "first" || (isNonNullType(type) && defaultValue === undefined),
  );
  if (given.length === 0) return name;
  return `${name}(${given.map((arg) => `${arg.name}: ${ARGUMENTS[arg.name]}`).join(", ")})`;
}

/** All scalar fields of a type, and its objects to the given depth; a connection does not count as a level. */
export function selectionOf(type: GraphQLOutputType, depth: number): string {
  const below = getNamedType(type).name.endsWith("Connection") ? depth : depth - 1;
  const fields = fieldsOf(getNamedType(type)).flatMap((field) => {
    if (!isComposite(field.type)) return [askFor(field)];
    return below < 0 ? [] : [`${askFor(field)} ${selectionOf(field.type, below)}`];
  });
  return `{ ${["__typename", ...fields].join(" ")} }`;
}

/** A selection for each object field of a type, with its content to the given depth. */
export function edgesOf(type: GraphQLOutputType, depth: number): { edge: string; selection: string }[] {
  return fieldsOf(getNamedType(type))
    .filter((field) => isComposite(field.type))
    .map((field) => ({
      edge: field.name,
      selection: `{ __typename ${askFor(field)} ${selectionOf(field.type, depth)} }`,
    }));
}

export interface RootField {
  kind: "query" | "mutation" | "subscription";
  field: GraphQLField<unknown, unknown>;
}

export function rootFieldsOf(schema: GraphQLSchema): RootField[] {
  const roots = [
    ["query", schema.getQueryType()],
    ["mutation", schema.getMutationType()],
    ["subscription", schema.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field): RootField => ({ kind, field })),
  );
}

/** An operation for one root field with all its arguments as variables. */
export function operationFor({ kind, field }: RootField, selection: string, given: object): string {
  const args = field.args.filter(({ name }) => name in given);
  const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(", ");
  const passed = args.map(({ name }) => `${name}: $${name}`).join(", ");
  const asked = passed === "" ? field.name : `${field.name}(${passed})`;
  return `${kind}${declared === "" ? "" : ` (${declared})`} { ${asked} ${selection} }`;
}

import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
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

/**
 * All scalar fields of a type, and its objects to the given depth; a connection does not count as a level.
 * @param isAsked whether an object field is asked, by its place among the fields; default: all are
 */
export function selectionOf(
  type: GraphQLOutputType,
  depth: number,
  isAsked: (index: number) => boolean = () => true,
): string {
  const below = getNamedType(type).name.endsWith("Connection") ? depth : depth - 1;
  const fields = fieldsOf(getNamedType(type)).flatMap((field, index) => {
    if (isComposite(field.type) && !isAsked(index)) return [];
    if (!isComposite(field.type)) return [askFor(field)];
    return below < 0 ? [] : [`${askFor(field)} ${selectionOf(field.type, below)}`];
  });
  return `{ ${["__typename", ...fields].join(" ")} }`;
}

/** A list within a list may return more objects than an operation may, so it is asked in two parts. */
const partsOf = (type: GraphQLOutputType, field: GraphQLField<unknown, unknown>): number[] =>
  isList(type) && isList(field.type) ? [0, 1] : [0];

const isList = (type: GraphQLOutputType) => isListType(getNullableType(type));

/** A selection for each object field of a type, with its content to the given depth. */
export function edgesOf(type: GraphQLOutputType, depth: number): { edge: string; selection: string }[] {
  return fieldsOf(getNamedType(type))
    .filter((field) => isComposite(field.type))
    .flatMap((field) =>
      partsOf(type, field).map((part, _index, parts) => ({
        edge: part === 0 ? field.name : `${field.name}, part ${part + 1}`,
        selection: `{ __typename ${askFor(field)} ${selectionOf(field.type, depth, (index) => index % parts.length === part)} }`,
      })),
    );
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

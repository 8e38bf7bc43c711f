import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from "graphql";
import { costOf } from "../../src/limits/cost.js";
import { COST_AT_MOST, TOKENS_AT_MOST } from "../../src/limits.js";

/** Deep enough for a list's items, their edges and those things' own parts. */
const DEPTH = 4;

/**
 * For each query of the schema an operation that selects as much as allowed, without nesting a type in
 * itself.
 */
export function everyQuery(schema: GraphQLSchema): { name: string; query: string }[] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return fields.map((field) => {
    const wide = Array.from({ length: DEPTH }, (_, less) => `{ ${ask(field, DEPTH - less, new Set())} }`);
    const query = wide.find((text) => isAffordable(schema, text));
    if (!query) throw new Error(`${field.name} costs too much to ask for`);
    return { name: field.name, query };
  });
}

function isAffordable(schema: GraphQLSchema, query: string): boolean {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation) return false;
  return (
    costOf(schema, document, operation, {}) <= COST_AT_MOST && query.split(/\W+/).length < TOKENS_AT_MOST / 2
  );
}

function ask(field: GraphQLField<unknown, unknown>, depth: number, above: ReadonlySet<string>): string {
  return `${field.name}${argumentsOf(field.args)}${selectionOf(field.type, depth, above)}`;
}

function selectionOf(type: GraphQLOutputType, depth: number, above: ReadonlySet<string>): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return "";
  if (!isObjectType(named)) throw new Error(`what is ${named.name}?`);
  const within = new Set([...above, named.name]);
  const fields = Object.values(named.getFields()).filter((field) => isWithinReach(field, depth, within));
  return ` { ${fields.map((field) => ask(field, depth - 1, within)).join(" ")} }`;
}

function isWithinReach(
  field: GraphQLField<unknown, unknown>,
  depth: number,
  above: ReadonlySet<string>,
): boolean {
  const named = getNamedType(field.type);
  // Whole documents are passed on as the platform has them.
  if (named.name.startsWith("JSON")) return false;
  if (isLeafType(named)) return true;
  return depth > 0 && !above.has(named.name) && hasReachable(named as GraphQLObjectType, depth - 1, above);
}

function hasReachable(type: GraphQLObjectType, depth: number, above: ReadonlySet<string>): boolean {
  return Object.values(type.getFields()).some((field) =>
    isWithinReach(field, depth, new Set([...above, type.name])),
  );
}

function argumentsOf(args: readonly GraphQLArgument[]): string {
  const needed = args.filter(
    ({ type, name }) =>
      isNonNullType(type) &&
      name !== "first" &&
      name !== "sort" &&
      name !== "unassigned" &&
      name !== "withoutGroup",
  );
  const page = args.some(({ name }) => name === "first") ? ["first: 3"] : [];
  const given = [...needed.map(({ name, type }) => `${name}: ${literalOf(type, name)}`), ...page];
  return given.length > 0 ? `(${given.join(", ")})` : "";
}

/** A literal of an input type. */
function literalOf(type: GraphQLInputType, name: string): string {
  if (isNonNullType(type)) return literalOf(type.ofType, name);
  if (isListType(type)) return `[${literalOf(type.ofType, name)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? "";
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    const given = needed.map((field) => `${field.name}: ${literalOf(field.type, field.name)}`);
    return `{ ${given.length > 0 ? given.join(", ") : "preset: LAST_24H"} }`;
  }
  if (type.name === "ID" || type.name === "Int") return "1";
  if (type.name === "Boolean") return "false";
  if (type.name === "LocalTime") return '"06:00"';
  return `"${name}"`;
}

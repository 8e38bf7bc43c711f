import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { REPORT } from "../../platform/test/principals.js";
import { ROWS, rootFieldOf, SCHEMA } from "../rights/asking.js";
import type { FieldRow, Ids } from "../rights/row.js";
import { type RootField, selectionOf } from "../rights/selection.js";
import { literal } from "./literal.js";

type Variables = Record<string, unknown>;
type Field = GraphQLField<unknown, unknown>;

/** A field with arguments, anywhere in the schema. */
export interface AskedField {
  /** "updateClients", "Client.measurement" */
  name: string;
  kind: RootField["kind"];
  args: readonly GraphQLArgument[];
  /** Names of its arguments, and of fields in input types. */
  names: ReadonlySet<string>;
  /** Arguments with which it works. */
  usual: (ids: Ids) => Variables;
  /**
   * The operation that queries only it.
   * @param given the field's arguments, as in the text
   */
  operation: (given: string, declared: string, ids: Ids) => string;
}

const selected = ({ type }: Field) => (isObjectType(getNamedType(type)) ? selectionOf(type, 0) : "");

function rootField(row: FieldRow): AskedField {
  const { kind, field } = rootFieldOf(row);
  return {
    name: field.name,
    kind,
    args: field.args,
    names: namesOf(field.args),
    usual: (ids) => row.variables?.(ids) ?? {},
    operation: (given, declared) => `${kind}${declared} { ${field.name}${given} ${selected(field)} }`,
  };
}

/** The usual arguments of inner fields, by name. */
const USUAL: Variables = {
  interval: { from: REPORT.start, to: REPORT.end },
  parameter: "Valve",
  version: 1,
  first: 5,
};

function namesOf(args: readonly { name: string; type: GraphQLInputType }[]): Set<string> {
  return new Set(
    args.flatMap(({ name, type }) => {
      const named = getNamedType(type);
      return [name, ...(isInputObjectType(named) ? namesOf(Object.values(named.getFields())) : [])];
    }),
  );
}

function innerFields(): AskedField[] {
  return [...ways()].flatMap(([type, way]) =>
    Object.values(type.getFields())
      .filter((field) => isNonRoot(type) && field.args.length > 0)
      .map((field) => ({
        name: `${type.name}.${field.name}`,
        kind: "query" as const,
        args: field.args,
        names: namesOf(field.args),
        usual: () =>
          Object.fromEntries(
            field.args.filter(isNeeded).map(({ name }) => {
              if (!(name in USUAL))
                throw new Error(`Say what ${type.name}.${field.name}(${name}) usually is.`);
              return [name, USUAL[name]];
            }),
          ),
        operation: (given: string, declared: string, ids: Ids) =>
          `query${declared} { ${way(ids, `${field.name}${given} ${selected(field)}`)} }`,
      })),
  );
}

function isNonRoot(type: GraphQLNamedType): boolean {
  return type !== SCHEMA.getQueryType();
}

export function isNeeded({ type, defaultValue }: GraphQLArgument): boolean {
  return isNonNullType(type) && defaultValue === undefined;
}

type Way = (ids: Ids, inner: string) => string;
type ObjectType = NonNullable<ReturnType<typeof SCHEMA.getQueryType>>;

/** The shortest path from the queries to each type. */
function ways(): Map<ObjectType, Way> {
  const found = new Map<ObjectType, Way>();
  const add = (field: Field, way: Way): void => {
    const type = getNamedType(field.type);
    if (isObjectType(type) && !found.has(type)) found.set(type, way);
  };
  for (const row of ROWS) {
    const { kind, field } = rootFieldOf(row);
    if (kind !== "query" || row.audience === "admin" || row.audience === "labellers") continue;
    add(field, (ids, inner) => {
      const args = Object.entries(row.variables?.(ids) ?? {}).map(
        ([key, value]) => `${key}: ${literal(value)}`,
      );
      return `${field.name}${args.length > 0 ? `(${args.join(" ")})` : ""} { ${inner} }`;
    });
  }
  for (const [type, way] of found)
    for (const field of Object.values(type.getFields()))
      if (!field.args.some(isNeeded)) add(field, (ids, inner) => way(ids, `${field.name} { ${inner} }`));
  return found;
}

/** Every field with arguments: the roots from the table of rights, which has all of them; the others by their paths. */
export const ASKED_FIELDS: AskedField[] = [...ROWS.map(rootField), ...innerFields()].filter(
  ({ args }) => args.length > 0,
);

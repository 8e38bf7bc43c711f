import { GraphQLJSON, GraphQLJSONObject } from "graphql-scalars";
import { type ClassType, Field, Float, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import type { EnumWords, LeafShape, ObjectShape, Shape } from "./platform-api/kind.js";
import type { Fields, RecordOf, Table } from "./platform-api/table.js";
import { UnixTime } from "./scalars/unixTime.js";

const LEAVES: Readonly<Record<LeafShape, object>> = {
  ID,
  String,
  Int,
  Float,
  Boolean,
  UnixTime,
  JSON: GraphQLJSON,
  JSONObject: GraphQLJSONObject,
};

/** What the schema has already. */
const known = new WeakSet<object>();

/**
 * The schema's object type of a table: all fields with a description, nullable where they may be missing. It is the class
 * that the platform's answers are read as, so that nothing lies between an answer and what is shown of it.
 */
export function objectOf<F extends Fields>(table: Table<F>): ClassType<RecordOf<Table<F>> & object> {
  return typeOfObject(table) as ClassType<RecordOf<Table<F>> & object>;
}

/** The schema's enum of some words; takes the place of an enum where one is asked for. */
export function enumOf<Name extends string>(words: EnumWords<Name>): { readonly [N in Name]: N } {
  const { enumName: name, description, words: valuesConfig, names } = words;
  if (!known.has(names)) registerEnumType(names, { name, description, valuesConfig });
  known.add(names);
  return names;
}

function typeOfObject({ name, description, fields, Reading }: ObjectShape): ObjectShape["Reading"] {
  if (known.has(Reading)) return Reading;
  known.add(Reading);
  ObjectType(name, { description, simpleResolvers: true })(Reading);
  for (const [field, { shape, needed, description: about }] of Object.entries(fields)) {
    if (about === undefined) continue;
    const type = typeOf(shape);
    Field(() => type, { nullable: !needed, description: about })(Reading.prototype, field);
  }
  return Reading;
}

/** A type as type-graphql takes it. */
export function typeOf(shape: Shape): object {
  if (typeof shape === "string") return LEAVES[shape];
  if ("words" in shape) return enumOf(shape.words);
  return "listOf" in shape ? [typeOf(shape.listOf)] : typeOfObject(shape.object);
}

import { GraphQLJSON, GraphQLJSONObject } from "graphql-scalars";
import { type ClassType, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { ObjectCodec } from "./platform-api/deviceConfig/codec.js";
import type { EnumWords, LeafShape, ObjectShape, Shape } from "./platform-api/kind.js";
import type { Fields, RecordOf, Table } from "./platform-api/table.js";
import { LocalTime } from "./scalars/localTime.js";
import { UnixTime } from "./scalars/unixTime.js";

const LEAVES: Readonly<Record<LeafShape, object>> = {
  ID,
  String,
  Int,
  Float,
  Boolean,
  UnixTime,
  LocalTime,
  JSON: GraphQLJSON,
  JSONObject: GraphQLJSONObject,
};

/** What the schema has already. */
const known = new WeakSet<object>();
const inputs = new WeakSet<object>();

/**
 * The schema's object type of a table: all fields with a description, nullable where they may be missing. It is the class
 * that the platform's answers are read as, so that nothing lies between an answer and what is shown of it.
 */
export function objectOf<F extends Fields>(table: Table<F>): ClassType<RecordOf<Table<F>> & object> {
  return typeOfObject(table) as ClassType<RecordOf<Table<F>> & object>;
}

/**
 * The same for what is given as it is shown: also an input type, called so with `Input` behind it. Of an input all may be left out.
 */
export function objectAndInputOf<T extends object>({ shape }: ObjectCodec<T>): ClassType<T> {
  addInputs(shape);
  return typeOfObject(shape.object) as ClassType<T>;
}

function addInputs(shape: Shape): void {
  if (typeof shape === "string" || "words" in shape) return;
  if ("listOf" in shape) {
    addInputs(shape.listOf);
    return;
  }
  const { name, description, fields, Reading } = shape.object;
  if (inputs.has(Reading)) return;
  inputs.add(Reading);
  InputType(`${name}Input`, { description })(Reading);
  for (const field of Object.values(fields)) addInputs(field.shape);
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
  for (const [field, { shape, needed, description: about, deprecated }] of Object.entries(fields)) {
    if (about === undefined) continue;
    const type = typeOf(shape);
    const options = { nullable: !needed, description: about };
    Field(() => type, deprecated ? { ...options, deprecationReason: deprecated } : options)(
      Reading.prototype,
      field,
    );
  }
  return Reading;
}

/** A type as type-graphql takes it. */
function typeOf(shape: Shape): object {
  if (typeof shape === "string") return LEAVES[shape];
  if ("words" in shape) return enumOf(shape.words);
  return "listOf" in shape ? [typeOf(shape.listOf)] : typeOfObject(shape.object);
}

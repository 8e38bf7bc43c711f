import { GraphQLJSON, GraphQLJSONObject } from "graphql-scalars";
import { type ClassType, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { EnumWords, LeafShape, ObjectShape, Shape } from "./platform-api/kind.js";
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

/** Types that the schema has already. */
const known = new WeakSet<object>();

/** A table, or a codec of objects: it reads a value, and knows its shape. */
interface Shown<T> {
  read(wire: unknown, field: string): T | null;
  readonly shape: { readonly object: ObjectShape };
}

/**
 * The schema's object type of a table: all fields with a description, nullable if they may be missing. The
 * platform's answers are read as this same class, so no conversion is needed before they are shown.
 */
export function objectOf<T>({ shape }: Shown<T>): ClassType<T & object> {
  return typeOfObject(shape.object) as ClassType<T & object>;
}

/** The schema's enum of some words. It replaces an enum where one is expected. */
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
  declareFields(Reading, fields, typeOfObject);
  return Reading;
}

type Given<T> = { -readonly [Name in keyof T]: T[Name] };
const inputs = new Map<ObjectShape["Reading"], ObjectShape["Reading"]>();

/**
 * The schema's input type of a table, with the suffix `Input`: the same fields, with the same descriptions.
 */
export function inputOf<T>({ shape }: Shown<T>): ClassType<Given<T> & object> {
  return inputOfObject(shape.object) as ClassType<Given<T> & object>;
}

function inputOfObject({ name, description, fields, Reading }: ObjectShape): ObjectShape["Reading"] {
  const known = inputs.get(Reading);
  if (known) return known;
  const Input = class {};
  InputType(`${name}Input`, { description })(Input);
  declareFields(Input, fields, inputOfObject);
  inputs.set(Reading, Input);
  return Input;
}

/** An object type of boolean fields. @param about the meaning of each */
export function flagsOf<const Name extends string>(
  name: string,
  description: string,
  about: Readonly<Record<Name, string>>,
): ClassType<{ [N in Name]: boolean }> {
  const Flags = class {};
  ObjectType(name, { description, simpleResolvers: true })(Flags);
  for (const [flag, meaning] of Object.entries<string>(about))
    Field(() => Boolean, { description: meaning })(Flags.prototype, flag);
  return Flags as ClassType<{ [N in Name]: boolean }>;
}

type OfObject = (object: ObjectShape) => object;

function declareFields(type: ObjectShape["Reading"], fields: ObjectShape["fields"], ofObject: OfObject) {
  for (const [field, { shape, needed, description, deprecated }] of Object.entries(fields)) {
    if (description === undefined) continue;
    const value = typeOf(shape, ofObject);
    const options = { nullable: !needed, description };
    const old = deprecated === undefined ? {} : { deprecationReason: deprecated };
    Field(() => value, { ...options, ...old })(type.prototype, field);
  }
}

/** An input type as type-graphql takes it. */
export const inputTypeOf = (shape: Shape): object => typeOf(shape, inputOfObject);

/** A type as type-graphql takes it. */
export function typeOf(shape: Shape, ofObject: OfObject = typeOfObject): object {
  if (typeof shape === "string") return LEAVES[shape];
  if ("words" in shape) return enumOf(shape.words);
  return "listOf" in shape ? [typeOf(shape.listOf, ofObject)] : ofObject(shape.object);
}

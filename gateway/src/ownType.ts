import { ValidateNested } from "class-validator";
import { ArgsType, type ClassType, Field, InputType, ObjectType } from "type-graphql";
import { inputTypeOf, typeOf } from "./objectType.js";
import type { Kind } from "./platform-api/kind.js";
import { classHasRules } from "./validateInput.js";

/** The content of a field: a kind of value, another class, or a list of such a class. */
type Content = Kind<unknown> | ClassType | readonly [ClassType];

type ValueOf<C> = C extends readonly [ClassType<infer T>]
  ? T[]
  : C extends ClassType<infer T>
    ? T
    : C extends Kind<infer T>
      ? T
      : never;

/** One field of an input, of arguments or of a payload. */
export interface OwnField<T, LeftOut extends boolean = boolean> {
  readonly content: Content;
  readonly description: string;
  readonly nullable: boolean;
  /** True if code that reads the input may find it missing. */
  readonly leftOut: LeftOut;
  /** The default if it is left out. */
  readonly preset?: unknown;
  /** Rules of class-validator, for a given value. */
  readonly rules: readonly PropertyDecorator[];
  /** Only for the type. */
  readonly value?: T;
}

type OwnFields = Readonly<Record<string, OwnField<unknown>>>;
type LeftOut<F> = { [N in keyof F]: F[N] extends OwnField<unknown, true> ? N : never }[keyof F];
type Value<F> = F extends OwnField<infer T> ? T : never;
type Whole<T> = { [N in keyof T]: T[N] };

/** A field that is always present. */
export const required = <const C extends Content>(
  content: C,
  description: string,
  ...rules: PropertyDecorator[]
): OwnField<ValueOf<C>, false> => ({ content, description, nullable: false, leftOut: false, rules });

/** A field that may be null, and in an input also left out. */
export const optional = <const C extends Content>(
  content: C,
  description: string,
  ...rules: PropertyDecorator[]
): OwnField<ValueOf<C> | null, true> => ({ content, description, nullable: true, leftOut: true, rules });

/** A field of an input with a default if it is left out. If the default is null, null may also be given. */
export const preset = <const C extends Content, V extends ValueOf<C> | null>(
  value: V,
  content: C,
  description: string,
  ...rules: PropertyDecorator[]
): OwnField<ValueOf<C> | Extract<V, null>, false> => ({
  ...required(content, description, ...rules),
  nullable: value === null,
  preset: value,
});

type InputValue<F> = Whole<
  { [N in Exclude<keyof F, LeftOut<F>>]: Value<F[N]> } & { [N in LeftOut<F>]?: Value<F[N]> }
>;

/**
 * An input type of the schema. Rules of nested input classes are checked with it. The platform checks the
 * values of its own tables.
 */
export function inputType<const F extends OwnFields>(
  name: string,
  description: string,
  fields: F,
): ClassType<InputValue<F>> {
  const Input = taken(fields);
  InputType(name, { description })(Input);
  return Input as ClassType<InputValue<F>>;
}

export function argsType<const F extends OwnFields>(fields: F): ClassType<InputValue<F>> {
  const Args = taken(fields);
  ArgsType()(Args);
  return Args as ClassType<InputValue<F>>;
}

/** An object type that the gateway fills itself: payloads of mutations, and the gateway's own information. */
export function payloadType<const F extends OwnFields>(
  name: string,
  description: string,
  fields: F,
): ClassType<{ [N in keyof F]: Value<F[N]> }> {
  const Payload = class {};
  ObjectType(name, { description, simpleResolvers: true })(Payload);
  for (const [field, { content, description, nullable }] of Object.entries<OwnField<unknown>>(fields)) {
    const type = isClass(content) ? content : typeOf(content.shape);
    Field(() => type, { nullable, description })(Payload.prototype, field);
  }
  return Payload as ClassType<{ [N in keyof F]: Value<F[N]> }>;
}

function taken(fields: OwnFields): ClassType {
  const Taken = class {};
  for (const [field, { content, description, nullable, preset, rules }] of Object.entries(fields)) {
    const type = isClass(content) ? content : inputTypeOf(content.shape);
    const defaultValue = preset === undefined ? {} : { defaultValue: preset };
    Field(() => type, { nullable, description, ...defaultValue })(Taken.prototype, field);
    const isList = Array.isArray(content);
    if (isClass(content) && classHasRules(isList ? content[0] : content))
      ValidateNested({ each: isList })(Taken.prototype, field);
    for (const rule of rules) rule(Taken.prototype, field);
  }
  return Taken;
}

const isClass = (content: Content): content is ClassType | readonly [ClassType] =>
  typeof content === "function" || Array.isArray(content);

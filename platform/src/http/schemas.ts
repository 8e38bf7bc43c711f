import Type, { type TSchema } from "typebox";
import { LAST_INSTANT } from "../time/clock.js";

/** Instant in Unix seconds, UTC. */
export const UnixTime = Type.Integer({ minimum: 0, maximum: LAST_INSTANT, description: "Unix seconds, UTC" });

/** Text of 1 to `longest` characters without NUL, which databases cut or refuse. */
export function Text(longest: number, shortest = 1) {
  return Type.String({ minLength: shortest, maxLength: longest, pattern: "^[^\\u0000]*$" });
}

export function Nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

/** A JSON object, sent as such or as text. */
export const JsonInput = Type.Union([Type.String(), Type.Object({})], {
  description: "A JSON object, as such or as text",
});

export const JsonObject = Type.Record(Type.String(), Type.Unknown());

/** Identifies a thing's content. */
export const Etag = Type.String({
  description: "Another one wherever anything that people edit of it differs; for If-Match",
});

/** An answer without a body. */
export const Nothing = Type.Null({ description: "No content" });

/** A fault as a code, for programs. */
const told = {
  fault: Type.String({ description: "What is wrong, by a code that stays" }),
  params: Type.Optional(
    Type.Object({}, { description: "What the sentence of this code names: TOO_SHORT has min" }),
  ),
};

/** One faulty field of a request. */
export const FaultyField = Type.Object({ path: Type.String(), message: Type.String(), ...told });

export const ErrorAnswer = Type.Object({
  error: Type.Object({
    code: Type.String(),
    message: Type.String(),
    fault: Type.Optional(told.fault),
    params: told.params,
    details: Type.Optional(Type.Object({ fields: Type.Array(FaultyField) })),
  }),
});

import { expect, it } from "@jest/globals";
import Type, { type TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { keywordFault } from "./keywordFault.js";

it.each<[TSchema, unknown, string, object?]>([
  [Type.Integer({ minimum: 5 }), 4, "TOO_SMALL", { min: 5 }],
  [Type.Integer({ maximum: 5 }), 6, "TOO_LARGE", { max: 5 }],
  [Type.Number({ exclusiveMinimum: 5 }), 5, "NOT_ABOVE", { limit: 5 }],
  [Type.Number({ exclusiveMaximum: 5 }), 5, "NOT_BELOW", { limit: 5 }],
  [Type.Integer({ multipleOf: 5 }), 4, "NOT_MULTIPLE", { step: 5 }],
  [Type.String({ minLength: 2 }), "a", "TOO_SHORT", { min: 2 }],
  [Type.String({ maxLength: 2 }), "abc", "TOO_LONG", { max: 2 }],
  [Type.Array(Type.Integer(), { minItems: 1 }), [], "TOO_FEW_ITEMS", { min: 1 }],
  [Type.Array(Type.Integer(), { maxItems: 1 }), [1, 2], "TOO_MANY_ITEMS", { max: 1 }],
  [Type.Object({}, { minProperties: 1 }), {}, "TOO_FEW_PROPERTIES", { min: 1 }],
  [Type.Object({}, { maxProperties: 0 }), { a: 1 }, "TOO_MANY_PROPERTIES", { max: 0 }],
  [Type.Array(Type.Integer(), { uniqueItems: true }), [1, 1], "DUPLICATE_ITEMS"],
  [Type.Literal("a"), "b", "NOT_THE_CONSTANT"],
  [Type.Enum(["a"]), "b", "NOT_ONE_OF"],
  [Type.String({ pattern: "^a$" }), "b", "WRONG_PATTERN"],
  [Type.Array(Type.Integer()), "a", "NOT_ARRAY"],
  [Type.Boolean(), "a", "NOT_BOOLEAN"],
  [Type.Integer(), "a", "NOT_INTEGER"],
  [Type.Null(), "a", "NOT_NULL"],
  [Type.Number(), "a", "NOT_NUMBER"],
  [Type.Object({}), "a", "NOT_OBJECT"],
  [Type.String(), 1, "NOT_STRING"],
])("says of %j and %j: %s", (schema, value, fault, ...[params]) => {
  const [error] = Compile(schema).Errors(value);
  expect(error && keywordFault("field", error)).toEqual({
    path: "field",
    message: error?.message,
    fault,
    ...(params ? { params } : {}),
  });
});

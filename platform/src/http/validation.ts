import { type FieldFault, fieldFault } from "@obcestje/contract/faults.js";
import type { FastifySchemaCompiler } from "fastify";
import Type, { IsArray, IsObject, IsSchema, type TSchema } from "typebox";
import { Compile, type Validator } from "typebox/compile";
import type { TLocalizedValidationError } from "typebox/error";
import { PlatformError } from "../errors.js";
import { keywordFault } from "./keywordFault.js";

const NUMBER_TEXT = /^-?\d{1,15}(\.\d{1,9})?$/;
/** Limit of faults named at once. */
export const FAULTS_TOLD = 10;
/** A wrong shape is malformed (400). A right shape with a wrong value breaks a rule (422). */
const SHAPE_KEYWORDS: ReadonlySet<string> = new Set(["type", "required", "anyOf", "additionalProperties"]);

/**
 * A list in a body whose items the route checks itself, so that one wrong item does not refuse all others.
 */
export function checkedOneByOne<T extends TSchema>(
  item: T,
  options: { maxItems: number; description: string },
) {
  return Type.Array(item, { ...options, [ONE_BY_ONE]: true });
}
const ONE_BY_ONE = "x-checked-one-by-one";

/** The same body schema, accepting any item in lists that the route checks itself. */
function loosened(schema: TSchema): TSchema {
  if (!IsObject(schema)) return schema;
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    const { [ONE_BY_ONE]: isLoose, ...list } = property as TSchema & { [ONE_BY_ONE]?: boolean };
    return [name, isLoose && IsArray(property) ? { ...list, items: Type.Unknown() } : property];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

/**
 * Checks requests against their TypeBox schemas, which are compiled with a route's first request. Only text in the
 * query becomes numbers. Bodies are taken as sent, and a missing one as empty.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  let validator: Validator | undefined;
  const fromText =
    httpPart === "body"
      ? (value: unknown) => value ?? {}
      : (value: unknown) => numbersFromText(schema, value);
  return (input: unknown) => {
    const value = fromText(input);
    validator ??= Compile(httpPart === "body" ? loosened(schema) : schema);
    return validator.Check(value) ? { value } : { error: faultOf(validator.Errors(value)) };
  };
};

function numbersFromText(schema: TSchema, value: unknown): unknown {
  if (!IsObject(schema) || typeof value !== "object" || value === null) return value;
  const properties: Record<string, TSchema> = schema.properties;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, numberFromText(properties[key], item)]),
  );
}

function numberFromText(schema: TSchema | undefined, item: unknown): unknown {
  const numeric =
    IsSchema(schema) && "type" in schema && (schema.type === "integer" || schema.type === "number");
  return numeric && typeof item === "string" && NUMBER_TEXT.test(item) ? Number(item) : item;
}

/** The error for a value's faults: malformed if one of them is a wrong shape. */
export function faultOf(errors: TLocalizedValidationError[]): PlatformError {
  const unions = new Set(
    errors.filter((error) => error.keyword === "anyOf").map((error) => error.instancePath),
  );
  // An unknown field is named by its object's fault. Its own fault only says that no value is right there.
  const told = errors.filter(
    ({ keyword, instancePath }) =>
      keyword === "anyOf" || (keyword !== "boolean" && !unions.has(instancePath)),
  );
  const fields = told.flatMap(fieldFaults).slice(0, FAULTS_TOLD);
  const shape = told.some((error) => SHAPE_KEYWORDS.has(error.keyword));
  return shape
    ? new PlatformError("BAD_REQUEST", "The request is malformed.", fields)
    : new PlatformError("VALIDATION_FAILED", "The request breaks a rule.", fields);
}

function fieldFaults(error: TLocalizedValidationError): FieldFault[] {
  const path = error.instancePath.slice(1).replaceAll("/", ".");
  const within = (name: string) => (path === "" ? name : `${path}.${name}`);
  if (error.keyword === "required")
    return error.params.requiredProperties.map((name) => fieldFault(within(name), "REQUIRED"));
  if (error.keyword === "additionalProperties")
    return error.params.additionalProperties.map((name) => fieldFault(within(name), "NOT_KNOWN"));
  return [keywordFault(path, error)];
}

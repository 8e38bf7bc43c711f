import type { FastifySchemaCompiler } from "fastify";
import { IsObject, IsSchema, type TSchema } from "typebox";
import { Compile } from "typebox/compile";
import type { TLocalizedValidationError } from "typebox/error";
import { type FieldFault, PlatformError } from "../errors.js";

const NUMBER_TEXT = /^-?\d{1,15}(\.\d{1,9})?$/;
/** So many faults are named at once. */
export const FAULTS_TOLD = 10;
/** A wrong shape is malformed (400); a right shape with a wrong value breaks a rule (422). */
const SHAPE_KEYWORDS: ReadonlySet<string> = new Set(["type", "required", "anyOf", "additionalProperties"]);

/** Checks requests against their TypeBox schemas. Only text of the query becomes numbers; bodies are taken as sent, none as an empty one. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema);
  const fromText =
    httpPart === "body"
      ? (value: unknown) => value ?? {}
      : (value: unknown) => numbersFromText(schema, value);
  return (input: unknown) => {
    const value = fromText(input);
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

/** Tells of the faults of a value: malformed where one of them is a wrong shape. */
export function faultOf(errors: TLocalizedValidationError[]): PlatformError {
  const unions = new Set(
    errors.filter((error) => error.keyword === "anyOf").map((error) => error.instancePath),
  );
  const told = errors.filter((error) => error.keyword === "anyOf" || !unions.has(error.instancePath));
  const fields = told.flatMap(fieldFaults).slice(0, FAULTS_TOLD);
  const shape = told.some((error) => SHAPE_KEYWORDS.has(error.keyword));
  return shape
    ? new PlatformError("BAD_REQUEST", "The request is malformed.", fields)
    : new PlatformError("VALIDATION_FAILED", "The request breaks a rule.", fields);
}

function fieldFaults(error: TLocalizedValidationError): FieldFault[] {
  const path = error.instancePath.slice(1).replaceAll("/", ".");
  if (error.keyword !== "required") return [{ path, message: error.message }];
  return error.params.requiredProperties.map((name) => ({
    path: path === "" ? name : `${path}.${name}`,
    message: "is required",
  }));
}

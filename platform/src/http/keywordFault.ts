import { type AnyFaultCode, type Fault, type FieldFault, faultOf } from "@obcestje/contract/faults.js";
import type { TLocalizedValidationError } from "typebox/error";

const OF_TYPE: Readonly<Record<string, AnyFaultCode>> = {
  array: "NOT_ARRAY",
  boolean: "NOT_BOOLEAN",
  integer: "NOT_INTEGER",
  null: "NOT_NULL",
  number: "NOT_NUMBER",
  object: "NOT_OBJECT",
  string: "NOT_STRING",
};

/**
 * A broken rule of a schema, as a fault of the contract. The sentence is the library's, which names patterns
 * and types.
 */
export function keywordFault(path: string, error: TLocalizedValidationError): FieldFault {
  return { path, message: error.message, ...faultOfKeyword(error) };
}

function faultOfKeyword(error: TLocalizedValidationError): Fault {
  switch (error.keyword) {
    case "type":
      return { fault: OF_TYPE[String(error.params.type)] ?? "WRONG_KIND" };
    case "minimum":
      return faultOf("TOO_SMALL", { min: Number(error.params.limit) });
    case "maximum":
      return faultOf("TOO_LARGE", { max: Number(error.params.limit) });
    case "exclusiveMinimum":
      return faultOf("NOT_ABOVE", { limit: Number(error.params.limit) });
    case "exclusiveMaximum":
      return faultOf("NOT_BELOW", { limit: Number(error.params.limit) });
    case "multipleOf":
      return faultOf("NOT_MULTIPLE", { step: Number(error.params.multipleOf) });
    case "minLength":
      return faultOf("TOO_SHORT", { min: Number(error.params.limit) });
    case "maxLength":
      return faultOf("TOO_LONG", { max: Number(error.params.limit) });
    case "minItems":
      return faultOf("TOO_FEW_ITEMS", { min: Number(error.params.limit) });
    case "maxItems":
      return faultOf("TOO_MANY_ITEMS", { max: Number(error.params.limit) });
    case "minProperties":
      return faultOf("TOO_FEW_PROPERTIES", { min: Number(error.params.limit) });
    case "maxProperties":
      return faultOf("TOO_MANY_PROPERTIES", { max: Number(error.params.limit) });
    case "uniqueItems":
      return faultOf("DUPLICATE_ITEMS");
    case "const":
      return faultOf("NOT_THE_CONSTANT");
    case "enum":
      return faultOf("NOT_ONE_OF");
    case "pattern":
      return faultOf("WRONG_PATTERN");
    case "anyOf":
      return faultOf("WRONG_KIND");
    default:
      return faultOf("NOT_ALLOWED");
  }
}

import { type Fault, type FaultCode, faultOf } from "@obcestje/contract/faults.js";
import { getMetadataStorage, type ValidationError } from "class-validator";
import type { FieldFault } from "./errors.js";

/** The broken rules of an input's class, with the library's own sentences. */
export function ruleFaults(errors: readonly ValidationError[], parent = ""): FieldFault[] {
  return errors.flatMap((error) => {
    const path = parent ? `${parent}.${error.property}` : error.property;
    const own = Object.entries(error.constraints ?? {}).map(([rule, message]): FieldFault => {
      return { path, message, ...faultOfRule(rule, limitOf(error, rule)) };
    });
    return [...own, ...ruleFaults(error.children ?? [], path)];
  });
}

/** The number given to a rule. */
function limitOf({ target, property }: ValidationError, rule: string): number {
  if (!target) return Number.NaN;
  const rules = getMetadataStorage().getTargetValidationMetadatas(target.constructor, "", false, false);
  const found = rules.find((one) => one.propertyName === property && one.name === rule);
  const [limit]: unknown[] = found?.constraints ?? [];
  return typeof limit === "number" ? limit : Number.NaN;
}

function faultOfRule(rule: string, limit: number): Fault<FaultCode> {
  switch (rule) {
    case "minLength":
      return faultOf("TOO_SHORT", { min: limit });
    case "maxLength":
      return faultOf("TOO_LONG", { max: limit });
    case "min":
      return faultOf("TOO_SMALL", { min: limit });
    case "max":
      return faultOf("TOO_LARGE", { max: limit });
    case "arrayMinSize":
      return faultOf("TOO_FEW_ITEMS", { min: limit });
    case "arrayMaxSize":
      return faultOf("TOO_MANY_ITEMS", { max: limit });
    case "arrayUnique":
      return faultOf("DUPLICATE_ITEMS");
    case "matches":
      return faultOf("WRONG_PATTERN");
    case "isEmail":
      return faultOf("NOT_AN_EMAIL");
    default:
      return faultOf("NOT_ALLOWED");
  }
}

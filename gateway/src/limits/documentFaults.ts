import { ITEMS_A_CALL } from "@obcestje/contract/limits/counts.js";
import { ApiError } from "../errors.js";
import {
  ALIASES_AT_MOST,
  DEPTH_AT_MOST,
  DIRECTIVES_AT_MOST,
  REPEATS_AT_MOST,
  ROOT_FIELDS_AT_MOST,
  SELECTIONS_AT_MOST,
} from "../limits.js";
import type { Measures } from "./measures.js";

/**
 * The first limit that a document goes over, with the limit and the actual value. Undefined if it keeps to
 * all.
 */
export function documentFault(measures: Measures): ApiError | undefined {
  const { depth, aliases, rootFields, selections, signIns, repeats, directives, listItems } = measures;
  const rules: [number, number, string][] = [
    [depth, DEPTH_AT_MOST, "levels of fields"],
    [aliases, ALIASES_AT_MOST, "aliases"],
    [rootFields, ROOT_FIELDS_AT_MOST, "root fields"],
    [repeats, REPEATS_AT_MOST, "fields that stand at one place twice"],
    [directives, DIRECTIVES_AT_MOST, "directives at one place"],
    [selections, SELECTIONS_AT_MOST, "selections with all fragments written out"],
    [listItems, ITEMS_A_CALL, "items in a list"],
    [signIns, 1, "sign-ins"],
  ];
  const broken = rules.find(([value, limit]) => value > limit);
  return broken && overLimit(...broken);
}

/** @param what the counted thing, in the plural */
export function overLimit(value: number, limit: number, what: string): ApiError {
  const said = value < Number.MAX_SAFE_INTEGER ? String(value) : "countless";
  return new ApiError("BAD_USER_INPUT", `The operation has ${said} ${what}; ${limit} at most are allowed.`);
}

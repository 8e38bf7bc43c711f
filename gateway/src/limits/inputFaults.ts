import { fieldFault } from "@obcestje/contract/faults.js";
import { ITEMS_A_CALL } from "@obcestje/contract/limits/counts.js";
import {
  coerceInputValue,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from "graphql";
import { ApiError, type FieldFault } from "../errors.js";
import { FAULTS_AT_MOST, INPUT_LEVELS_AT_MOST, KEYS_AT_MOST } from "../limits.js";
import { overLimit } from "./documentFaults.js";
import { shortMessage } from "./shortMessage.js";

type Variables = Readonly<Record<string, unknown>>;

/** The first excess in the variables' values, at any depth. Undefined if nothing is too large. */
export function sizeFault(variables: Variables): ApiError | undefined {
  let level: unknown[] = [variables];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > INPUT_LEVELS_AT_MOST) return overLimit(depth, INPUT_LEVELS_AT_MOST, "levels of input");
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== "object" || value === null) continue;
      const count = Array.isArray(value) ? value.length : Object.keys(value).length;
      const limit = Array.isArray(value) ? ITEMS_A_CALL : KEYS_AT_MOST;
      if (count > limit)
        return overLimit(count, limit, Array.isArray(value) ? "items in a list" : "keys in an object");
      for (const item of Object.values(value)) if (typeof item === "object") next.push(item);
    }
    level = next;
  }
  return undefined;
}

/**
 * Checks that the variables fit the operation's types. If not, lists each faulty field by its path
 * ("input.email").
 */
export function variablesFault(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables,
): ApiError | undefined {
  const fields: FieldFault[] = [];
  for (const { variable, type: typeNode, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, typeNode);
    if (!isInputType(type)) continue;
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (value !== undefined && !(value === null && isNonNullType(type)))
      fields.push(...faultsOf(value, type, name));
    else if (isNonNullType(type) && (value === null || !defaultValue))
      fields.push({
        ...fieldFault(name, "REQUIRED"),
        message: `A value of type ${String(type)} is required.`,
      });
  }
  if (fields.length === 0) return undefined;
  const places = [...new Set(fields.map(({ path }) => path))].join(", ");
  return new ApiError("BAD_USER_INPUT", shortMessage(`Some variables have a wrong value: ${places}.`), {
    fields: fields.slice(0, FAULTS_AT_MOST),
  });
}

function faultsOf(value: unknown, type: GraphQLInputType, name: string): FieldFault[] {
  const faults: FieldFault[] = [];
  try {
    coerceInputValue(
      value,
      type,
      (path, _value, { message }) => {
        const place = [name, ...path].join(".");
        faults.push({ ...fieldFault(place, "WRONG_KIND"), message: shortMessage(message) });
        if (faults.length >= FAULTS_AT_MOST) throw ENOUGH;
      },
      true,
    );
  } catch (stopped) {
    if (stopped !== ENOUGH) throw stopped;
  }
  return faults;
}

/** Stops the check of a value once enough faults are known: a large value can have thousands. */
const ENOUGH = new Error("enough faults");

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
import { overLimit } from "./documentFaults.js";
import { INPUT_LEVELS_AT_MOST, LIST_ITEMS_AT_MOST } from "./limits.js";
import { plainMessage } from "./plainMessage.js";

/** So many faults are named at once. */
const FAULTS_TOLD = 10;

type Variables = Readonly<Record<string, unknown>>;

/** What is too large in the variables' values, however deep it lies; undefined where nothing is. */
export function sizeFault(variables: Variables): ApiError | undefined {
  let level: unknown[] = [variables];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > INPUT_LEVELS_AT_MOST) return overLimit(depth, INPUT_LEVELS_AT_MOST, "levels of input");
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== "object" || value === null) continue;
      if (Array.isArray(value) && value.length > LIST_ITEMS_AT_MOST)
        return overLimit(value.length, LIST_ITEMS_AT_MOST, "items in a list");
      for (const item of Object.values(value)) if (typeof item === "object") next.push(item);
    }
    level = next;
  }
  return undefined;
}

/** Whether the variables fit the operation's types; if not, each faulty field by its path ("input.email"). */
export function variablesFault(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables,
): ApiError | undefined {
  const fields: FieldFault[] = [];
  for (const { variable, type: typeNode, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, typeNode) as GraphQLInputType | undefined;
    if (!isInputType(type)) continue;
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (value !== undefined && !(value === null && isNonNullType(type))) {
      coerceInputValue(value, type, (path, _value, { message }) => {
        if (fields.length < FAULTS_TOLD)
          fields.push({ path: [name, ...path].join("."), message: plainMessage(message) });
      });
    } else if (isNonNullType(type) && (value === null || !defaultValue)) {
      fields.push({ path: name, message: `A value of type ${String(type)} is required.` });
    }
  }
  if (fields.length === 0) return undefined;
  const names = fields.map(({ path }) => path).join(", ");
  return new ApiError("BAD_USER_INPUT", `Some variables have a wrong value: ${names}.`, { fields });
}

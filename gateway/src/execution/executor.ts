import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  isInputType,
  isNonNullType,
  typeFromAST,
  valueFromAST,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import { LRUCache } from "lru-cache";
import type { Context } from "../context.js";

/** An operation compiled to code. */
interface Compiled extends CompiledQuery {
  /** Default values of variables. graphql-jit ignores the default of a variable that must not be null. */
  defaults: Record<string, unknown>;
}

/** Limit of compiled operations in memory; each is some 100 kB of code. */
const COMPILED_AT_MOST = 200;

/** An operation that has been checked. */
export interface Operation {
  /** The text as sent. */
  source: string;
  document: DocumentNode;
  operationName: string | undefined;
  variables: Record<string, unknown> | undefined;
  /** Set if the operation is a registered one. */
  registered?: object | undefined;
}

/**
 * Runs operations: registered ones as compiled code, all others by graphql-js. Texts from strangers are never
 * compiled: that costs more than it saves, and a flood of new texts would stop the process.
 */
export class Executor {
  private readonly compiled = new LRUCache<string, Compiled | "not compilable">({ max: COMPILED_AT_MOST });

  constructor(private readonly schema: GraphQLSchema) {}

  async execute(operation: Operation, context: Context): Promise<ExecutionResult> {
    const { document, operationName, variables } = operation;
    const compiled = this.compiledOf(operation);
    if (compiled) return compiled.query({}, context, { ...compiled.defaults, ...variables });
    return execute({
      schema: this.schema,
      document,
      contextValue: context,
      variableValues: variables,
      operationName,
    });
  }

  private compiledOf({ source, document, operationName, registered }: Operation): Compiled | undefined {
    if (!registered) return undefined;
    const key = `${operationName ?? ""}\n${source}`;
    const found = this.compiled.get(key);
    if (found) return found === "not compilable" ? undefined : found;
    const made = hasRequiredDefault(this.schema, document, operationName)
      ? undefined
      : compileQuery(this.schema, document, operationName);
    const compiled =
      made && isCompiledQuery(made)
        ? { ...made, defaults: this.defaultsOf(document, operationName) }
        : undefined;
    this.compiled.set(key, compiled ?? "not compilable");
    return compiled;
  }

  private defaultsOf(document: DocumentNode, operationName: string | undefined): Record<string, unknown> {
    const variables = getOperationAST(document, operationName)?.variableDefinitions ?? [];
    return Object.fromEntries(
      variables.flatMap(({ variable, type: node, defaultValue }) => {
        const type = typeFromAST(this.schema, node);
        if (!defaultValue || !type || !isInputType(type)) return [];
        return [[variable.name.value, valueFromAST(defaultValue, type)]];
      }),
    );
  }
}

/**
 * True if a variable's input has, at any depth, a non-null field with a default. If the field is left out,
 * graphql-jit refuses such an input, while graphql-js fills it in.
 */
function hasRequiredDefault(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): boolean {
  const seen = new Set<GraphQLInputType>();
  const hasOne = (given: GraphQLInputType): boolean => {
    const type = getNamedType(given);
    if (!isInputObjectType(type) || seen.has(type)) return false;
    seen.add(type);
    return Object.values(type.getFields()).some(
      (field) => (isNonNullType(field.type) && field.defaultValue !== undefined) || hasOne(field.type),
    );
  };
  const variables = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  return variables.some(({ type: node }) => {
    const type = typeFromAST(schema, node);
    return isInputType(type) && hasOne(type);
  });
}

import { GraphQLError } from "graphql";
import { hashOf } from "../operations/operationText.js";
import type { RegisteredOperations } from "../operations/registeredOperations.js";

/** The raw parts of a request, over HTTP or a socket. */
export interface AskedOperation {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
  extensions?: unknown;
}

/** The same with checked types. */
export interface ReadOperation {
  source: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

/** Clients know by this text that they have to send the operation itself. */
const NOT_FOUND = "PersistedQueryNotFound";

/**
 * Reads an operation: its text, or the SHA-256 of a registered one in `extensions.persistedQuery`.
 * @throws GraphQLError that says which part is wrong
 */
export function readOperation(asked: AskedOperation, registered: RegisteredOperations): ReadOperation {
  const { operationName } = asked;
  if (!isAbsent(operationName) && typeof operationName !== "string")
    throw new GraphQLError("`operationName` must be text.");
  const variables = readObject(asked.variables, "variables");
  const extensions = readObject(asked.extensions, "extensions");
  return {
    source: readText(asked.query, extensions.persistedQuery, registered),
    operationName: typeof operationName === "string" && operationName !== "" ? operationName : undefined,
    variables,
  };
}

function readText(query: unknown, persisted: unknown, registered: RegisteredOperations): string {
  if (!isAbsent(query) && typeof query !== "string") throw new GraphQLError("`query` must be text.");
  const hash = readHash(persisted);
  if (typeof query === "string" && query !== "") {
    if (hash !== undefined && hash !== hashOf(query))
      throw new GraphQLError("`extensions.persistedQuery.sha256Hash` is not the hash of `query`.");
    return query;
  }
  if (hash === undefined)
    throw new GraphQLError("Give the operation's text in `query`, or the hash of a registered one.");
  const text = registered.textOf(hash);
  if (text === undefined) throw new GraphQLError(NOT_FOUND);
  return text;
}

function readHash(persisted: unknown): string | undefined {
  if (isAbsent(persisted)) return undefined;
  const { sha256Hash } = readObject(persisted, "extensions.persistedQuery");
  if (typeof sha256Hash !== "string")
    throw new GraphQLError("`extensions.persistedQuery.sha256Hash` must be text.");
  return sha256Hash.toLowerCase();
}

function readObject(value: unknown, name: string): Record<string, unknown> {
  if (isAbsent(value)) return {};
  if (typeof value !== "object" || Array.isArray(value))
    throw new GraphQLError(`\`${name}\` must be an object.`);
  return value as Record<string, unknown>;
}

function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

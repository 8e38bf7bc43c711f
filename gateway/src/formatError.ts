import { unwrapResolverError } from "@apollo/server/errors";
import type { ValidationError } from "class-validator";
import type { GraphQLError, GraphQLFormattedError } from "graphql";
import { ArgumentValidationError } from "type-graphql";
import { ApiError, ERROR_CODES, type ErrorCode, type FieldFault, isRetryable } from "./errors.js";

/** Codes of Apollo Server that mean a faulty request. */
const REQUEST_FAULTS: ReadonlySet<unknown> = new Set([
  "BAD_USER_INPUT",
  "BAD_REQUEST",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "PERSISTED_QUERY_NOT_SUPPORTED",
]);

/**
 * The error as callers see it: message, path, and extensions { code, retryable, fields?, retryAfter?, requestId }.
 * Anything unforeseen is masked and handed to `report`. (Apollo Server masks no messages by itself.)
 */
export function formatError(
  formatted: GraphQLFormattedError,
  thrown: unknown,
  requestId: string | undefined,
  report: (error: unknown) => void,
): GraphQLFormattedError {
  const { message, locations, path } = formatted;
  const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
  const original = unwrapResolverError(thrown);
  const answer = (code: ErrorCode, text: string, details: object = {}): GraphQLFormattedError => ({
    message: text,
    ...place,
    extensions: { code, retryable: isRetryable(code), ...details, ...(requestId ? { requestId } : {}) },
  });

  if (original instanceof ApiError) return answer(original.code, message, original.details);
  if (original instanceof ArgumentValidationError) {
    return answer("BAD_USER_INPUT", "Some values are not allowed.", {
      fields: faultsOf(original.extensions.validationErrors ?? []),
    });
  }
  const code = formatted.extensions?.code;
  if (REQUEST_FAULTS.has(code)) return answer("BAD_USER_INPUT", message);
  if (isErrorCode(code) && code !== "INTERNAL_SERVER_ERROR") return answer(code, message);
  report(original);
  return answer("INTERNAL_SERVER_ERROR", "Something went wrong here.");
}

/** The same for an error of a WebSocket operation, which Apollo Server does not see. */
export function formatSocketError(
  error: GraphQLError,
  requestId: string | undefined,
  report: (error: unknown) => void,
): GraphQLFormattedError {
  const formatted = error.toJSON();
  const code = formatted.extensions?.code ?? (error.originalError ? undefined : "GRAPHQL_VALIDATION_FAILED");
  return formatError(
    { ...formatted, extensions: { ...formatted.extensions, code } },
    error,
    requestId,
    report,
  );
}

function isErrorCode(code: unknown): code is ErrorCode {
  return ERROR_CODES.some((known) => known === code);
}

function faultsOf(errors: readonly ValidationError[], parent = ""): FieldFault[] {
  return errors.flatMap((error) => {
    const path = parent ? `${parent}.${error.property}` : error.property;
    const own = Object.values(error.constraints ?? {}).map((message) => ({ path, message }));
    return [...own, ...faultsOf(error.children ?? [], path)];
  });
}

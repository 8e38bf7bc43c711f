import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { ArgumentValidationError } from "type-graphql";
import { ApiError, type ErrorCode, type ErrorDetails, isRetryable } from "./errors.js";
import { shortMessage } from "./limits/shortMessage.js";
import { operationErrors } from "./metrics.js";
import { ruleFaults } from "./ruleFaults.js";

/**
 * The error as callers see it, over HTTP and sockets: message, path, and extensions { code, retryable,
 * fault?, params?, fromPlatform?, fields?, retryAfter?, requestId }. Unexpected errors are masked and passed
 * to `report`.
 */
export function formatError(
  error: GraphQLError,
  requestId: string,
  report: (error: unknown) => void,
): GraphQLFormattedError {
  const { locations, path } = error;
  const { code, message, details } = toApiError(error, report);
  operationErrors.inc({ code });
  return {
    message,
    ...(locations ? { locations } : {}),
    ...(path ? { path } : {}),
    extensions: { code, retryable: isRetryable(code), ...details, requestId },
  };
}

interface Told {
  code: ErrorCode;
  message: string;
  details: ErrorDetails;
}

function toApiError(error: GraphQLError, report: (error: unknown) => void): Told {
  const thrown = error.originalError ?? error;
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof ArgumentValidationError) {
    const fields = ruleFaults(thrown.extensions.validationErrors ?? []);
    return { code: "BAD_USER_INPUT", message: "Some values are not allowed.", details: { fields } };
  }
  if (isFaultyOperation(error, thrown))
    return { code: "BAD_USER_INPUT", message: shortMessage(thrown.message), details: {} };
  report(thrown);
  return { code: "INTERNAL_SERVER_ERROR", message: "Something went wrong here.", details: {} };
}

/**
 * True if GraphQL itself refuses the operation or an argument in it. A faulty result of a resolver is our
 * fault, and not one of these.
 */
function isFaultyOperation(error: GraphQLError, thrown: Error): boolean {
  return thrown instanceof GraphQLError && (error.path === undefined || thrown.nodes !== undefined);
}

import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** The gateway's closed list of error codes. */
export const errorCodes = [
  "BAD_USER_INPUT",
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "NOT_FOUND",
  "CONFLICT",
  "PAYLOAD_TOO_LARGE",
  "VALIDATION_FAILED",
  "RATE_LIMITED",
  "NOT_OFFERED",
  "UPSTREAM_ERROR",
  "UPSTREAM_UNAVAILABLE",
  "UPSTREAM_TIMEOUT",
  "UPSTREAM_INVALID_RESPONSE",
  "INTERNAL_SERVER_ERROR",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** A change that was not sent, as there is no connection. */
export class NotSent extends Error {}

/** NETWORK: the gateway could not be reached, or something else answered; NOT_SENT: it was not tried. */
export type Failure = ErrorCode | "NETWORK" | "NOT_SENT";

const isErrorCode = (code: unknown): code is ErrorCode => errorCodes.some((known) => known === code);

/** The code of the first GraphQL error; INTERNAL_SERVER_ERROR if the gateway gave no known one. */
export function failureOf(error: unknown): Failure {
  if (error instanceof NotSent) return "NOT_SENT";
  if (!CombinedGraphQLErrors.is(error)) return "NETWORK";
  const code = error.errors[0]?.extensions?.code;
  return isErrorCode(code) ? code : "INTERNAL_SERVER_ERROR";
}

const outages: ReadonlySet<Failure> = new Set<Failure>([
  "NETWORK",
  "NOT_SENT",
  "UPSTREAM_ERROR",
  "UPSTREAM_UNAVAILABLE",
  "UPSTREAM_TIMEOUT",
  "UPSTREAM_INVALID_RESPONSE",
]);

/** True if something on the way is down: it says nothing about the caller or the query. */
export const isOutage = (failure: Failure): boolean => outages.has(failure);

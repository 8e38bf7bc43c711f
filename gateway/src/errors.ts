import { type FaultCode, type Params, type PlainFaultCode, sentenceOf } from "@obcestje/contract/faults.js";
import { GraphQLError } from "graphql";

/** The closed list of error codes of the API. */
export const ERROR_CODES = [
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

export type ErrorCode = (typeof ERROR_CODES)[number];

/** A fault as a code, for programs. */
interface Told {
  fault?: FaultCode;
  params?: Params;
  /** The message comes from the platform, without a code. */
  fromPlatform?: true;
}

/** One faulty input field: its path and its fault. */
export interface FieldFault extends Told {
  path: string;
  message: string;
}

export interface ErrorDetails extends Told {
  fields?: FieldFault[];
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
}

const RETRYABLE: ReadonlySet<ErrorCode> = new Set([
  "RATE_LIMITED",
  "UPSTREAM_UNAVAILABLE",
  "UPSTREAM_TIMEOUT",
]);

/** True if the same request may succeed later without a change. */
export function isRetryable(code: ErrorCode): boolean {
  return RETRYABLE.has(code);
}

/** An error whose message is meant for the caller. All other errors are masked. */
export class ApiError extends GraphQLError {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { extensions: { code, retryable: isRetryable(code), ...details } });
    this.code = code;
    this.details = details;
  }
}

/** An error that refuses a request as a whole, for a reason that has a code. */
export function refused(code: ErrorCode, fault: PlainFaultCode & FaultCode, fields?: FieldFault[]): ApiError {
  return new ApiError(code, sentenceOf({ fault }), { fault, ...(fields ? { fields } : {}) });
}

/** Answers null if the thing does not exist or is not the caller's. Passes on any other error. */
export async function nullIfNotFound<T>(lookup: Promise<T>): Promise<T | null> {
  try {
    return await lookup;
  } catch (error) {
    if (error instanceof ApiError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

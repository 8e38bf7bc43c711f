import {
  type AnyFaultCode,
  type Fault,
  type FieldFault,
  faultOf,
  fieldFault,
  type ParamArguments,
  type PlainFaultCode,
  sentenceOf,
} from "@obcestje/contract/faults.js";

/** The closed list of error codes with their HTTP status. */
export const STATUS_OF_CODE = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  RANGE_NOT_SATISFIABLE: 416,
  VALIDATION_FAILED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF_CODE;

/** An error whose message is meant for the caller. All other errors are masked. */
export class PlatformError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: FieldFault[],
    /** Seconds after which a retry makes sense. */
    readonly retryAfter?: number,
    /** The fault of the request as a whole. */
    readonly whole?: Fault,
  ) {
    super(message);
  }
}

/** Malformed input: wrong type or missing. */
export function malformed<C extends AnyFaultCode>(
  path: string,
  code: C,
  ...params: ParamArguments<C>
): PlatformError {
  return new PlatformError("BAD_REQUEST", "The request is malformed.", [fieldFault(path, code, ...params)]);
}

/** Well-formed input that breaks a rule. */
export function invalid<C extends AnyFaultCode>(
  path: string,
  code: C,
  ...params: ParamArguments<C>
): PlatformError {
  return invalidField(fieldFault(path, code, ...params));
}

/** The same for a fault with a more exact message than its code has. */
export function invalidField(fault: FieldFault): PlatformError {
  return new PlatformError("VALIDATION_FAILED", "The request breaks a rule.", [fault]);
}

/**
 * Refuses a request as a whole.
 * @param fields the faulty fields
 * @param message a more exact message than the code has
 */
export function refused(
  code: ErrorCode,
  fault: PlainFaultCode,
  { fields, message = sentenceOf({ fault }) }: { fields?: FieldFault[]; message?: string } = {},
): PlatformError {
  return new PlatformError(code, message, fields, undefined, { fault });
}

/** Things that a call may ask for and not find. */
type Thing =
  | "client"
  | "group"
  | "place"
  | "crest"
  | "user"
  | "session"
  | "provider"
  | "second factor"
  | "key"
  | "configuration"
  | "template"
  | "action"
  | "firmware"
  | "rollout"
  | "bundle"
  | "resource"
  | "error report"
  | "video"
  | "report schedule"
  | "report run"
  | "import"
  | "exclusion"
  | "note"
  | "calendar"
  | "revision";

/** Unknown, or not the caller's: the same answer for both, so that nobody learns which. */
export function notFound(what: Thing): PlatformError {
  return new PlatformError("NOT_FOUND", `There is no such ${what}.`);
}

export function conflict<C extends AnyFaultCode>(code: C, ...params: ParamArguments<C>): PlatformError {
  const whole = faultOf(code, ...params);
  return new PlatformError("CONFLICT", sentenceOf(whole), undefined, undefined, whole);
}

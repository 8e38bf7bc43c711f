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

/** One faulty input field: where it is ("readings.3.speed"), and what is wrong with it. */
export interface FieldFault {
  path: string;
  message: string;
}

/** An error whose message is meant for the caller. Every other error is masked. */
export class PlatformError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: FieldFault[],
    /** Seconds after which another try makes sense. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Malformed input: wrong type or missing. */
export function malformed(path: string, message: string): PlatformError {
  return new PlatformError("BAD_REQUEST", "The request is malformed.", [{ path, message }]);
}

/** Well-formed input that breaks a rule. */
export function invalid(path: string, message: string): PlatformError {
  return new PlatformError("VALIDATION_FAILED", "The request breaks a rule.", [{ path, message }]);
}

/** What a call may ask for and not find. */
type Thing =
  | "client"
  | "group"
  | "crest"
  | "user"
  | "session"
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
  | "revision";

/** Unknown, or not the caller's: one answer for both, so that nobody learns which. */
export function notFound(what: Thing): PlatformError {
  return new PlatformError("NOT_FOUND", `There is no such ${what}.`);
}

export function conflict(message: string): PlatformError {
  return new PlatformError("CONFLICT", message);
}

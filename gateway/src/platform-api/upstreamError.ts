import { ApiError, type ErrorCode, type FieldFault, isRetryable } from "../errors.js";
import { object } from "./decode.js";
import { knownText } from "./upstreamTexts.js";

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: "BAD_USER_INPUT",
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  409: "CONFLICT",
  412: "CONFLICT",
  413: "PAYLOAD_TOO_LARGE",
  422: "VALIDATION_FAILED",
  429: "RATE_LIMITED",
  502: "UPSTREAM_UNAVAILABLE",
  503: "UPSTREAM_UNAVAILABLE",
  504: "UPSTREAM_TIMEOUT",
};

const MESSAGE_OF_CODE: Readonly<Record<ErrorCode, string>> = {
  BAD_USER_INPUT: "The request is malformed.",
  UNAUTHENTICATED: "Sign in first: no session, or one that has ended.",
  FORBIDDEN: "Your role does not allow this.",
  NOT_FOUND: "There is no such thing, or it is not yours.",
  CONFLICT: "This conflicts with what is stored.",
  PAYLOAD_TOO_LARGE: "The request is too large.",
  VALIDATION_FAILED: "Some values are not allowed.",
  RATE_LIMITED: "Too many attempts: try again later.",
  NOT_OFFERED: "The portal's platform does not offer this.",
  UPSTREAM_ERROR: "The platform failed to answer.",
  UPSTREAM_UNAVAILABLE: "The platform is not available.",
  UPSTREAM_TIMEOUT: "The platform did not answer in time.",
  UPSTREAM_INVALID_RESPONSE: "The platform's answer can't be understood.",
  INTERNAL_SERVER_ERROR: "Something went wrong here.",
};

/** Codes that say what is wrong with the input. */
const SPEAKS_OF_INPUT: ReadonlySet<ErrorCode> = new Set([
  "BAD_USER_INPUT",
  "FORBIDDEN",
  "CONFLICT",
  "VALIDATION_FAILED",
]);

/** Said of a field where the platform's own words are not known. */
const NOT_ALLOWED = "is not allowed";
/** A field's place, as the platform's API names it: "readings.3.speed". */
const SAFE_PATH = /^[\w-]{1,60}(\.[\w-]{1,60}){0,11}$/;
const FIELDS_AT_MOST = 50;

interface UpstreamFault {
  message?: string | undefined;
  fields?: FieldFault[];
}

/**
 * The error of an answer with a status of 400 or more. What it says is ours: of the upstream body only places of
 * fields, and words that are known (upstreamTexts.ts), go on.
 */
export function errorOfAnswer(status: number, body: string, retryAfter: string | undefined): ApiError {
  const code = CODE_OF_STATUS[status] ?? "UPSTREAM_ERROR";
  const fault = SPEAKS_OF_INPUT.has(code) ? readFault(body) : {};
  const seconds = Number(retryAfter);
  return new ApiError(code, fault.message ?? MESSAGE_OF_CODE[code], {
    ...(fault.fields ? { fields: fault.fields } : {}),
    ...(isRetryable(code) && Number.isFinite(seconds) && seconds > 0 ? { retryAfter: seconds } : {}),
  });
}

function readFault(body: string): UpstreamFault {
  try {
    const { error } = JSON.parse(body) as { error?: { message?: unknown; details?: { fields?: unknown } } };
    const given: unknown[] = Array.isArray(error?.details?.fields) ? error.details.fields : [];
    const fields = given.slice(0, FIELDS_AT_MOST).flatMap(readField);
    return {
      message: typeof error?.message === "string" ? knownText(error.message) : undefined,
      ...(fields.length > 0 ? { fields } : {}),
    };
  } catch {
    return {};
  }
}

function readField(value: unknown): FieldFault[] {
  const { path, message } = object(value, "error.field");
  if (typeof path !== "string" || !SAFE_PATH.test(path)) return [];
  return [{ path, message: (typeof message === "string" && knownText(message)) || NOT_ALLOWED }];
}

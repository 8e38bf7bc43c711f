import { ApiError, type ErrorCode, type FieldFault } from "../errors.js";

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: "BAD_USER_INPUT",
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  409: "CONFLICT",
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
  UPSTREAM_ERROR: "The platform failed to answer.",
  UPSTREAM_UNAVAILABLE: "The platform is not available.",
  UPSTREAM_TIMEOUT: "The platform did not answer in time.",
  UPSTREAM_INVALID_RESPONSE: "The platform's answer can't be understood.",
  INTERNAL_SERVER_ERROR: "Something went wrong here.",
};

/** Codes whose upstream text is written for the person who asked, and may be passed on. */
const SPEAKS_TO_CALLER: ReadonlySet<ErrorCode> = new Set(["BAD_USER_INPUT", "CONFLICT", "VALIDATION_FAILED"]);

interface UpstreamFault {
  message?: string;
  fields?: FieldFault[];
}

/** The error of an answer with a status of 400 or more. The upstream body itself never goes on. */
export function errorOfAnswer(status: number, body: string, retryAfter: string | undefined): ApiError {
  const code = CODE_OF_STATUS[status] ?? "UPSTREAM_ERROR";
  const fault = SPEAKS_TO_CALLER.has(code) ? readFault(body) : {};
  const seconds = Number(retryAfter);
  return new ApiError(code, fault.message ?? MESSAGE_OF_CODE[code], {
    ...(fault.fields ? { fields: fault.fields } : {}),
    ...(code === "RATE_LIMITED" && Number.isFinite(seconds) && seconds > 0 ? { retryAfter: seconds } : {}),
  });
}

function readFault(body: string): UpstreamFault {
  try {
    const { error } = JSON.parse(body) as { error?: { message?: unknown; details?: { fields?: unknown } } };
    const fields = Array.isArray(error?.details?.fields) ? error.details.fields.filter(isFieldFault) : [];
    return {
      ...(typeof error?.message === "string" ? { message: error.message } : {}),
      ...(fields.length > 0 ? { fields: fields.map(({ path, message }) => ({ path, message })) } : {}),
    };
  } catch {
    return {};
  }
}

function isFieldFault(value: unknown): value is FieldFault {
  return (
    typeof value === "object" &&
    value !== null &&
    "path" in value &&
    typeof value.path === "string" &&
    "message" in value &&
    typeof value.message === "string"
  );
}

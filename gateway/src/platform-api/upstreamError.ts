import { fieldFault, readFault, sentenceOf } from "@obcestje/contract/faults.js";
import { ApiError, type ErrorCode, type ErrorDetails, type FieldFault, isRetryable } from "../errors.js";
import { isObject } from "./decode.js";
import { FEATURES_HEADER } from "./offers.js";
import { upstreamSentence } from "./upstreamSentence.js";

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

/** Codes for faulty input. */
const SPEAKS_OF_INPUT: ReadonlySet<ErrorCode> = new Set([
  "BAD_USER_INPUT",
  "FORBIDDEN",
  "CONFLICT",
  "VALIDATION_FAILED",
]);

/** A field's path in the platform's API: "readings.3.speed". */
const SAFE_PATH = /^[\w-]{1,60}(\.[\w-]{1,60}){0,11}$/;
const FIELDS_AT_MOST = 50;

/** An answer with a status of 400 or more. */
export interface Refusal {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/** The error details in an answer. */
interface Said extends Pick<ErrorDetails, "fault" | "params" | "fromPlatform" | "fields"> {
  message?: string;
}

/**
 * The error of an answer with a status of 400 or more. Faults of the contract keep their codes, with our
 * words. Another platform's message about the input is passed on if it is a sentence, and marked as the
 * platform's (decision 0054).
 */
export function errorOfAnswer({ status, headers, body }: Refusal): ApiError {
  const code = CODE_OF_STATUS[status] ?? "UPSTREAM_ERROR";
  const saysCodes = headers[FEATURES_HEADER] !== undefined;
  const { message, ...said }: Said = SPEAKS_OF_INPUT.has(code) ? readSaid(body, saysCodes) : {};
  const seconds = Number(headers["retry-after"]);
  return new ApiError(code, message ?? MESSAGE_OF_CODE[code], {
    ...said,
    ...(isRetryable(code) && Number.isFinite(seconds) && seconds > 0 ? { retryAfter: seconds } : {}),
  });
}

function readSaid(body: string, saysCodes: boolean): Said {
  const answer = jsonOf(body);
  const given = isObject(answer) && isObject(answer.error) ? answer.error : answer;
  const { details } = isObject(given) ? given : {};
  const listed: unknown[] = isObject(details) && Array.isArray(details.fields) ? details.fields : [];
  const fields = listed.slice(0, FIELDS_AT_MOST).flatMap(readField);
  return { ...readWhole(given, saysCodes), ...(fields.length > 0 ? { fields } : {}) };
}

/** @param given the error's object, or the whole body */
function readWhole(given: unknown, saysCodes: boolean): Said {
  const told = isObject(given) ? given : {};
  const whole = readFault(told.fault, told.params);
  if (whole) return { message: sentenceOf(whole), ...whole };
  // A platform with codes has none for general messages.
  if (saysCodes) return {};
  const message = upstreamSentence(isObject(given) ? (told.message ?? told.error) : given);
  return message === undefined ? {} : { message, fromPlatform: true };
}

function readField(value: unknown): FieldFault[] {
  if (!isObject(value)) return [];
  const { path, message, fault, params } = value;
  if (typeof path !== "string" || !SAFE_PATH.test(path)) return [];
  const known = readFault(fault, params);
  if (known) return [{ path, message: sentenceOf(known), ...known }];
  const sentence = upstreamSentence(message);
  return [
    sentence === undefined
      ? fieldFault(path, "NOT_ALLOWED")
      : { path, message: sentence, fromPlatform: true },
  ];
}

/** The content of an answer; its text if it is no JSON. */
function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

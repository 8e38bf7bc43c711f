import type { ErrorCode } from "../errors.js";
import { oneOf } from "./words.js";

export const ERROR_CODE = oneOf<ErrorCode>(
  {
    BAD_USER_INPUT: { description: "The request or a value in it is faulty; `fields` says which." },
    UNAUTHENTICATED: { description: "No session or key, or one that has ended." },
    FORBIDDEN: { description: "Not for this caller." },
    NOT_FOUND: { description: "Not there, or not the caller's to see." },
    CONFLICT: {
      description: "It does not fit what is there: a name that is taken, a key used for another change.",
    },
    PAYLOAD_TOO_LARGE: { description: "More bytes than are taken." },
    VALIDATION_FAILED: { description: "A rule forbids a value; `fields` says which." },
    RATE_LIMITED: { description: "Too often; again after `retryAfter` seconds." },
    NOT_OFFERED: { description: "The portal's platform lacks what this needs; it won't work later either." },
    UPSTREAM_ERROR: { description: "The platform failed." },
    UPSTREAM_UNAVAILABLE: { description: "The platform is away; the same again later." },
    UPSTREAM_TIMEOUT: { description: "The platform took too long; the same again later." },
    UPSTREAM_INVALID_RESPONSE: { description: "The platform answered what nobody understands." },
    INTERNAL_SERVER_ERROR: { description: "Unforeseen; the operator finds it by the request's id." },
  },
  "ErrorCode",
  "The closed list of error codes, as in `extensions.code` of an error.",
);

import { ApiError } from "../errors.js";
import { letGo } from "./firstBytes.js";
import type { StreamedAnswer } from "./streams.js";

/**
 * A download, if it is of the expected type.
 * @throws ApiError for any other: a page must not run on our origin
 */
export function fileOfType(answer: StreamedAnswer, ...wanted: readonly string[]): StreamedAnswer {
  const [type] = answer.headers["content-type"]?.split(";") ?? [];
  if (type !== undefined && wanted.includes(type.trim().toLowerCase())) return answer;
  letGo(answer.body);
  throw new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform's answer is no such file.");
}

import { ApiError } from "../errors.js";
import { bodyIds } from "./bodyId.js";
import { object, textOrNull } from "./decode.js";
import type { Platform } from "./platform.js";

/**
 * POST /report-key: a key that reads only these clients and this period, for five minutes. Times in Unix
 * seconds.
 * @throws ApiError NOT_FOUND if one of the clients is not the caller's, FORBIDDEN
 */
export async function createReportKey(
  platform: Platform,
  { clientIds, from, to }: { clientIds: readonly string[]; from: number; to: number },
): Promise<string> {
  const body = { clientId: bodyIds(clientIds), startTimestamp: from, endTimestamp: to };
  const answer = object(await platform.post("report-key", body), "report-key");
  const key = textOrNull(answer.sessionKey, "report-key.sessionKey");
  if (!key) throw new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform's answer lacks sessionKey.");
  return key;
}

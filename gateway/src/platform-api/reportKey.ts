import { ApiError } from "../errors.js";
import { bodyId } from "./bodyId.js";
import { object, textOrNull } from "./decode.js";
import type { CallContext, PlatformClient } from "./http.js";

/** POST /report-key: a key that reads this client and period for five minutes, nothing else. Times in Unix seconds. */
export async function createReportKey(
  platform: PlatformClient,
  context: CallContext,
  period: { clientId: string; startTimestamp: number; endTimestamp: number },
): Promise<string> {
  const answer = object(
    await platform.post(context, "report-key", { ...period, clientId: bodyId(period.clientId) }),
    "report-key",
  );
  const key = textOrNull(answer.sessionKey, "report-key.sessionKey");
  if (!key) throw new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform's answer lacks sessionKey.");
  return key;
}

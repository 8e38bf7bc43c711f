import { fieldFault } from "@obcestje/contract/faults.js";
import { ApiError } from "../errors.js";
import type { Platform, WriteOptions } from "../platform-api/platform.js";
import { limitsAt } from "../platform-api/revisions.js";
import { getSpeedLimits, type SpeedLimitsRecord, setSpeedLimits } from "../platform-api/speedLimits.js";

/**
 * Restores an earlier history of a device's or place's speed limits. The limit that is set stays: another one
 * would change what a sign does, and is changed in its settings.
 * @throws ApiError NOT_FOUND, CONFLICT, VALIDATION_FAILED naming the version where another limit is set by now
 */
export async function restoreLimits(
  platform: Platform,
  { clientId, version }: { clientId: string; version: number },
  options: WriteOptions,
): Promise<SpeedLimitsRecord> {
  await platform.offers.require("limit-history");
  const [present, limits] = await Promise.all([
    getSpeedLimits(platform, clientId),
    limitsAt(platform, clientId, version),
  ]);
  const [earlier, now] = [limits, present.list].map((list) => list.at(-1)?.speedLimit);
  if (earlier === undefined || now === undefined)
    throw new ApiError("UPSTREAM_ERROR", "The platform tells no limits.");
  if (earlier !== now) {
    const fields = [fieldFault("version", "OTHER_LIMIT_NOW", { earlier, now })];
    throw new ApiError("VALIDATION_FAILED", "Another limit is set by now.", { fields });
  }
  const ifMatch = options.ifMatch ?? present.etag;
  return setSpeedLimits(platform, { clientId, limits }, { ...options, ifMatch });
}

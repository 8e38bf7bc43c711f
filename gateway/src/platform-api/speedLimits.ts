import { bodyId } from "./bodyId.js";
import { object } from "./decode.js";
import type { Kind } from "./kind.js";
import { flag, id, instant, listOf, text, whole } from "./kinds.js";
import { named, namingFields } from "./namedFaults.js";
import type { Platform, WriteOptions } from "./platform.js";
import { ITSELF, may, need, type RecordOf, sure, table } from "./table.js";
import { wholeRecord } from "./wholeAnswer.js";

const LIMIT_OF_PERIOD = table("LimitOfPeriod", "A speed limit in force from an instant on.", {
  from: need("from", instant, "Since when; the first: from the beginning of the period."),
  speedLimit: need("speed_limit", whole, "km/h."),
});

/** The limit of a period that had one alone. */
const onlyLimit: Kind<number> = {
  shape: whole.shape,
  read: (wire, field) => {
    const { speed_limit, speed_limits } = object(wire, field);
    const isOne = !Array.isArray(speed_limits) || speed_limits.length <= 1;
    return isOne ? whole.read(speed_limit, `${field}.speed_limit`) : null;
  },
};

/** The limits that shares and counts over the limit are held against. */
export const LIMITS = {
  speedLimit: may(
    ITSELF,
    onlyLimit,
    "The one limit that the figures are held against, km/h; null where it changed in the period (`speedLimits`), or is not told.",
  ),
  speedLimits: may(
    "speed_limits",
    listOf(LIMIT_OF_PERIOD),
    "The limits that were in force in the period: shares and counts use each in its time; null: not told.",
  ),
  isAssumedLimit: may(
    "is_assumed_limit",
    flag,
    "Whether the figures are as if `asIfLimit` had been in force; null: not told.",
  ),
};

export const SPEED_LIMIT_FROM = table("SpeedLimitFrom", "A speed limit in force from an instant on.", {
  from: may("from", instant, "Since when; null: from ever."),
  speedLimit: need("speedLimit", whole, "km/h."),
});

export const SPEED_LIMITS = table("SpeedLimits", "The speed limits of a device or place.", {
  clientId: need("clientId", id, "The device or place."),
  list: sure("limits", listOf(SPEED_LIMIT_FROM), "In the order of time; the last one is the setting.", []),
  etag: may("etag", text, "For `ifMatch`; null where the platform has none."),
});
export type SpeedLimitsRecord = RecordOf<typeof SPEED_LIMITS>;

/** GET /client/limits. @throws ApiError NOT_FOUND */
export async function getSpeedLimits(platform: Platform, clientId: string): Promise<SpeedLimitsRecord> {
  return wholeRecord(await platform.get("client/limits", { clientId }), SPEED_LIMITS);
}

interface Limits {
  clientId: string;
  limits: readonly { from?: number | null | undefined; speedLimit: number }[];
}

/** PUT /client/limits: the whole history. @throws ApiError NOT_FOUND, CONFLICT, VALIDATION_FAILED */
export async function setSpeedLimits(
  platform: Platform,
  { clientId, limits }: Limits,
  options: WriteOptions,
): Promise<SpeedLimitsRecord> {
  const list = limits.map(({ from = null, speedLimit }) => ({ from, speedLimit }));
  const body = { clientId: bodyId(clientId), limits: list };
  const call = platform.put("client/limits", body, options);
  return wholeRecord(await namingFields(call, named({})), SPEED_LIMITS);
}

import { intOr, intOrNull, list, numberOrNull, object } from "./decode.js";
import { nameOr } from "./enums.js";
import type { CallContext, PageAnswer, PlatformClient, Query } from "./http.js";
import type { Period } from "./measurementRecord.js";

export const DIRECTIONS = ["INCOMING", "OUTGOING"] as const;
export const ROAD_USERS = ["VEHICLE", "PEDESTRIAN", "BICYCLE"] as const;

/** One tracked road user. */
export interface ReadingRecord {
  time: number;
  /** km/h; null where the device measures none. */
  speed: number | null;
  direction: (typeof DIRECTIONS)[number];
  /** Radar samples. */
  samples: number;
  /** Metres; null where the device measures none. */
  length: number | null;
  kind: (typeof ROAD_USERS)[number];
}

/** GET /reading/list: a page of a device's readings over [from, to), the oldest first. @throws ApiError NOT_FOUND */
export function pageOfReadings(
  platform: PlatformClient,
  context: CallContext,
  { clientId, period, page }: { clientId: string; period: Period; page: Query },
): Promise<PageAnswer> {
  const query = { clientId, startTimestamp: period.from, endTimestamp: period.to, ...page };
  return platform.getPage(context, "reading/list", query);
}

export const decodeReadings = (body: unknown): ReadingRecord[] => list(body, "reading/list", decodeReading);

function decodeReading(value: unknown): ReadingRecord {
  const reading = object(value, "reading");
  return {
    time: intOr(reading.timestamp, 0, "reading.timestamp"),
    speed: intOrNull(reading.speed, "reading.speed"),
    direction: nameOr(reading.direction, DIRECTIONS, "INCOMING"),
    samples: intOr(reading.samples, 1, "reading.samples"),
    length: numberOrNull(reading.length, "reading.length"),
    kind: nameOr(reading.kind, ROAD_USERS, "VEHICLE"),
  };
}

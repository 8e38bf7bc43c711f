import { intOrNull, type Json, listOrNull, numberOrNull } from "./decode.js";
import { DIRECTION } from "./direction.js";
import { nameOrNull } from "./enums.js";
import type { CallContext, PageAnswer, PlatformClient, Query } from "./http.js";
import { instant } from "./kinds.js";
import type { Period } from "./measurementRecord.js";
import type { NameOf } from "./words.js";

export const ROAD_USERS = ["VEHICLE", "PEDESTRIAN", "BICYCLE"] as const;

/** One tracked road user; null: not told. */
export interface ReadingRecord {
  time: number;
  /** km/h; null also where the device measures none. */
  speed: number | null;
  direction: NameOf<typeof DIRECTION> | null;
  /** Radar samples. */
  samples: number | null;
  /** Metres; null also where the device measures none. */
  length: number | null;
  kind: (typeof ROAD_USERS)[number] | null;
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

/** Those that say when they were. */
export const decodeReadings = (body: unknown): ReadingRecord[] =>
  listOrNull(body, "reading/list", decodeReading) ?? [];

function decodeReading(reading: Json): ReadingRecord | undefined {
  const time = instant.read(reading.timestamp, "reading.timestamp");
  if (time === null) return undefined;
  return {
    time,
    speed: intOrNull(reading.speed, "reading.speed"),
    direction: DIRECTION.read(reading.direction, "reading.direction"),
    samples: intOrNull(reading.samples, "reading.samples"),
    length: numberOrNull(reading.length, "reading.length"),
    kind: nameOrNull(reading.kind, ROAD_USERS),
  };
}

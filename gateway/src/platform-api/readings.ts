import { DIRECTION } from "./direction.js";
import { instant, listOf, number, whole } from "./kinds.js";
import type { Period } from "./period.js";
import type { PageAnswer, Platform, Query } from "./platform.js";
import { key, may, type RecordOf, table } from "./table.js";
import { oneOf } from "./words.js";

const ROAD_USER = oneOf(
  {
    VEHICLE: { wire: ["vehicle", 0], description: "A motor vehicle." },
    PEDESTRIAN: { wire: ["pedestrian", 1], description: "A person on foot." },
    BICYCLE: { wire: ["bicycle", 2], description: "A person on a bicycle." },
  },
  "RoadUser",
  "What passed the device.",
);

export const READING = table("Reading", "One tracked road user.", {
  time: key("timestamp", instant, "When it passed."),
  speed: may("speed", whole, "km/h; null where the device measures none, or it is not told."),
  direction: may("direction", DIRECTION, "Where it was going; null: not told."),
  samples: may("samples", whole, "Radar samples; a sign takes several of one vehicle; null: not told."),
  length: may("length", number, "Metres; null where the device measures none, or it is not told."),
  kind: may("kind", ROAD_USER, "What passed; null: not told."),
});
export type ReadingRecord = RecordOf<typeof READING>;

/** GET /reading/list: a page of a device's readings over [from, to), the oldest first. @throws ApiError NOT_FOUND */
export function pageOfReadings(
  platform: Platform,
  { clientId, period, page }: { clientId: string; period: Period; page: Query },
): Promise<PageAnswer> {
  const query = { clientId, startTimestamp: period.from, endTimestamp: period.to, ...page };
  return platform.getPage("reading/list", query);
}

const readings = listOf(READING);

/** Only readings with a time. */
export const decodeReadings = (body: unknown): ReadingRecord[] => readings.read(body, "reading/list") ?? [];

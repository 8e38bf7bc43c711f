import { speedLimitOf } from "../clients/metaData.rules.js";
import type { ClientRecord } from "../clients/store.js";
import type { MeasuredClient } from "./statistics.store.js";

/** The parts of a client or place that statistics need, small enough to be passed to another thread. */
export function measuredClient({
  id,
  timeZone,
  metaData,
  seenFrom,
  stretches,
}: ClientRecord): MeasuredClient {
  return { id, timeZone, speedLimit: speedLimitOf(metaData), seenFrom, stretches };
}

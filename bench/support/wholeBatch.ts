import { everyKind } from "../../platform/src/measurements/coverage.js";
import type { Reading } from "../../platform/src/measurements/reading.js";
import type { StoredBatch } from "../../platform/src/measurements/storedBatch.js";

/** A batch that covers all of [from, to), like a device's after it was looked at. */
export function wholeBatch(from: number, to: number, readings: Reading[]): StoredBatch {
  const hash = `${from} ${readings.length}`;
  return { from, to, covered: everyKind([{ from, to }]), late: false, readings, intervals: [], hash };
}

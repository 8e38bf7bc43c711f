import type { Db } from "../db/tables.js";
import type { Period } from "../measurements/periodHour.js";
import { rawFrom } from "../measurements/rawFrom.store.js";
import { limitsOf, shownLimits } from "../measurements/speedLimits.rules.js";
import type { MeasuredClient } from "../measurements/statistics.store.js";
import { stretchesOf } from "../measurements/stretch.js";
import { FreeFlow, type FreeFlowOfPeriod } from "./freeFlow.rules.js";
import { rawWindows } from "./rawWindows.store.js";

/** @param gap seconds: the least to the vehicle before */
export async function readFreeFlow(
  db: Db,
  client: Pick<MeasuredClient, "id" | "seenFrom" | "stretches" | "speedLimit" | "limits">,
  period: Period,
  gap: number,
): Promise<FreeFlowOfPeriod> {
  const known = Math.min(await rawFrom(db), period.end);
  const isWhole = known <= period.start;
  const flow = new FreeFlow(gap, limitsOf(client));
  const part = { start: Math.max(period.start, known), end: period.end };
  // Two devices at a place at once may both see a vehicle: gaps are within what one device saw.
  for (const stretch of stretchesOf(client))
    for await (const window of rawWindows(db, { ...client, stretches: [stretch] }, part, gap))
      flow.add(window);
  return { known_from: isWhole ? null : known, ...flow.figures };
}

interface FreeFlowInput {
  client: MeasuredClient;
  period: Period;
  /** Seconds. */
  gap: number;
}

/** The same as an answer. Field names are the API's. */
export async function freeFlowAnswer(db: Db, { client, period, gap }: FreeFlowInput) {
  return {
    clientId: client.id,
    startTimestamp: period.start,
    endTimestamp: period.end,
    timeZone: client.timeZone,
    gap,
    ...shownLimits(client, period),
    ...(await readFreeFlow(db, client, period, gap)),
  };
}

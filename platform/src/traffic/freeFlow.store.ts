import type { Db } from "../db/tables.js";
import { clip } from "../measurements/intervals.js";
import { lostTime } from "../measurements/lostTime.store.js";
import type { Period } from "../measurements/periodHour.js";
import { limitsOf, shownLimits } from "../measurements/speedLimits.rules.js";
import type { MeasuredClient } from "../measurements/statistics.store.js";
import { type Stretched, stretchesOf } from "../measurements/stretch.js";
import { FreeFlow, type FreeFlowOfPeriod } from "./freeFlow.rules.js";
import { rawWindows } from "./rawWindows.store.js";

/** @param gap seconds: the least to the vehicle before */
export async function readFreeFlow(
  db: Db,
  client: Pick<MeasuredClient, "id" | "seenFrom" | "stretches" | "speedLimit" | "limits">,
  period: Period,
  gap: number,
): Promise<FreeFlowOfPeriod> {
  const known = await knownFrom(db, client, period);
  const flow = new FreeFlow(gap, limitsOf(client));
  const part = { start: known ?? period.start, end: period.end };
  // Two devices at a place at once may both see a vehicle: gaps are within what one device saw.
  for (const stretch of stretchesOf(client))
    for await (const window of rawWindows(db, { ...client, stretches: [stretch] }, part, gap))
      flow.add(window);
  return { known_from: known, ...flow.figures };
}

/** The instant from which all records of a period are there; null: those of all of it are. */
async function knownFrom(db: Db, client: Stretched, { start, end }: Period): Promise<number | null> {
  let known: number | null = null;
  for (const { clientId, ...stretch } of stretchesOf(client)) {
    const lost = await lostTime(db, clientId, clip({ from: start, to: end }, stretch.from, stretch.to));
    // The last of its hours may reach beyond the stretch.
    const until = Math.min(lost.at(-1)?.to ?? start, stretch.to, end);
    if (until > start) known = Math.max(known ?? until, until);
  }
  return known;
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

import { id, instant, text, whole } from "./kinds.js";
import { SPEED_FIGURES } from "./measurementFigures.js";
import { namingFields } from "./namedFaults.js";
import { PERIOD, type Period } from "./period.js";
import type { Platform } from "./platform.js";
import { QUESTION_NAMES } from "./questionNames.js";
import { LIMITS } from "./speedLimits.js";
import { may, need, type RecordOf, sure, table } from "./table.js";
import { wholeObject, wholeRecord } from "./wholeAnswer.js";

export const FREE_FLOW = table(
  "FreeFlow",
  "Speeds of one device and period [from, to) of vehicles that nobody ran ahead of within some seconds, from single records.",
  {
    clientId: need(["clientId", "asked.clientId"], id),
    ...PERIOD,
    timeZone: may("timeZone", text, "IANA zone of the device; null: not told."),
    gap: sure("gap", whole, "Seconds to the vehicle before from which on one drives freely."),
    ...LIMITS,
    knownFrom: may(
      "known_from",
      instant,
      "Single records of before are deleted; null: those of the whole period are there.",
    ),
    free: sure(
      "free",
      whole,
      "Vehicles without another one that went the same way less than the gap before.",
    ),
    following: sure("following", whole, "Vehicles with such a one."),
    unknown: sure(
      "unknown",
      whole,
      "Vehicles of which nobody knows: not all of the gap before them was heard one by one.",
    ),
    counted: sure("counted", whole, "Vehicles of counted intervals: no gap is known of them."),
    sampleSize: sure("sample_size", whole, "Free vehicles with a speed; under 100 the figures say little."),
    v15: may("v15", whole, "Speed that 15 % of the free vehicles don't exceed, km/h."),
    ...SPEED_FIGURES,
    v95: may("v95", whole, "Speed that 95 % of the free vehicles don't exceed, km/h."),
  },
);
export type FreeFlowRecord = RecordOf<typeof FREE_FLOW>;

interface FreeFlowQuestion {
  clientId: string;
  period: Period;
  /** Seconds; undefined: the platform's usual ones. */
  gap: number | undefined;
  /** km/h; undefined: the limits of the time. */
  asIfLimit: number | undefined;
}

/**
 * GET /measurement/free-flow.
 * @throws ApiError NOT_FOUND, VALIDATION_FAILED, NOT_OFFERED
 */
export async function getFreeFlow(
  platform: Platform,
  { clientId, period, gap, asIfLimit }: FreeFlowQuestion,
): Promise<FreeFlowRecord> {
  const { from, to } = period;
  const query = { clientId, startTimestamp: from, endTimestamp: to, gap, speedLimit: asIfLimit };
  const answer = await namingFields(platform.get("measurement/free-flow", query), QUESTION_NAMES);
  const json = wholeObject(answer, FREE_FLOW.record);
  return wholeRecord(json, FREE_FLOW, { asked: { clientId, ...period } });
}

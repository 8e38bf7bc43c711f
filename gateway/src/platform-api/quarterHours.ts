import { id, instant, number, text, whole } from "./kinds.js";
import { namingFields } from "./namedFaults.js";
import { PERIOD, type Period } from "./period.js";
import type { Platform } from "./platform.js";
import { QUESTION_NAMES } from "./questionNames.js";
import { rowsOf } from "./rows.js";
import { key, may, need, type RecordOf, sure, table } from "./table.js";
import { wholeObject, wholeRecord } from "./wholeAnswer.js";
import { oneOf } from "./words.js";

const QUARTER_LACK = oneOf(
  {
    DELETED: { wire: "deleted", description: "Its single records are deleted." },
    LONG_INTERVALS: {
      wire: "longIntervals",
      description: "It was counted by intervals that reach over its borders.",
    },
    CUT: { wire: "cut", description: "The period holds a part of it." },
    NOT_COVERED: { wire: "notCovered", description: "Vehicles were not listened for all the time." },
  },
  "QuarterLack",
  "Why a quarter of an hour is in no rolling hour.",
);

const NO_PEAK = oneOf(
  {
    NO_WHOLE_HOUR: { wire: "noWholeHour", description: "No four successive quarters are known whole." },
    NO_VEHICLES: { wire: "noVehicles", description: "Nobody passed in those that are known." },
  },
  "NoPeak",
  "Why there is no peak hour.",
);

export const QUARTER_HOUR = table("QuarterHour", "Vehicles of a quarter of an hour.", {
  time: key("time", instant, "Its start."),
  vehicles: may(
    "vehicles",
    whole,
    "As far as it was heard; null where nothing was, or nobody knows how many passed in it.",
  ),
  incoming: may("incoming", whole, "Towards the device; null also where some directions are not told."),
  outgoing: may("outgoing", whole, "Away from the device; null also where some directions are not told."),
  lacks: may("lacks", QUARTER_LACK, "Why it is in no rolling hour; null: it is known whole."),
});

const BUSIEST_QUARTER = table("BusiestQuarter", "The quarter of a peak hour with the most vehicles.", {
  time: key("time", instant, "Its start."),
  vehicles: sure("vehicles", whole, "Its vehicles."),
});

const ROLLING_PEAK = table(
  "RollingPeak",
  "The four successive quarters of an hour with the most vehicles, the first of equals.",
  {
    time: key("time", instant, "Start of the first."),
    vehicles: sure("vehicles", whole, "Vehicles of all four."),
    incoming: may("incoming", whole, "Towards the device; null where some directions are not told."),
    outgoing: may("outgoing", whole, "Away from the device; null where some directions are not told."),
    factor: sure(
      "factor",
      number,
      "Peak hour factor: vehicles by four times those of the busiest quarter, 0.25 to 1.",
    ),
    busiestQuarter: need("busiest_quarter", BUSIEST_QUARTER, "The quarter with the most vehicles."),
  },
);

export const QUARTER_HOURS = table(
  "QuarterHours",
  "Vehicles of one device and period [from, to) by quarter of an hour, from single records.",
  {
    clientId: need(["clientId", "asked.clientId"], id),
    ...PERIOD,
    timeZone: may("timeZone", text, "IANA zone of the device; null: not told."),
    quarters: sure("quarters", rowsOf(QUARTER_HOUR), "Every quarter of an hour that the period touches."),
    peak: may("peak", ROLLING_PEAK, "The rolling peak hour; null where there is none, see `peakLacks`."),
    peakLacks: may("peak_lacks", NO_PEAK, "Why there is no peak hour; null where there is one."),
  },
);
export type QuarterHoursRecord = RecordOf<typeof QUARTER_HOURS>;

/** GET /measurement/quarter-hours. @throws ApiError NOT_FOUND, VALIDATION_FAILED, NOT_OFFERED */
export async function getQuarterHours(
  platform: Platform,
  clientId: string,
  period: Period,
): Promise<QuarterHoursRecord> {
  const { from, to } = period;
  const query = { clientId, startTimestamp: from, endTimestamp: to };
  const answer = await namingFields(platform.get("measurement/quarter-hours", query), QUESTION_NAMES);
  const json = wholeObject(answer, QUARTER_HOURS.record);
  return wholeRecord(json, QUARTER_HOURS, { asked: { clientId, ...period } });
}

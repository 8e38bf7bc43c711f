import { id, instant, listOf, number, text, whole } from "./kinds.js";
import { isEstimate } from "./measurementEstimates.js";
import { byClient } from "./measurements.js";
import { namingFields } from "./namedFaults.js";
import { PERIOD, type Period } from "./period.js";
import type { Platform } from "./platform.js";
import { QUESTION_NAMES } from "./questionNames.js";
import { key, may, need, type RecordOf, sure, table } from "./table.js";
import { wholeObject, wholeRecord } from "./wholeAnswer.js";
import { oneOf } from "./words.js";

const DAY_TYPE = oneOf(
  {
    WORKING_DAY: {
      wire: "workingDay",
      description: "Monday to Friday; where holidays are not known, they count as the day that they fall on.",
    },
    SATURDAY: { wire: "saturday", description: "Saturday." },
    SUNDAY: { wire: "sunday", description: "Sunday." },
    HOLIDAY: { wire: "holiday", description: "A work-free holiday, whatever day of the week it is." },
  },
  "DayType",
  "Days whose traffic is alike.",
);

const LEFT_OUT = oneOf(
  {
    NOT_OVER: { wire: "notOver", description: "It is not over." },
    CUT: { wire: "cut", description: "The period holds a part of it." },
    NOT_COVERED: {
      wire: "notCovered",
      description: "Vehicles were not listened for from its first second to its last.",
    },
  },
  "LeftOutDay",
  "Why a day is in no mean.",
);

const NOT_ANNUAL = oneOf(
  {
    NOT_A_YEAR: { wire: "notAYear", description: "The period is not a year between local midnights." },
    NOT_EVERY_WEEK_DAY: {
      wire: "notEveryWeekDay",
      description: "No day is known of some weekday and month.",
    },
  },
  "NotAnnual",
  "Why there is no annual mean.",
);

const vehicles = may("vehicles", number, "Mean vehicles a day; null where there is no such day.");
const days = may("days", whole, "How many days it is the mean of; null: not told.");

const DAILY_MEAN = table("DailyMean", "A mean of vehicles a day.", { vehicles, days });

const DAY_TYPE_MEAN = table("DayTypeMean", "A mean of vehicles a day, of days of one type.", {
  dayType: key("day_type", DAY_TYPE, "Which days."),
  vehicles,
  days,
});

const ANNUAL_MEAN = table(
  "AnnualMean",
  "Annual mean daily traffic (AADT) by the AASHTO method: mean of weekdays of means of months of means of days.",
  {
    vehicles: may("vehicles", number, "Vehicles a day; null where there is none, see `lacks`."),
    days: may("days", whole, "How many days it is made from; null: not told."),
    lacks: may("lacks", NOT_ANNUAL, "Why there is none; null where there is one."),
    missingMeans: may(
      "missing_means",
      whole,
      "Of the 84 weekdays of months, those of which no day is known; null: the period is no year.",
    ),
  },
);

const TRAFFIC_DAY = table("TrafficDay", "A local day of a period.", {
  date: key("date", instant, "Start of the day."),
  dayType: sure("day_type", DAY_TYPE, "Which type of day."),
  vehicles: may(
    "vehicles",
    whole,
    "Vehicles of the part of it that the period holds; null where nobody listened for them.",
  ),
  leftOut: may("left_out", LEFT_OUT, "Why it is in no mean; null: it is in them."),
  isEstimate,
});

export const DAILY_TRAFFIC = table(
  "DailyTraffic",
  "Mean daily traffic of one device and period [from, to), from its days that are whole, over and fully covered.",
  {
    clientId: need(["clientId", "asked.clientId"], id),
    ...PERIOD,
    timeZone: may("timeZone", text, "IANA zone whose days are meant; null: not told."),
    average: need("average", DAILY_MEAN, "Of all days used (ADT)."),
    byDayType: sure("by_day_type", listOf(DAY_TYPE_MEAN), "Working days, Saturdays and Sundays."),
    annual: need("annual", ANNUAL_MEAN, "Of a year."),
    days: sure("days", listOf(TRAFFIC_DAY), "Every day that the period touches."),
    isEstimate,
  },
);
export type DailyTrafficRecord = RecordOf<typeof DAILY_TRAFFIC>;

/** GET /measurement/daily-traffic of one device. @throws ApiError NOT_FOUND, VALIDATION_FAILED, NOT_OFFERED */
export async function getDailyTraffic(
  platform: Platform,
  clientId: string,
  period: Period,
): Promise<DailyTrafficRecord> {
  const answer = await ask(platform, clientId, period);
  const asked = { clientId, ...period };
  return wholeRecord(wholeObject(answer, DAILY_TRAFFIC.record), DAILY_TRAFFIC, { asked });
}

/** The same of several devices in one call, by device. @throws ApiError NOT_FOUND if one is not the caller's */
export async function getDailyTraffics(
  platform: Platform,
  clientIds: readonly string[],
  period: Period,
): Promise<Map<string, DailyTrafficRecord>> {
  const answer = await ask(platform, clientIds.join(","), period);
  return byClient(answer, DAILY_TRAFFIC.record, (json) => wholeRecord(json, DAILY_TRAFFIC));
}

function ask(platform: Platform, clientId: string, { from, to }: Period): Promise<unknown> {
  const query = { clientId, startTimestamp: from, endTimestamp: to };
  return namingFields(platform.get("measurement/daily-traffic", query), QUESTION_NAMES);
}

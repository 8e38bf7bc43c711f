import { FREE_GAP, USUAL_FREE_GAP } from "@obcestje/contract/limits/ranges.js";
import Type from "typebox";
import { Id } from "../http/ids.js";
import { Nullable, UnixTime } from "../http/schemas.js";
import { AssumedLimit, LIMIT_FIELDS, PeriodQuery } from "../measurements/schemas.js";
import { DAY_TYPES } from "./dayType.rules.js";
import { QUARTER_LACKS } from "./quarterHours.rules.js";

const Count = Type.Integer({ minimum: 0 });
const DayTypeJson = Type.Enum([...DAY_TYPES], {
  description:
    "A work-free holiday is one whatever day of the week it falls on, where holidays are known; elsewhere it counts as that day",
});
const IsEstimate = Type.Boolean({ description: "Counted intervals reach over the borders of days" });

const DailyMean = {
  vehicles: Nullable(Type.Number({ description: "Mean vehicles a day; null without such days" })),
  days: Type.Integer({ minimum: 0, description: "Days that the mean is of" }),
};

export const DailyTrafficJson = Type.Object({
  clientId: Id,
  startTimestamp: UnixTime,
  endTimestamp: UnixTime,
  timeZone: Type.String(),
  average: Type.Object(DailyMean, {
    description: "Mean daily traffic (ADT): of all days of the period that are whole, over and fully covered",
  }),
  by_day_type: Type.Array(Type.Object({ day_type: DayTypeJson, ...DailyMean })),
  annual: Type.Object(
    {
      ...DailyMean,
      lacks: Nullable(
        Type.Enum(["notAYear", "notEveryWeekDay"], {
          description:
            "Why there is none: the period is no year between local midnights, or no day is known of some weekday and month",
        }),
      ),
      missing_means: Nullable(
        Type.Integer({
          minimum: 0,
          description: "Of the 84 weekdays of months, those of which no day is known; null: no year",
        }),
      ),
    },
    {
      description:
        "Annual mean daily traffic (AADT) by the AASHTO method: mean of weekdays of means of months of means of days",
    },
  ),
  days: Type.Array(
    Type.Object({
      date: Type.Integer({ description: "Start of the local day, Unix seconds" }),
      day_type: DayTypeJson,
      vehicles: Nullable(Count),
      left_out: Nullable(
        Type.Enum(["notOver", "cut", "notCovered"], {
          description:
            "Why it is in no mean: it is not over, the period holds a part of it, or vehicles were not listened for all the time",
        }),
      ),
      is_estimate: IsEstimate,
    }),
    { description: "Every local day that the period touches" },
  ),
  is_estimate: IsEstimate,
});

const OneWay = Nullable(
  Type.Integer({ minimum: 0, description: "null also where the direction of some is not told" }),
);
const Instant = Type.Integer({ description: "Unix seconds" });

export const QuarterHoursJson = Type.Object({
  clientId: Id,
  startTimestamp: UnixTime,
  endTimestamp: UnixTime,
  timeZone: Type.String(),
  quarters: Type.Array(
    Type.Object({
      time: Instant,
      vehicles: Nullable(
        Type.Integer({
          minimum: 0,
          description:
            "As far as it was heard; null where nothing was, or nobody knows how many passed in it",
        }),
      ),
      incoming: OneWay,
      outgoing: OneWay,
      lacks: Nullable(
        Type.Enum([...QUARTER_LACKS], {
          description:
            "Why it is in no rolling hour: its single records are deleted, counted intervals reach over its borders, the period holds a part of it, or vehicles were not listened for all the time",
        }),
      ),
    }),
    { description: "Every quarter of an hour that the period touches" },
  ),
  peak: Nullable(
    Type.Object(
      {
        time: Instant,
        vehicles: Count,
        incoming: OneWay,
        outgoing: OneWay,
        factor: Type.Number({
          description: "Peak hour factor: vehicles by four times those of its busiest quarter, 0.25 to 1",
        }),
        busiest_quarter: Type.Object({ time: Instant, vehicles: Count }),
      },
      { description: "The four successive quarters with the most vehicles, the first of equals" },
    ),
  ),
  peak_lacks: Nullable(
    Type.Enum(["noWholeHour", "noVehicles"], {
      description: "Why there is no peak: no four successive quarters are known, or nobody passed in them",
    }),
  ),
});

/** Seconds, of free flow. */
export const FreeGap = Type.Optional(
  Type.Integer({
    minimum: FREE_GAP.min,
    maximum: FREE_GAP.max,
    description: `Seconds to the vehicle before from which on one drives freely; default ${USUAL_FREE_GAP}`,
  }),
);

export const FreeFlowQuery = Type.Object({
  ...PeriodQuery.properties,
  speedLimit: AssumedLimit,
  gap: FreeGap,
});

const Speed = Nullable(Type.Number({ description: "km/h; null where no free vehicle has a speed" }));
const Vehicles = (description: string) => Type.Integer({ minimum: 0, description });

export const FreeFlowJson = Type.Object({
  clientId: Id,
  startTimestamp: UnixTime,
  endTimestamp: UnixTime,
  timeZone: Type.String(),
  gap: Type.Integer({ description: "Seconds" }),
  ...LIMIT_FIELDS,
  known_from: Nullable(
    Type.Integer({
      description:
        "Unix seconds: single records of before are deleted; null: those of the whole period are there",
    }),
  ),
  free: Vehicles("Vehicles without another one that went the same way less than the gap before"),
  following: Vehicles("Vehicles with such a one"),
  unknown: Vehicles("Vehicles of which nobody knows: not all of the gap before them was heard one by one"),
  counted: Vehicles("Vehicles of counted intervals: no gap is known of them"),
  sample_size: Vehicles("Free vehicles with a speed"),
  average_speed: Speed,
  standard_deviation: Speed,
  max_speed: Speed,
  v15: Speed,
  v30: Speed,
  v50: Speed,
  v85: Speed,
  v95: Speed,
  percentage_over_limit: Nullable(Type.Number({ description: "Percent" })),
});

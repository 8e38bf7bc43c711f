import { type Json, object } from "./decode.js";
import { DIRECTION } from "./direction.js";
import type { Kind } from "./kind.js";
import { instant, number, whole } from "./kinds.js";
import { isEstimate } from "./measurementEstimates.js";
import { toldOf } from "./rows.js";
import { ITSELF, key, may, type RecordOf, table } from "./table.js";
import { WEEK_DAY } from "./valveSchedule.js";
import { oneOf } from "./words.js";

/** Covered share of a period, if the platform only gives the seconds. */
const share: Kind<number> = {
  shape: number.shape,
  read: (wire, field) => {
    const told = object(wire, field);
    const covered = whole.read(told.covered_seconds, `${field}.covered_seconds`);
    const total = whole.read(told.total_seconds, `${field}.total_seconds`);
    return number.read(told.share, `${field}.share`) ?? (covered !== null && total ? covered / total : null);
  },
};

const COMPLETENESS = table(
  "Completeness",
  "How much of a period the device reported on: missing is not zero.",
  {
    coveredSeconds: may("covered_seconds", whole, "Seconds covered by the device's reports; null: not told."),
    totalSeconds: may("total_seconds", whole, "Seconds of the period; null: not told."),
    coveredHours: may("covered_hours", whole, "Local hours with any coverage; null: not told."),
    totalHours: may("total_hours", whole, "Local hours that the period touches; null: not told."),
    share: may(ITSELF, share, "Covered share, 0 to 1; null: not told."),
  },
);

const RESOLUTION_UNIT = oneOf(
  {
    SECOND: { description: "Of the period as it was asked for." },
    HOUR: { description: "Of whole hours at its ends: their single readings are deleted." },
  },
  "ResolutionUnit",
  "How finely the ends of a period can be told.",
);

const RESOLUTION = table("Resolution", "The period [from, to) that figures are really of.", {
  unit: key("unit", RESOLUTION_UNIT, "How finely its ends are told."),
  from: key("startTimestamp", instant, "Its first second."),
  to: key("endTimestamp", instant, "The first second after it."),
});

/** The resolved period of figures, where single readings are deleted. */
export const RESOLVED = {
  resolution: may(
    "resolution",
    RESOLUTION,
    "The period that the figures are really of: whole hours at its ends where their single readings are deleted; null: not told.",
  ),
};

/** What exclusions take out of figures: only how much, as the reasons may name people. */
export const LEFT_OUT = {
  leftOutSeconds: may(
    "left_out_seconds",
    whole,
    "Seconds of the period that the figures are really of that they leave out of what devices sent, a faulty sensor's for example; 0: nothing; null: not told.",
  ),
};

/** Covered part of a period: see "Missing is not zero" in CONTEXT.md. */
export const COVERED = {
  completeness: may(
    "completeness",
    toldOf(COMPLETENESS),
    "How much of the period the device reported on; null: not told.",
  ),
};

const HEARD_SECONDS = table(
  "HeardSeconds",
  "Seconds of a period in which road users of each kind were listened for: a counter of cyclists says nothing of vehicles.",
  {
    vehicles: may("vehicle", whole, "For vehicles; null: not told."),
    pedestrians: may("pedestrian", whole, "For people on foot; null: not told."),
    cyclists: may("bicycle", whole, "For people on bicycles; null: not told."),
  },
);

/** The kinds of road users that were listened for. */
export const HEARD = {
  heard: may(
    "heard",
    toldOf(HEARD_SECONDS),
    "How long each kind of road user was listened for; null: not told.",
  ),
};

/** For the period that the trends compare with. */
export const COVERED_BEFORE = {
  previousCompleteness: may(
    "previous_completeness",
    toldOf(COMPLETENESS),
    "Of the period that the trends compare with; null: not told.",
  ),
  previousHeard: may(
    "previous_heard",
    toldOf(HEARD_SECONDS),
    "Of the period that the trends compare with; null: not told.",
  ),
};

const SPEED_PERCENTILES = {
  v30: may("v30", whole, "Speed that 30 % of the vehicles don't exceed, km/h."),
  v50: may("v50", whole, "Speed that 50 % of the vehicles don't exceed, km/h."),
  v85: may("v85", whole, "Speed that 85 % of the vehicles don't exceed, km/h."),
};

/** Speed figures of a set of vehicles; null if none of them has a speed. */
export const SPEED_FIGURES = {
  ...SPEED_PERCENTILES,
  averageSpeed: may("average_speed", number, "Mean of all vehicles with a speed, km/h."),
  standardDeviation: may("standard_deviation", number, "km/h, of the population of vehicles."),
  maxSpeed: may("max_speed", whole, "Highest speed as measured, km/h."),
  percentageOverLimit: may(
    "percentage_over_limit",
    number,
    "Percent of the vehicles with a speed that went strictly above the limit.",
  ),
};

const sampleSize = may(
  "sample_size",
  whole,
  "Vehicles with a speed; under 100 the figures say little; null: not told.",
);

const PERCENTILES = table(
  "Percentiles",
  "Speeds in km/h by nearest rank over the whole period's vehicles; null where none has one, or it is not told.",
  {
    v15: may("v15", whole, "Speed that 15 % of the vehicles don't exceed, km/h; null: not told."),
    ...SPEED_PERCENTILES,
    v95: may("v95", whole, "Speed that 95 % of the vehicles don't exceed, km/h; null: not told."),
    sampleSize,
  },
);
type PercentilesRecord = RecordOf<typeof PERCENTILES>;

/** Percentiles of a measurement: by their index in an array or an object, or only V30, V50 and V85, in order. */
export const percentiles: Kind<PercentilesRecord> = {
  shape: PERCENTILES.shape,
  read: (wire, field) => {
    const { percentile, percentile_sample } = object(wire, field);
    const ranks = Array.isArray(percentile) ? byIndex(percentile) : object(percentile, `${field}.percentile`);
    const { 15: v15, 30: v30, 50: v50, 85: v85, 95: v95 } = ranks;
    const told = { v15, v30, v50, v85, v95, sample_size: percentile_sample };
    const read = PERCENTILES.read(told, field);
    // Platforms differ in the way they write that there are none.
    const isTold = read && [read.v30, read.v50, read.v85, read.sampleSize].some((value) => value !== null);
    return isTold ? read : null;
  },
};

function byIndex(values: readonly unknown[]): Json {
  const [v30, v50, v85] = values;
  return values.length === 3 ? { 30: v30, 50: v50, 85: v85 } : { ...values };
}

export const SPEED_THRESHOLD = table("SpeedThreshold", "Vehicles above a speed.", {
  above: may("above", whole, "km/h; null where the limit changed in the period."),
  overLimit: may("over_limit", whole, "km/h that it is over the limit; null: not told."),
  vehicles: may("vehicles", whole, "Vehicles strictly above it; null: not told."),
  percentage: may(
    "percentage",
    number,
    "Percent of the vehicles with a speed; null where none has one, or it is not told.",
  ),
  isEstimate,
});

export const DIRECTION_FIGURES = table(
  "DirectionFigures",
  "Figures of the vehicles that went one way; speeds are null where none has one, or it is not told.",
  {
    direction: key("direction", DIRECTION, "Where they were going."),
    vehicles: may("vehicles", whole, "Vehicles; null: not told."),
    sampleSize,
    ...SPEED_FIGURES,
    isEstimate,
  },
);

export const HOUR_OF_WEEK = table(
  "HourOfWeek",
  "All vehicles of one local hour of the week. The doubled autumn hour counts as two hours, the skipped one of spring not at all.",
  {
    weekDay: key("week_day", WEEK_DAY, "Local day of the week."),
    hour: key("hour", whole, "Local hour of the day, 0 to 23."),
    vehicles: may(
      "vehicles",
      number,
      "Mean vehicles a covered hour; null where less than half an hour is covered, or it is not told.",
    ),
    averageSpeed: may(
      "average_speed",
      number,
      "Mean of all vehicles with a speed, km/h; null where there are none, or it is not told.",
    ),
    v85: may(
      "v85",
      whole,
      "Speed that 85 % of the vehicles of all these hours don't exceed, km/h; null where there are none, or it is not told.",
    ),
    coveredSeconds: may(
      "covered_seconds",
      whole,
      "Seconds of these hours that the device reported on; null: not told.",
    ),
  },
);

export const PEAK_HOUR = table("PeakHour", "The local hour with the most vehicles.", {
  time: key("time", instant, "Start of the hour."),
  vehicles: may("vehicles", whole, "Vehicles of the hour; null: not told."),
  shareOfDay: may(
    "share_of_day",
    number,
    "Percent of the vehicles of its local day; null where the period holds a part of it, or it is not told.",
  ),
});

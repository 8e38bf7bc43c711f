import { SPEED_LIMITS } from "@obcestje/contract/limits/ranges.js";
import Type, { type TSchema } from "typebox";
import { Id, IdListQuery } from "../http/ids.js";
import { Nullable, UnixTime } from "../http/schemas.js";
import { FIGURE_TYPES, MEASUREMENT_TYPES } from "./types.rules.js";

export const PeriodQuery = Type.Object({ clientId: Id, startTimestamp: UnixTime, endTimestamp: UnixTime });

/** The same period of one client or several. */
export const PeriodsQuery = Type.Object({ ...PeriodQuery.properties, clientId: IdListQuery });

/** km/h: figures as if this limit had been in force all along. */
export const AssumedLimit = Type.Optional(
  Type.Integer({
    minimum: SPEED_LIMITS.min,
    maximum: SPEED_LIMITS.max,
    description: "km/h: figures as if this limit had been in force all along",
  }),
);

export const SummaryQuery = Type.Object({ ...PeriodsQuery.properties, speedLimit: AssumedLimit });

/** The limits that shares and counts over the limit use. */
export const LIMIT_FIELDS = {
  speed_limit: Type.Integer({ description: "km/h; at the end of the period" }),
  speed_limits: Type.Array(Type.Object({ from: UnixTime, speed_limit: Type.Integer() }), {
    description: "Each from an instant on, the first from the beginning of the period",
  }),
  is_assumed_limit: Type.Boolean({ description: "It is the one that figures were asked as if" }),
};

export const MeasurementQuery = Type.Object({
  ...PeriodsQuery.properties,
  speedLimit: AssumedLimit,
  type: Type.Optional(
    Type.Union([Type.String(), Type.Array(Type.String())], {
      description: `Which parts to answer, joined by commas or repeated; default ALL, which is all but ${FIGURE_TYPES.join(", ")}. Of ${MEASUREMENT_TYPES.join(", ")}`,
    }),
  ),
  previousStartTimestamp: Type.Optional(UnixTime),
  previousEndTimestamp: Type.Optional(UnixTime),
  speedClasses: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        "own_classes by these instead of the group's own: the highest whole km/h of each class but the last, ascending, joined by commas (30,50,70)",
    }),
  ),
  lengthClasses: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        "The same by length: metres where each class but the last ends, whole ones or 2.5 or 5.2 (5.2,9)",
    }),
  ),
});

const Count = Type.Integer({ minimum: 0 });
const Speed = Nullable(Type.Number({ description: "km/h" }));
const IsEstimate = Type.Boolean({
  description: "Computed within the classes or intervals that the device counts by",
});
/** null if only a class without an end contains it. */
const Untold = Nullable;
/** null if nobody listened for such road users. */
const Unheard = Nullable;
const Trend = Nullable(Type.Number({ description: "Percent against the period before" }));
/** Instants may be before 1970 in a period for comparison. */
const Instant = Type.Integer({ description: "Unix seconds" });
const CountPoints = Type.Array(Type.Object({ time: Instant, value: Nullable(Count) }), {
  description: "By local hour or day; null where nobody listened for such road users",
});
const rows = <T extends Record<string, TSchema>>(fields: T) => Type.Array(Type.Object(fields));

/** null if nobody listened for vehicles, or some directions are unknown. */
const rowsOrNull = <T extends Record<string, TSchema>>(fields: T) => Nullable(rows(fields));

export const ReadingsJson = rows({
  timestamp: Instant,
  speed: Nullable(Count),
  direction: Nullable(Type.Enum(["incoming", "outgoing"], { description: "null: not told" })),
  samples: Type.Integer({ minimum: 1, description: "Radar samples" }),
  length: Nullable(Type.Number({ minimum: 0, description: "Metres" })),
  kind: Type.Enum(["vehicle", "pedestrian", "bicycle"]),
});

export const CompletenessJson = Type.Object({
  covered_seconds: Count,
  total_seconds: Count,
  covered_hours: Type.Integer({ description: "Local hours with any coverage" }),
  total_hours: Type.Integer({ description: "Local hours touched" }),
  share: Type.Number({ minimum: 0, maximum: 1 }),
});

export const HeardJson = Type.Object(
  { vehicle: Count, pedestrian: Count, bicycle: Count },
  {
    description:
      "Seconds of the period in which road users of each kind were listened for. What was covered, but not for a kind, has null for its counts",
  },
);

const LeftOutSeconds = Type.Integer({
  minimum: 0,
  description:
    "Seconds of the period that the figures are of (resolution) that they leave out of what devices sent, by exclusions of administrators",
});

export const ResolutionJson = Type.Object(
  {
    unit: Type.Enum(["second", "hour"]),
    startTimestamp: Instant,
    endTimestamp: Instant,
  },
  {
    description:
      "The period that the figures are of. hour: at its ends whole hours, as their single readings are deleted and nobody can tell what lies on either side",
  },
);

const ObjectCounts = Type.Object({
  total_count: Unheard(Count),
  total_count_trend: Trend,
  count_by_hour: CountPoints,
  count_by_hour_incoming: CountPoints,
  count_by_hour_outgoing: CountPoints,
});

const Figures = Type.Object({
  total_vehicles: Unheard(Count),
  total_vehicles_trend: Trend,
  total_measurements: Unheard(Type.Integer({ description: "Radar samples" })),
  total_measurements_trend: Trend,
  average_speed: Speed,
  average_speed_trend: Trend,
  max_speed: Speed,
  max_speed_trend: Trend,
  percentage_over_limit: Nullable(Type.Number()),
  percentage_over_limit_trend: Trend,
  standard_deviation: Speed,
  standard_deviation_trend: Trend,
  vehicle_over_limit_count: Nullable(Count),
  vehicle_over_limit_count_trend: Trend,
  ...LIMIT_FIELDS,
  zero_speed_count: Unheard(Count),
  frequency: rowsOrNull({
    from: Count,
    to: Nullable(Count),
    vehicles: Untold(Count),
    measurements: Untold(Count),
    is_estimate: IsEstimate,
  }),
  histogram: rowsOrNull({ speed: Count, vehicles: Count, measurements: Count }),
  histogram_above: Untold(Type.Integer({ description: "Vehicles at 100 km/h and above" })),
  percentile: Type.Array(Speed, { description: "Index p: V_p by nearest rank; index 0 is null" }),
  percentile_sample: Unheard(Count),
  vehicle_count: CountPoints,
  vehicle_count_incoming: CountPoints,
  vehicle_count_outgoing: CountPoints,
  readings_per_hour: CountPoints,
  vehicles_per_day: CountPoints,
  percentile_per_hour: rows({ time: Instant, v30: Speed, v50: Speed, v85: Speed }),
  speed_per_hour: rows({ time: Instant, max: Speed, average: Speed }),
  daily_average_per_hour: rows({
    hour: Count,
    value: Nullable(Type.Number({ description: "Mean an hour; null below half an hour of covered time" })),
  }),
  count_by_length_total: rowsOrNull({
    from: Type.Number(),
    to: Nullable(Type.Number()),
    vehicles: Untold(Count),
    is_estimate: IsEstimate,
  }),
  dailyTable: rows({
    date: Instant,
    measurements: Nullable(Count),
    vehicles: Nullable(Count),
    is_estimate: IsEstimate,
  }),
  resultsTable: rows({
    date: Instant,
    measurements: Nullable(Count),
    vehicles: Nullable(Count),
    average_speed: Speed,
    max_speed: Speed,
    v85: Speed,
    v50: Speed,
    v30: Speed,
    is_estimate: IsEstimate,
  }),
  pedestrians: Type.Object({ pedestrians: ObjectCounts, bycicles: ObjectCounts }),
});

const Share = Nullable(Type.Number({ description: "Percent" }));
const ownClassRows = (unit: string, about: string) =>
  Nullable(
    Type.Array(
      Type.Object({
        from: Type.Number({ description: unit }),
        to: Nullable(Type.Number({ description: `${unit}; null of the last one` })),
        name: Nullable(Type.String({ description: "What the group calls it" })),
        vehicles: Untold(Count),
        percentage: Share,
        incoming: Untold(Count),
        outgoing: Untold(Count),
        is_estimate: IsEstimate,
      }),
      { description: about },
    ),
  );

const OwnClassesJson = Type.Object(
  {
    speeds: ownClassRows(
      "Whole km/h, included",
      "Shares of the vehicles with a speed. null: the group states none, or nobody listened for vehicles",
    ),
    lengths: ownClassRows(
      "Metres, half-open [from, to)",
      "Shares of the vehicles with a length; empty: none is measured. null: the group states none, or nobody listened for vehicles",
    ),
  },
  {
    description:
      "By the classes of the question, else by those of the reader's group, for administrators and keys without a group of the client's first group. Counts by direction are null unless the direction of all vehicles is known",
  },
);

const FurtherFigures = Type.Object({
  thresholds: rows({
    above: Nullable(
      Type.Integer({ description: "km/h: the limit, and 10, 20 and 30 more; null where it changed" }),
    ),
    over_limit: Type.Integer({ minimum: 0, description: "km/h that it is over the limit" }),
    vehicles: Untold(Type.Integer({ description: "Strictly above" })),
    percentage: Share,
    is_estimate: IsEstimate,
  }),
  by_direction: rowsOrNull({
    direction: Type.Enum(["incoming", "outgoing"]),
    vehicles: Unheard(Count),
    average_speed: Speed,
    max_speed: Speed,
    v30: Speed,
    v50: Speed,
    v85: Speed,
    sample_size: Unheard(Type.Integer({ description: "Vehicles with a speed" })),
    standard_deviation: Speed,
    percentage_over_limit: Share,
    is_estimate: IsEstimate,
  }),
  hour_of_week: rows({
    week_day: Type.Integer({ minimum: 0, maximum: 6, description: "Monday is 0" }),
    hour: Type.Integer({ minimum: 0, maximum: 23 }),
    vehicles: Nullable(Type.Number({ description: "Mean an hour; null below half an hour of covered time" })),
    average_speed: Speed,
    v85: Speed,
    covered_seconds: Count,
  }),
  peak_hour: Nullable(
    Type.Object({
      time: Instant,
      vehicles: Count,
      share_of_day: Nullable(
        Type.Number({
          description: "Percent of its local day's vehicles; null where the period holds a part of that day",
        }),
      ),
    }),
  ),
  own_classes: OwnClassesJson,
});

export const MeasurementJson = Type.Object({
  clientId: Id,
  startTimestamp: UnixTime,
  endTimestamp: UnixTime,
  timeZone: Type.String(),
  completeness: CompletenessJson,
  heard: HeardJson,
  previous_completeness: CompletenessJson,
  previous_heard: HeardJson,
  resolution: ResolutionJson,
  left_out_seconds: LeftOutSeconds,
  previous_resolution: ResolutionJson,
  estimates: Type.Array(Type.String(), {
    description:
      "The names of fields that hold estimates: computed within the classes or intervals that the device counts by, as far as they were asked for",
  }),
  ...Type.Partial(Figures).properties,
  ...Type.Partial(FurtherFigures).properties,
});

export const SummaryJson = rows({
  clientId: Id,
  total_vehicles: Unheard(Count),
  average_speed: Speed,
  max_speed: Speed,
  v85: Speed,
  percentage_over_limit: Nullable(Type.Number()),
  ...LIMIT_FIELDS,
  completeness: CompletenessJson,
  heard: HeardJson,
  resolution: ResolutionJson,
  left_out_seconds: LeftOutSeconds,
  is_estimate: IsEstimate,
});

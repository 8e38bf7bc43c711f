import Type from "typebox";
import { Id } from "../http/ids.js";
import { Nullable, UnixTime } from "../http/schemas.js";
import { AssumedLimit, CompletenessJson, LIMIT_FIELDS, ResolutionJson } from "./schemas.js";

export const ComparisonQuery = Type.Object({
  beforeClientId: Id,
  beforeStartTimestamp: UnixTime,
  beforeEndTimestamp: UnixTime,
  afterClientId: Id,
  afterStartTimestamp: UnixTime,
  afterEndTimestamp: UnixTime,
  speedLimit: AssumedLimit,
});

const Count = Type.Integer({ minimum: 0 });
const Speed = Nullable(Type.Number({ description: "km/h" }));
const Figure = (description: string) => Nullable(Type.Number({ description }));

const ComparedPeriodJson = Type.Object({
  clientId: Id,
  startTimestamp: UnixTime,
  endTimestamp: UnixTime,
  timeZone: Type.String(),
  ...LIMIT_FIELDS,
  total_vehicles: Nullable(Count),
  sample_size: Nullable(Type.Integer({ description: "Vehicles with a speed" })),
  average_speed: Speed,
  standard_deviation: Speed,
  max_speed: Speed,
  v30: Speed,
  v50: Speed,
  v85: Speed,
  percentage_over_limit: Figure("Percent"),
  vehicles_per_hour: Figure("Mean of the covered time; null for less than an hour of it"),
  completeness: CompletenessJson,
  resolution: ResolutionJson,
  is_estimate: Type.Boolean({
    description:
      "Speeds are computed within the classes that the device counts by, or counts within its intervals",
  }),
});

const FigureChangeJson = Type.Object({
  before: Figure("In the figure's unit"),
  after: Figure("In the figure's unit"),
  difference: Figure("after − before"),
  percent: Figure("Of the value before; null where that is 0"),
  low: Figure("Of the difference: where its 95 % confidence interval begins"),
  high: Figure("Of the difference: where its 95 % confidence interval ends"),
  p_value: Figure("How likely chance alone makes such a difference, 0 to 1"),
  verdict: Type.Enum(["higher", "lower", "noChange", "tooFew"], {
    description: "noChange: not more than chance; tooFew: too little was measured",
  }),
  basis: Nullable(
    Type.Enum(["days", "hours"], { description: "What the uncertainty is from: how days differ, or hours" }),
  ),
});

export const ComparisonJson = Type.Object({
  before: ComparedPeriodJson,
  after: ComparedPeriodJson,
  average_speed: FigureChangeJson,
  v85: FigureChangeJson,
  percentage_over_limit: FigureChangeJson,
  vehicles_per_hour: FigureChangeJson,
});

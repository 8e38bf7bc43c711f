import { type Json, object } from "./decode.js";
import type { Kind } from "./kind.js";
import { id, number, whole } from "./kinds.js";
import { isEstimate } from "./measurementEstimates.js";
import { COVERED, RESOLVED, SPEED_FIGURES } from "./measurementFigures.js";
import { named, namingFields } from "./namedFaults.js";
import { PERIOD, type Period } from "./period.js";
import type { Platform } from "./platform.js";
import { LIMITS } from "./speedLimits.js";
import { may, need, type RecordOf, sure, table } from "./table.js";
import { wholeObject, wholeRecord } from "./wholeAnswer.js";
import { oneOf } from "./words.js";

export const COMPARED_PERIOD = table(
  "ComparedPeriod",
  "One of two periods [from, to) that are compared; figures are null where nothing was measured.",
  {
    clientId: need(["clientId", "asked.clientId"], id),
    ...PERIOD,
    ...LIMITS,
    totalVehicles: may("total_vehicles", whole, "Vehicles; null where nobody listened for them."),
    sampleSize: may(
      "sample_size",
      whole,
      "Vehicles with a speed; under 100 no change of speeds is named. Null where nobody listened for vehicles.",
    ),
    ...SPEED_FIGURES,
    vehiclesPerHour: may(
      "vehicles_per_hour",
      number,
      "Mean vehicles a covered hour; null where less than an hour is covered.",
    ),
    ...COVERED,
    isEstimate,
    ...RESOLVED,
  },
);
export type ComparedPeriodRecord = RecordOf<typeof COMPARED_PERIOD>;

const CHANGE_VERDICT = oneOf(
  {
    HIGHER: { description: "It is higher after." },
    LOWER: { description: "It is lower after." },
    NO_CHANGE: { wire: "noChange", description: "It differs by no more than chance may do." },
    TOO_FEW: { wire: "tooFew", description: "Too little was measured to say." },
  },
  "ChangeVerdict",
  "Whether a figure has changed by more than chance, at 5 %.",
);

const CHANGE_BASIS = oneOf(
  {
    DAYS: { description: "From how local days differ." },
    HOURS: {
      description: "From how local hours differ, as there are too few days: it holds for these days alone.",
    },
  },
  "ChangeBasis",
  "From what it is told how uncertain a difference is.",
);

const FIGURE_CHANGE = table(
  "FigureChange",
  "How one figure differs between two periods, in its unit; null is what can't be said.",
  {
    before: may("before", number, "Of the period before."),
    after: may("after", number, "Of the period after."),
    difference: may("difference", number, "after − before."),
    percent: may("percent", number, "The difference in percent of the value before; null where that is 0."),
    low: may("low", number, "Where the 95 % confidence interval of the difference begins."),
    high: may("high", number, "Where the 95 % confidence interval of the difference ends."),
    pValue: may("p_value", number, "How likely chance alone makes so large a difference, 0 to 1."),
    verdict: sure("verdict", CHANGE_VERDICT, "What can be said of it."),
    basis: may("basis", CHANGE_BASIS, "What the interval is from; null without one."),
  },
);

/** Nothing can be said of a figure without values. */
const change: Kind<RecordOf<typeof FIGURE_CHANGE>> = {
  shape: FIGURE_CHANGE.shape,
  read: (wire, field, root) => FIGURE_CHANGE.read(object(wire, field), field, root),
};

export const COMPARISON = table(
  "Comparison",
  "Two periods compared. Vehicles of one hour are not independent: uncertainty comes from how local days (or hours, where days are too few) differ.",
  {
    before: need("before", COMPARED_PERIOD, "The period before."),
    after: need("after", COMPARED_PERIOD, "The period after."),
    averageSpeed: need("average_speed", change, "Of the mean speed, km/h."),
    v85: need("v85", change, "Of V85, km/h."),
    percentageOverLimit: need(
      "percentage_over_limit",
      change,
      "Of the share above the limit, percentage points.",
    ),
    vehiclesPerHour: need("vehicles_per_hour", change, "Of the mean vehicles an hour."),
  },
);
export type ComparisonRecord = RecordOf<typeof COMPARISON>;

export interface Compared {
  clientId: string;
  period: Period;
}

const NAMES = named({
  beforeClientId: "before.clientId",
  beforeStartTimestamp: "before.interval",
  beforeEndTimestamp: "before.interval",
  afterClientId: "after.clientId",
  afterStartTimestamp: "after.interval",
  afterEndTimestamp: "after.interval",
  speedLimit: "asIfLimit",
});

/** GET /measurement/comparison. @throws ApiError NOT_FOUND, VALIDATION_FAILED */
export async function getComparison(
  platform: Platform,
  before: Compared,
  after: Compared,
  asIfLimit: number | undefined,
): Promise<ComparisonRecord> {
  const query = {
    beforeClientId: before.clientId,
    beforeStartTimestamp: before.period.from,
    beforeEndTimestamp: before.period.to,
    afterClientId: after.clientId,
    afterStartTimestamp: after.period.from,
    afterEndTimestamp: after.period.to,
    speedLimit: asIfLimit,
  };
  const answer = await namingFields(platform.get("measurement/comparison", query), NAMES);
  const json = wholeObject(answer, COMPARISON.record);
  const sides = { before: sideOf(json.before, before), after: sideOf(json.after, after) };
  return wholeRecord({ ...json, ...sides }, COMPARISON);
}

const sideOf = (told: unknown, { clientId, period }: Compared): Json => ({
  asked: { clientId, ...period },
  ...object(told, "comparison.period"),
});

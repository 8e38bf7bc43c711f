import { id, intOr, intOrNull, numberOrNull, object, textOrNull } from "./decode.js";
import type { CallContext, PlatformClient } from "./http.js";
import { decodeCompleteness } from "./measurementReading.js";
import type { CompletenessRecord, Period } from "./measurementRecord.js";
import { named, namingFields } from "./namedFaults.js";

/** One of two periods that are compared; speeds in km/h. */
export interface ComparedPeriodRecord {
  from: number;
  to: number;
  clientId: string;
  speedLimit: number;
  totalVehicles: number;
  sampleSize: number;
  averageSpeed: number | null;
  standardDeviation: number | null;
  maxSpeed: number | null;
  v30: number | null;
  v50: number | null;
  v85: number | null;
  percentageOverLimit: number | null;
  vehiclesPerHour: number | null;
  /** Null: not told. */
  completeness: CompletenessRecord | null;
}

export type VerdictName = "HIGHER" | "LOWER" | "NO_CHANGE" | "TOO_FEW";

export type ChangeBasisName = "DAYS" | "HOURS";

/** How a figure differs; in its unit, what can't be said is null. */
export interface FigureChangeRecord {
  before: number | null;
  after: number | null;
  difference: number | null;
  percent: number | null;
  low: number | null;
  high: number | null;
  pValue: number | null;
  verdict: VerdictName;
  basis: ChangeBasisName | null;
}

export interface ComparisonRecord {
  before: ComparedPeriodRecord;
  after: ComparedPeriodRecord;
  averageSpeed: FigureChangeRecord;
  v85: FigureChangeRecord;
  percentageOverLimit: FigureChangeRecord;
  vehiclesPerHour: FigureChangeRecord;
}

/** Whose period. */
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
});

/** GET /measurement/comparison. @throws ApiError NOT_FOUND, VALIDATION_FAILED */
export async function getComparison(
  platform: PlatformClient,
  context: CallContext,
  before: Compared,
  after: Compared,
): Promise<ComparisonRecord> {
  const query = {
    beforeClientId: before.clientId,
    beforeStartTimestamp: before.period.from,
    beforeEndTimestamp: before.period.to,
    afterClientId: after.clientId,
    afterStartTimestamp: after.period.from,
    afterEndTimestamp: after.period.to,
  };
  const answer = await namingFields(platform.get(context, "measurement/comparison", query), NAMES);
  const json = object(answer, "comparison");
  return {
    before: decodePeriod(json.before, before),
    after: decodePeriod(json.after, after),
    averageSpeed: decodeChange(json.average_speed, "average_speed"),
    v85: decodeChange(json.v85, "v85"),
    percentageOverLimit: decodeChange(json.percentage_over_limit, "percentage_over_limit"),
    vehiclesPerHour: decodeChange(json.vehicles_per_hour, "vehicles_per_hour"),
  };
}

function decodePeriod(value: unknown, { clientId, period }: Compared): ComparedPeriodRecord {
  const json = object(value, "comparison.period");
  return {
    from: intOr(json.startTimestamp, period.from, "startTimestamp"),
    to: intOr(json.endTimestamp, period.to, "endTimestamp"),
    clientId: id(json.clientId ?? clientId, "comparison.clientId"),
    speedLimit: intOr(json.speed_limit, 50, "speed_limit"),
    totalVehicles: intOr(json.total_vehicles, 0, "total_vehicles"),
    sampleSize: intOr(json.sample_size, 0, "sample_size"),
    averageSpeed: numberOrNull(json.average_speed, "average_speed"),
    standardDeviation: numberOrNull(json.standard_deviation, "standard_deviation"),
    maxSpeed: intOrNull(json.max_speed, "max_speed"),
    v30: intOrNull(json.v30, "v30"),
    v50: intOrNull(json.v50, "v50"),
    v85: intOrNull(json.v85, "v85"),
    percentageOverLimit: numberOrNull(json.percentage_over_limit, "percentage_over_limit"),
    vehiclesPerHour: numberOrNull(json.vehicles_per_hour, "vehicles_per_hour"),
    completeness: decodeCompleteness(json.completeness),
  };
}

const VERDICTS: Readonly<Record<string, VerdictName>> = {
  higher: "HIGHER",
  lower: "LOWER",
  noChange: "NO_CHANGE",
};

const BASES: Readonly<Record<string, ChangeBasisName>> = { days: "DAYS", hours: "HOURS" };

function decodeChange(value: unknown, field: string): FigureChangeRecord {
  const json = object(value, field);
  return {
    before: numberOrNull(json.before, field),
    after: numberOrNull(json.after, field),
    difference: numberOrNull(json.difference, field),
    percent: numberOrNull(json.percent, field),
    low: numberOrNull(json.low, field),
    high: numberOrNull(json.high, field),
    pValue: numberOrNull(json.p_value, field),
    verdict: VERDICTS[textOrNull(json.verdict, field) ?? ""] ?? "TOO_FEW",
    basis: BASES[textOrNull(json.basis, field) ?? ""] ?? null,
  };
}

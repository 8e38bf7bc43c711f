import { fieldFault } from "@obcestje/contract/faults.js";
import { invalidField } from "../errors.js";
import type { FigureName, Figures } from "./figures.rules.js";
import type { Statistics } from "./statistics.rules.js";

const TOTALS = [
  "total_vehicles",
  "total_vehicles_trend",
  "total_measurements",
  "total_measurements_trend",
] as const;

/** Figures with a single value for the whole period. */
const FIGURES = [
  ...TOTALS,
  "average_speed",
  "average_speed_trend",
  "max_speed",
  "max_speed_trend",
  "percentage_over_limit",
  "percentage_over_limit_trend",
  "standard_deviation",
  "standard_deviation_trend",
  "vehicle_over_limit_count",
  "vehicle_over_limit_count_trend",
  "speed_limit",
  "speed_limits",
  "is_assumed_limit",
  "zero_speed_count",
] as const;

/** The fields of the statistics that each `type` returns; ALL returns all of these. */
export const FIELDS_OF_TYPE = {
  totals: FIGURES,
  speed: [...FIGURES, "speed_per_hour"],
  frequency: ["frequency"],
  histogram: ["histogram", "histogram_above"],
  readingsPerHour: ["readings_per_hour"],
  vehicleCount: [...TOTALS, "vehicle_count", "vehicle_count_incoming", "vehicle_count_outgoing"],
  vehiclesPerHour: ["vehicle_count"],
  vehiclesPerDay: ["vehicles_per_day"],
  percentile: ["percentile", "percentile_sample"],
  percentilePerHour: ["percentile_per_hour"],
  speedPerHour: ["speed_per_hour"],
  dailyAveragePerHour: ["daily_average_per_hour"],
  countByLength: ["count_by_length_total"],
  daily: ["dailyTable"],
  results: ["resultsTable"],
  pedestrians: ["pedestrians"],
} as const satisfies Record<string, readonly (keyof Statistics)[]>;

/**
 * The figure that each further `type` returns. As they cost more, ALL leaves them out: they must be named in
 * addition.
 */
const FIGURE_OF_TYPE = {
  thresholds: "thresholds",
  byDirection: "by_direction",
  hourOfWeek: "hour_of_week",
  peakHour: "peak_hour",
  ownClasses: "own_classes",
} as const satisfies Record<string, FigureName>;

type PartType = keyof typeof FIELDS_OF_TYPE;
type FigureType = keyof typeof FIGURE_OF_TYPE;
export type MeasurementType = "ALL" | PartType | FigureType;

export const FIGURE_TYPES = Object.keys(FIGURE_OF_TYPE) as FigureType[];
export const MEASUREMENT_TYPES: MeasurementType[] = [
  "ALL",
  ...(Object.keys(FIELDS_OF_TYPE) as PartType[]),
  ...FIGURE_TYPES,
];

/**
 * Types joined by commas, or repeated; everything if there are none.
 * @param asksForClasses the question names classes, so it asks for their figures
 * @throws PlatformError naming `type`
 */
export function readTypes(sent: string | string[] | undefined, asksForClasses = false): MeasurementType[] {
  const names = [sent ?? "ALL"].flat().flatMap((text) => text.split(","));
  const types = names.map((name): MeasurementType => {
    const type = MEASUREMENT_TYPES.find((known) => known === name.trim());
    if (!type)
      throw invalidField({
        ...fieldFault("type", "NOT_ONE_OF"),
        message: `must be of ${MEASUREMENT_TYPES.join(", ")}`,
      });
    return type;
  });
  return asksForClasses && !types.includes("ownClasses") ? [...types, "ownClasses"] : types;
}

export function figuresOfTypes(types: MeasurementType[]): FigureName[] {
  return FIGURE_TYPES.filter((type) => types.includes(type)).map((type) => FIGURE_OF_TYPE[type]);
}

/** The fields of some types, with the completeness common to all, and the names of estimates among them. */
export function partOf(
  statistics: Statistics & Partial<Figures>,
  types: MeasurementType[],
): Pick<Statistics, Always> & Partial<Statistics & Figures> {
  if (types.includes("ALL")) return statistics;
  const names = types.flatMap(fieldsOf);
  const estimates = statistics.estimates.filter((name) => names.some((known) => known === name));
  const fields = names.map((name) => [name, statistics[name]]);
  const { completeness, heard, resolution } = statistics;
  const { previous_completeness, previous_heard, previous_resolution } = statistics;
  return {
    ...{ completeness, heard, resolution },
    ...{ previous_completeness, previous_heard, previous_resolution, estimates },
    ...Object.fromEntries(fields),
  };
}

type Always =
  | "completeness"
  | "heard"
  | "resolution"
  | "previous_completeness"
  | "previous_heard"
  | "previous_resolution"
  | "estimates";

function fieldsOf(type: MeasurementType): readonly (keyof Statistics | FigureName)[] {
  if (type === "ALL") return [];
  return type in FIGURE_OF_TYPE ? [FIGURE_OF_TYPE[type as FigureType]] : FIELDS_OF_TYPE[type as PartType];
}

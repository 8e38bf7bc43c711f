import { flag, listOf } from "./kinds.js";
import { may } from "./table.js";
import { oneOf } from "./words.js";

const ESTIMATED_FIGURE = oneOf(
  {
    TOTAL_VEHICLES: {
      wire: "total_vehicles",
      description: "`totalVehicles`: an interval reaches over the period's borders.",
    },
    TOTAL_MEASUREMENTS: { wire: "total_measurements", description: "`totalMeasurements`." },
    AVERAGE_SPEED: { wire: "average_speed", description: "`averageSpeed`." },
    STANDARD_DEVIATION: { wire: "standard_deviation", description: "`standardDeviation`." },
    PERCENTAGE_OVER_LIMIT: { wire: "percentage_over_limit", description: "`percentageOverLimit`." },
    VEHICLE_OVER_LIMIT_COUNT: { wire: "vehicle_over_limit_count", description: "`vehicleOverLimitCount`." },
    PERCENTILES: { wire: "percentile", description: "`percentiles`." },
    SPEED_CLASSES: { wire: "frequency", description: "`speedClasses`; each says it of itself." },
    HISTOGRAM: { wire: "histogram", description: "`histogram`." },
    LENGTH_CLASSES: {
      wire: "count_by_length_total",
      description: "`lengthClasses`; each says it of itself.",
    },
    VEHICLE_COUNT: { wire: "vehicle_count", description: "`vehicleCount`: intervals are longer than hours." },
    VEHICLE_COUNT_INCOMING: { wire: "vehicle_count_incoming", description: "`vehicleCountIncoming`." },
    VEHICLE_COUNT_OUTGOING: { wire: "vehicle_count_outgoing", description: "`vehicleCountOutgoing`." },
    READINGS_PER_HOUR: { wire: "readings_per_hour", description: "Radar samples by hour." },
    AVERAGE_PER_HOUR: { wire: "daily_average_per_hour", description: "`averagePerHour`." },
    HOUR_OF_WEEK: { wire: "hour_of_week", description: "`hourOfWeek`." },
    PERCENTILES_PER_HOUR: { wire: "percentile_per_hour", description: "`percentilesPerHour`." },
    SPEED_PER_HOUR: { wire: "speed_per_hour", description: "`speedPerHour`." },
    VEHICLES_PER_DAY: { wire: "vehicles_per_day", description: "`vehiclesPerDay`." },
    DAILY_TABLE: { wire: "dailyTable", description: "`dailyTable`; each day says it of itself." },
    RESULTS_TABLE: { wire: "resultsTable", description: "`resultsTable`; each day says it of itself." },
    OWN_CLASSES: { wire: "own_classes", description: "`ownClasses`; each says it of itself." },
    ROAD_USERS: { wire: "pedestrians", description: "Hours of `pedestrians` and `cyclists`." },
  },
  "EstimatedFigure",
  "A figure of a measurement that may be an estimate.",
);

/** The figures of a measurement that are estimates within classes or intervals. */
export const estimates = may(
  "estimates",
  listOf(ESTIMATED_FIGURE),
  "Which of the figures that were asked for are estimates: computed by linear interpolation within the classes or intervals that the device counts by. Empty: all are exact; null: not told.",
);

/** The same for a row, or for main figures. */
export const isEstimate = may(
  "is_estimate",
  flag,
  "Whether it is computed within the classes or intervals that the device counts by; null: not told.",
);

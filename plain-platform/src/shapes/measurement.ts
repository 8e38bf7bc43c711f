import type { Measurement, ObjectCounts } from "../figures/measurement.js";
import type { Wire } from "./wire.js";

/** All figures of a client and period, as `GET /measurement` answers them. */
export function measurementShape(wire: Wire, measurement: Measurement) {
  const { figures, trends, counts, speeds, tables } = measurement;
  return {
    total_vehicles: figures.total_vehicles,
    total_measurements: figures.total_measurements,
    average_speed: figures.average_speed,
    max_speed: figures.max_speed,
    percentage_over_limit: figures.percentage_over_limit,
    ...wire.optional({
      standard_deviation: figures.standard_deviation,
      vehicle_over_limit_count: figures.vehicle_over_limit_count,
    }),
    speed_limit: measurement.speedLimit,
    ...wire.trends(trends),
    frequency: speeds.frequency,
    histogram: speeds.histogram,
    vehicle_count: counts.vehicle_count,
    percentile: percentileShape(wire, speeds.percentile),
    percentile_per_hour: speeds.percentile_per_hour,
    speed_per_hour: speeds.speed_per_hour,
    ...wire.optional({
      daily_average_per_hour: counts.daily_average_per_hour,
      count_by_length_total: counts.count_by_length_total,
      vehicle_count_incoming: counts.vehicle_count_incoming,
      vehicle_count_outgoing: counts.vehicle_count_outgoing,
    }),
    dailyTable: tables.dailyTable,
    ...wire.optional({ resultsTable: tables.resultsTable }),
    ...(measurement.pedestrians && {
      pedestrians: {
        pedestrians: objectsShape(wire, measurement.pedestrians.pedestrians),
        bycicles: objectsShape(wire, measurement.pedestrians.bycicles),
      },
    }),
  };
}

const objectsShape = (wire: Wire, counts: ObjectCounts) => ({
  total_count: counts.total_count,
  ...wire.trends({ total_count: counts.total_count_trend }),
  count_by_hour: counts.count_by_hour,
  ...wire.optional({
    count_by_hour_incoming: counts.count_by_hour_incoming,
    count_by_hour_outgoing: counts.count_by_hour_outgoing,
  }),
});

function percentileShape(wire: Wire, percentile: readonly (number | null)[]): unknown {
  if (wire.switches.percentile === "array") return percentile;
  const entries = percentile.map((speed, percent) => [percent, speed] as const);
  const shown =
    wire.switches.percentile === "object"
      ? entries
      : entries.filter(([percent]) => [30, 50, 85].includes(percent));
  return Object.fromEntries(shown);
}

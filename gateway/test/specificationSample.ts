/**
 * A day of a sign, with exactly the fields of the specification's measurement, as another maker's platform
 * may answer it.
 */
export const SPECIFIED = {
  total_vehicles: 8662,
  total_vehicles_trend: 3.5,
  total_measurements: 61_204,
  total_measurements_trend: -1.5,
  average_speed: 46.7,
  average_speed_trend: 0.5,
  max_speed: 112,
  max_speed_trend: -4.5,
  percentage_over_limit: 31.2,
  percentage_over_limit_trend: 2.5,
  standard_deviation: 9.4,
  standard_deviation_trend: 1.5,
  vehicle_over_limit_count: 2702,
  vehicle_over_limit_count_trend: 6.5,
  speed_limit: 50,
  frequency: [
    { from: 1, to: 10, vehicles: 12, measurements: 80 },
    { from: 91, to: null, vehicles: 31, measurements: 190 },
  ],
  histogram: [{ speed: 48, vehicles: 412, measurements: 3012 }],
  vehicle_count: [
    { time: 1_782_856_800, value: 61 },
    { time: 1_782_860_400, value: null },
  ],
  percentile: [42, 46, 56],
  percentile_per_hour: [{ time: 1_782_856_800, v30: 41, v50: 45, v85: 55 }],
  speed_per_hour: [{ time: 1_782_856_800, max: 83, average: 45.2 }],
  daily_average_per_hour: [{ hour: 0, value: 60.5 }],
  count_by_length_total: [
    { from: 0, to: 2.5, vehicles: 210 },
    { from: 2.5, to: null, vehicles: 8452 },
  ],
  vehicle_count_incoming: [{ time: 1_782_856_800, value: 40 }],
  vehicle_count_outgoing: [{ time: 1_782_856_800, value: 21 }],
  dailyTable: [{ date: 1_782_856_800, measurements: 61_204, vehicles: 8662 }],
  resultsTable: [
    {
      date: 1_782_856_800,
      measurements: 61_204,
      vehicles: 8662,
      average_speed: 46.7,
      max_speed: 112,
      v85: 56,
      v50: 46,
      v30: 42,
    },
  ],
  pedestrians: {
    pedestrians: {
      total_count: 5,
      total_count_trend: 25,
      count_by_hour: [{ time: 1_782_856_800, value: 5 }],
      count_by_hour_incoming: [{ time: 1_782_856_800, value: 2 }],
      count_by_hour_outgoing: [{ time: 1_782_856_800, value: 3 }],
    },
    bycicles: {
      total_count: 9,
      total_count_trend: -25,
      count_by_hour: [{ time: 1_782_856_800, value: 9 }],
      count_by_hour_incoming: [{ time: 1_782_856_800, value: 4 }],
      count_by_hour_outgoing: [{ time: 1_782_856_800, value: 5 }],
    },
  },
};

/** Additional fields of our own platform. */
export const OURS = {
  timeZone: "Europe/Ljubljana",
  completeness: {
    covered_seconds: 82_800,
    total_seconds: 86_400,
    covered_hours: 23,
    total_hours: 24,
    share: 0.9583,
  },
  previous_completeness: {
    covered_seconds: 86_400,
    total_seconds: 86_400,
    covered_hours: 24,
    total_hours: 24,
    share: 1,
  },
  percentile_sample: 8650,
  zero_speed_count: 4,
  histogram_above: 18,
  vehicles_per_day: [{ time: 1_782_856_800, value: 8662 }],
  thresholds: [{ above: 50, vehicles: 2702, percentage: 31.2 }],
  by_direction: [
    {
      direction: "incoming",
      vehicles: 5000,
      average_speed: 47.1,
      max_speed: 112,
      v30: 42,
      v50: 46,
      v85: 57,
      sample_size: 4990,
      standard_deviation: 9.5,
      percentage_over_limit: 33.1,
    },
  ],
  hour_of_week: [{ week_day: 2, hour: 0, vehicles: 61, average_speed: 45.2, v85: 55, covered_seconds: 3600 }],
  peak_hour: { time: 1_782_856_800, vehicles: 61, share_of_day: 0.7 },
};

import type { Client, Reading } from "../store/records.js";
import { between } from "../store/timeline.js";
import { hardwareType, speedLimitOf } from "./clientFacts.js";
import { averageByHourOfDay, type ByHour, byHour, countByHour, type TimeValue } from "./hourly.js";
import { countByLength } from "./lengths.js";
import { average, type SpeedFigures, sortedSpeeds, speedFigures, standardDeviation } from "./speeds.js";
import { dailyTable, resultsTable } from "./tables.js";

/**
 * The main figures of a period. Speeds in km/h, the percentage from 0 to 100; figures of speeds are null if
 * nothing was measured.
 */
export interface MainFigures {
  readonly total_vehicles: number;
  readonly total_measurements: number;
  readonly average_speed: number | null;
  readonly max_speed: number | null;
  readonly percentage_over_limit: number | null;
  readonly standard_deviation: number | null;
  readonly vehicle_over_limit_count: number | null;
}

/** Cyclists or pedestrians of a period. */
export interface ObjectCounts {
  readonly total_count: number;
  readonly total_count_trend: number | null;
  readonly count_by_hour: TimeValue[];
  readonly count_by_hour_incoming: TimeValue[];
  readonly count_by_hour_outgoing: TimeValue[];
}

/** All figures of one client and period `[start, end)`. */
export type Measurement = ReturnType<typeof measure>;

/**
 * Computes all figures of a client in `[start, end)`, Unix seconds. Trends compare with the equally long
 * period before it.
 */
export function measure(client: Client, start: number, end: number) {
  const now = between(client.readings, start, end);
  const before = between(client.readings, start - (end - start), start);
  const counted = countedKind(client);
  const isCounted = ({ kind }: Reading) => kind === counted;
  const vehicles = now.filter(isCounted).map(counted === "cyclist" ? withoutSpeed : (reading) => reading);
  const hours = byHour(vehicles, start, end);
  const speedLimit = speedLimitOf(client);
  const figures = mainFigures(vehicles, speedLimit);
  return {
    speedLimit,
    figures,
    trends: trendsOf(figures, mainFigures(before.filter(isCounted), speedLimit)),
    counts: vehicleCounts(vehicles, hours),
    speeds: speedFigures(vehicles, hours) satisfies SpeedFigures,
    tables: {
      dailyTable: dailyTable(vehicles, start, end),
      resultsTable: resultsTable(vehicles, start, end),
    },
    pedestrians:
      client.visionType === 0
        ? null
        : {
            pedestrians: objectCounts("pedestrian", now, before, start, end),
            bycicles: objectCounts("cyclist", now, before, start, end),
          },
  };
}

/** A bicycle counter's vehicles are bicycles. */
const countedKind = (client: Client) => (hardwareType(client) === "BIKECOUNTER" ? "cyclist" : "vehicle");

const withoutSpeed = ({ speed: _speed, ...others }: Reading): Reading => others;

function mainFigures(vehicles: readonly Reading[], speedLimit: number): MainFigures {
  const speeds = sortedSpeeds(vehicles);
  const over = speeds.filter((speed) => speed > speedLimit).length;
  const measured = speeds.length > 0;
  return {
    total_vehicles: vehicles.length,
    total_measurements: vehicles.reduce((sum, { measurements = 1 }) => sum + measurements, 0),
    average_speed: average(speeds),
    max_speed: speeds.at(-1) ?? null,
    percentage_over_limit: measured ? (100 * over) / speeds.length : null,
    standard_deviation: standardDeviation(speeds),
    vehicle_over_limit_count: measured ? over : null,
  };
}

const trendsOf = (now: MainFigures, before: MainFigures): { [Name in keyof MainFigures]: number | null } => ({
  total_vehicles: trend(now.total_vehicles, before.total_vehicles),
  total_measurements: trend(now.total_measurements, before.total_measurements),
  average_speed: trend(now.average_speed, before.average_speed),
  max_speed: trend(now.max_speed, before.max_speed),
  percentage_over_limit: trend(now.percentage_over_limit, before.percentage_over_limit),
  standard_deviation: trend(now.standard_deviation, before.standard_deviation),
  vehicle_over_limit_count: trend(now.vehicle_over_limit_count, before.vehicle_over_limit_count),
});

/** The change of a figure in percent; null if there was nothing before. */
export const trend = (now: number | null, before: number | null): number | null =>
  now === null || !before ? null : (100 * (now - before)) / before;

const vehicleCounts = (vehicles: readonly Reading[], hours: readonly ByHour[]) => ({
  vehicle_count: countByHour(hours),
  vehicle_count_incoming: countByHour(hours, ({ direction }) => direction === "incoming"),
  vehicle_count_outgoing: countByHour(hours, ({ direction }) => direction === "outgoing"),
  daily_average_per_hour: averageByHourOfDay(hours),
  count_by_length_total: countByLength(vehicles),
});

function objectCounts(
  wanted: Reading["kind"],
  now: readonly Reading[],
  before: readonly Reading[],
  start: number,
  end: number,
): ObjectCounts {
  const objects = now.filter(({ kind }) => kind === wanted);
  const hours = byHour(objects, start, end);
  return {
    total_count: objects.length,
    total_count_trend: trend(objects.length, before.filter(({ kind }) => kind === wanted).length),
    count_by_hour: countByHour(hours),
    count_by_hour_incoming: countByHour(hours, ({ direction }) => direction === "incoming"),
    count_by_hour_outgoing: countByHour(hours, ({ direction }) => direction === "outgoing"),
  };
}

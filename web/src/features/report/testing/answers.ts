import type { ReportTablesFragment } from "../../../graphql/generated";
import { answered, measurement } from "../../../shared/chart/testing/measurement";

const day = 86_400;

type Shape = Parameters<typeof measurement>[0];

/** Figures that only the report queries, for the same vehicles as the measurement's. */
export function tables(shape: Shape = {}): ReportTablesFragment {
  const whole = measurement(shape);
  const vehiclesPerDay = whole.vehiclesPerDay ?? [];
  const totalVehicles = whole.totalVehicles ?? 0;
  return {
    percentiles: {
      ...whole.percentiles,
      ...(whole.percentiles.v85 === null ? { v15: null, v95: null } : { v15: 34, v95: 55 }),
    },
    ownClasses: { speeds: null, lengths: null },
    leftOutSeconds: null,
    speedThresholds: [
      { above: 50, overLimit: 0, vehicles: 51, percentage: 9.9, isEstimate: false },
      { above: 60, overLimit: 10, vehicles: 3, percentage: 0.6, isEstimate: false },
      { above: 70, overLimit: 20, vehicles: 0, percentage: 0, isEstimate: false },
      { above: 80, overLimit: 30, vehicles: 0, percentage: 0, isEstimate: false },
    ],
    peakHour: null,
    byDirection: (["INCOMING", "OUTGOING"] as const).map((direction) => ({
      direction,
      vehicles: totalVehicles / 2,
      sampleSize: totalVehicles / 2,
      averageSpeed: 41.5,
      v85: 49,
      percentageOverLimit: 9.3,
      isEstimate: false,
    })),
    dailyTable: vehiclesPerDay.map(({ time, value }) => ({
      date: time,
      measurements: value === null ? null : value * 10,
      vehicles: value,
      isEstimate: false,
    })),
    resultsTable: vehiclesPerDay.map(({ time, value }) => ({
      date: time,
      measurements: value === null ? null : value * 10,
      vehicles: value,
      averageSpeed: value === null ? null : 41.5,
      maxSpeed: value === null ? null : 96,
      v30: value === null ? null : 39,
      v50: value === null ? null : 43,
      v85: value === null ? null : 49,
      isEstimate: false,
    })),
  };
}

/** `count` local days from 2026-07-01 with the same number of vehicles each; null if there was no report. */
export const days = (count: number, missing: readonly number[] = []) =>
  Array.from({ length: count }, (_, index) => ({
    time: 1_782_856_800 + index * day,
    value: missing.includes(index) ? null : 516,
  }));

/** A device's part of an answer to the report's query. */
export const client = (part: object = {}, shape: Shape = {}) => ({
  id: "7",
  guid: "guid-7",
  name: "Žužemberk – grad",
  visionType: "NO_VISION",
  hardwareType: "K200DISP_FALCON",
  timeZone: "Europe/Ljubljana",
  lastActiveDate: null,
  hasReported: false,
  isPlace: false,
  stays: null,
  groups: [],
  directionNames: null,
  directionNamesSince: null,
  settings: {
    locationAddress: "Grajski trg 1",
    speedLimit: 50,
    measureDistance: 50,
    serialNumber: "SN-7",
    markerPosition: null,
  },
  config: null,
  notes: null,
  holidays: null,
  leftOut: null,
  measurement: { ...answered(measurement(shape)), ...tables(shape) },
  ...part,
});

export const answer = (data: object) => ({
  data: {
    portal: { reportCompany: "Cestno podjetje d.o.o.", tileUrl: null, tileAttribution: "" },
    staticTexts: null,
    ...data,
  },
});

import type {
  DirectionFiguresRecord,
  HourOfWeekRecord,
  PeakHourRecord,
  SpeedThresholdRecord,
} from "./measurementFigures.js";

/** [from, to) in Unix seconds; the previous pair is what trends compare with, where it isn't the period just before. */
export interface Period {
  from: number;
  to: number;
  previousFrom?: number;
  previousTo?: number;
}

/** Covered share of a period; see "Missing is not zero" in CONTEXT.md. */
export interface CompletenessRecord {
  coveredSeconds: number;
  totalSeconds: number;
  coveredHours: number;
  totalHours: number;
  /** 0 to 1. */
  share: number;
}

/** time: start of the local hour or day, Unix seconds; null: the device did not report. */
export interface CountPointRecord {
  time: number;
  value: number | null;
}

export interface ObjectCountRecord {
  total: number;
  totalTrend: number | null;
  byHour: CountPointRecord[];
  byHourIncoming: CountPointRecord[];
  byHourOutgoing: CountPointRecord[];
}

/** Totals with their trends in percent; speeds in km/h. */
export interface TrendedRecord {
  totalVehicles: number;
  totalVehiclesTrend: number | null;
  totalMeasurements: number;
  totalMeasurementsTrend: number | null;
  averageSpeed: number | null;
  averageSpeedTrend: number | null;
  maxSpeed: number | null;
  maxSpeedTrend: number | null;
  percentageOverLimit: number | null;
  percentageOverLimitTrend: number | null;
  standardDeviation: number | null;
  standardDeviationTrend: number | null;
  vehicleOverLimitCount: number;
  vehicleOverLimitCountTrend: number | null;
}

/** The main figures of one device and period; speeds in km/h. */
export interface MeasurementSummaryRecord {
  from: number;
  to: number;
  totalVehicles: number;
  averageSpeed: number | null;
  maxSpeed: number | null;
  v85: number | null;
  completeness: CompletenessRecord;
}

/** Traffic of one device and period, decoded. */
export interface MeasurementRecord extends TrendedRecord {
  from: number;
  to: number;
  timeZone: string;
  completeness: CompletenessRecord;
  previousCompleteness: CompletenessRecord;
  speedLimit: number;
  zeroSpeedCount: number;
  percentiles: { v30: number | null; v50: number | null; v85: number | null; sampleSize: number };
  speedClasses: { from: number; to: number | null; vehicles: number; measurements: number }[];
  histogram: { speed: number; vehicles: number; measurements: number }[];
  histogramAbove: number;
  vehicleCount: CountPointRecord[];
  vehicleCountIncoming: CountPointRecord[];
  vehicleCountOutgoing: CountPointRecord[];
  vehiclesPerDay: CountPointRecord[];
  averagePerHour: { hour: number; value: number | null }[];
  percentilesPerHour: { time: number; v30: number | null; v50: number | null; v85: number | null }[];
  speedPerHour: { time: number; max: number | null; average: number | null }[];
  lengthClasses: { from: number; to: number | null; vehicles: number }[];
  dailyTable: { date: number; measurements: number | null; vehicles: number | null }[];
  resultsTable: {
    date: number;
    measurements: number | null;
    vehicles: number | null;
    averageSpeed: number | null;
    maxSpeed: number | null;
    v85: number | null;
    v50: number | null;
    v30: number | null;
  }[];
  speedThresholds: SpeedThresholdRecord[];
  byDirection: DirectionFiguresRecord[];
  hourOfWeek: HourOfWeekRecord[];
  peakHour: PeakHourRecord | null;
  pedestrians: ObjectCountRecord;
  cyclists: ObjectCountRecord;
}

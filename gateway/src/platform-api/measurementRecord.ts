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

/** Covered share of a period; see "Missing is not zero" in CONTEXT.md. Null: not told. */
export interface CompletenessRecord {
  coveredSeconds: number | null;
  totalSeconds: number | null;
  coveredHours: number | null;
  totalHours: number | null;
  /** 0 to 1. */
  share: number | null;
}

/** time: start of the local hour or day, Unix seconds; null: the device did not report. */
export interface CountPointRecord {
  time: number;
  value: number | null;
}

/** Null: not told. */
export interface ObjectCountRecord {
  total: number | null;
  totalTrend: number | null;
  byHour: CountPointRecord[] | null;
  byHourIncoming: CountPointRecord[] | null;
  byHourOutgoing: CountPointRecord[] | null;
}

/** Totals with their trends in percent; speeds in km/h. */
export interface TrendedRecord {
  totalVehicles: number | null;
  totalVehiclesTrend: number | null;
  totalMeasurements: number | null;
  totalMeasurementsTrend: number | null;
  averageSpeed: number | null;
  averageSpeedTrend: number | null;
  maxSpeed: number | null;
  maxSpeedTrend: number | null;
  percentageOverLimit: number | null;
  percentageOverLimitTrend: number | null;
  standardDeviation: number | null;
  standardDeviationTrend: number | null;
  vehicleOverLimitCount: number | null;
  vehicleOverLimitCountTrend: number | null;
}

/** The main figures of one device and period; speeds in km/h. */
export interface MeasurementSummaryRecord {
  from: number;
  to: number;
  totalVehicles: number | null;
  averageSpeed: number | null;
  maxSpeed: number | null;
  v85: number | null;
  completeness: CompletenessRecord | null;
}

/** Speeds in km/h. */
export interface PercentilesRecord {
  v30: number | null;
  v50: number | null;
  v85: number | null;
  sampleSize: number | null;
}

/** Traffic of one device and period, decoded. Null: not told, or nothing of it was measured; an empty list: none. */
export interface MeasurementRecord extends TrendedRecord {
  from: number;
  to: number;
  timeZone: string | null;
  completeness: CompletenessRecord | null;
  previousCompleteness: CompletenessRecord | null;
  speedLimit: number | null;
  zeroSpeedCount: number | null;
  percentiles: PercentilesRecord | null;
  speedClasses:
    | { from: number; to: number | null; vehicles: number | null; measurements: number | null }[]
    | null;
  histogram: { speed: number; vehicles: number | null; measurements: number | null }[] | null;
  /** km/h. */
  histogramWidth: number | null;
  histogramAbove: number | null;
  vehicleCount: CountPointRecord[] | null;
  vehicleCountIncoming: CountPointRecord[] | null;
  vehicleCountOutgoing: CountPointRecord[] | null;
  vehiclesPerDay: CountPointRecord[] | null;
  averagePerHour: { hour: number; value: number | null }[] | null;
  percentilesPerHour: { time: number; v30: number | null; v50: number | null; v85: number | null }[] | null;
  speedPerHour: { time: number; max: number | null; average: number | null }[] | null;
  lengthClasses: { from: number; to: number | null; vehicles: number | null }[] | null;
  dailyTable: { date: number; measurements: number | null; vehicles: number | null }[] | null;
  resultsTable:
    | {
        date: number;
        measurements: number | null;
        vehicles: number | null;
        averageSpeed: number | null;
        maxSpeed: number | null;
        v85: number | null;
        v50: number | null;
        v30: number | null;
      }[]
    | null;
  speedThresholds: SpeedThresholdRecord[] | null;
  byDirection: DirectionFiguresRecord[] | null;
  hourOfWeek: HourOfWeekRecord[] | null;
  peakHour: PeakHourRecord | null;
  pedestrians: ObjectCountRecord | null;
  cyclists: ObjectCountRecord | null;
}

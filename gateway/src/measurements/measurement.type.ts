import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import type { MeasurementRecord, MeasurementSummaryRecord } from "../platform-api/measurementRecord.js";
import { UnixTime } from "../scalars/unixTime.js";
import { DirectionFigures, HourOfWeek, PeakHour, SpeedThreshold } from "./figures.type.js";
import {
  Completeness,
  CountPoint,
  HistogramBucket,
  HourAverage,
  LengthClass,
  Percentiles,
  PercentilesPoint,
  SpeedClass,
  SpeedPoint,
} from "./measurementParts.type.js";
import { DailyRow, ObjectCount, ResultsRow } from "./tables.type.js";

const TREND = "Percent against the previous period; null where that has no data.";

@ObjectType({ description: "Traffic of one device and period [from, to).", simpleResolvers: true })
export class Measurement implements MeasurementRecord {
  @Field(() => UnixTime, { description: "First second of the period." })
  from!: number;

  @Field(() => UnixTime, { description: "First second after the period." })
  to!: number;

  @Field({ description: "IANA zone in which hours and days are counted." })
  timeZone!: string;

  @Field(() => Completeness, { description: "How much of the period the device reported on." })
  completeness!: Completeness;

  @Field(() => Completeness, { description: "Of the period that the trends compare with." })
  previousCompleteness!: Completeness;

  @Field(() => Int, { description: "Vehicles." })
  totalVehicles!: number;

  @Field(() => Float, { nullable: true, description: TREND })
  totalVehiclesTrend!: number | null;

  @Field(() => Int, { description: "Radar samples; a sign takes several of one vehicle." })
  totalMeasurements!: number;

  @Field(() => Float, { nullable: true, description: TREND })
  totalMeasurementsTrend!: number | null;

  @Field(() => Float, { nullable: true, description: "Mean of all vehicles with a speed, km/h." })
  averageSpeed!: number | null;

  @Field(() => Float, { nullable: true, description: TREND })
  averageSpeedTrend!: number | null;

  @Field(() => Int, { nullable: true, description: "Highest speed as measured, km/h." })
  maxSpeed!: number | null;

  @Field(() => Float, { nullable: true, description: TREND })
  maxSpeedTrend!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Percent of the vehicles with a speed that went strictly above the limit.",
  })
  percentageOverLimit!: number | null;

  @Field(() => Float, { nullable: true, description: TREND })
  percentageOverLimitTrend!: number | null;

  @Field(() => Float, { nullable: true, description: "km/h, of the population of vehicles." })
  standardDeviation!: number | null;

  @Field(() => Float, { nullable: true, description: TREND })
  standardDeviationTrend!: number | null;

  @Field(() => Int, { description: "Vehicles strictly above the limit." })
  vehicleOverLimitCount!: number;

  @Field(() => Float, { nullable: true, description: TREND })
  vehicleOverLimitCountTrend!: number | null;

  @Field(() => Int, { description: "Limit that the figures are held against, km/h." })
  speedLimit!: number;

  @Field(() => Int, { description: "Readings with speed 0: no vehicle speed, counted apart." })
  zeroSpeedCount!: number;

  @Field(() => Percentiles, { description: "Speeds that a share of the vehicles does not exceed." })
  percentiles!: Percentiles;

  @Field(() => [SpeedClass], { description: "1-10 to 81-90 km/h, then above 90 where there are any." })
  speedClasses!: SpeedClass[];

  @Field(() => [HistogramBucket], { description: "1 km/h wide, below 100 km/h." })
  histogram!: HistogramBucket[];

  @Field(() => Int, { description: "Vehicles at 100 km/h and above." })
  histogramAbove!: number;

  @Field(() => [CountPoint], { description: "Vehicles by local hour." })
  vehicleCount!: CountPoint[];

  @Field(() => [CountPoint], { description: "Vehicles coming towards the device, by local hour." })
  vehicleCountIncoming!: CountPoint[];

  @Field(() => [CountPoint], { description: "Vehicles going away from the device, by local hour." })
  vehicleCountOutgoing!: CountPoint[];

  @Field(() => [CountPoint], { description: "Vehicles by local day." })
  vehiclesPerDay!: CountPoint[];

  @Field(() => [HourAverage], { description: "Mean vehicles by hour of the day, 24 of them." })
  averagePerHour!: HourAverage[];

  @Field(() => [PercentilesPoint], { description: "V30, V50 and V85 by local hour." })
  percentilesPerHour!: PercentilesPoint[];

  @Field(() => [SpeedPoint], { description: "Mean and highest speed by local hour." })
  speedPerHour!: SpeedPoint[];

  @Field(() => [LengthClass], { description: "Five classes; empty where the device measures no length." })
  lengthClasses!: LengthClass[];

  @Field(() => [DailyRow], { description: "Counts by local day." })
  dailyTable!: DailyRow[];

  @Field(() => [ResultsRow], { description: "Counts and speeds by local day." })
  resultsTable!: ResultsRow[];

  @Field(() => [SpeedThreshold], { description: "Vehicles above the limit, and above 10 and 20 km/h more." })
  speedThresholds!: SpeedThreshold[];

  @Field(() => [DirectionFigures], { description: "Both directions, incoming first." })
  byDirection!: DirectionFigures[];

  @Field(() => [HourOfWeek], { description: "The 168 local hours of the week, Monday first." })
  hourOfWeek!: HourOfWeek[];

  @Field(() => PeakHour, {
    nullable: true,
    description: "The hour with the most vehicles, the first of equals; null where none passed.",
  })
  peakHour!: PeakHour | null;

  @Field(() => ObjectCount, { description: "Counted people on foot." })
  pedestrians!: ObjectCount;

  @Field(() => ObjectCount, { description: "Counted people on bicycles." })
  cyclists!: ObjectCount;
}

@ObjectType({ description: "Main figures of one device and period [from, to).", simpleResolvers: true })
export class MeasurementSummary implements MeasurementSummaryRecord {
  @Field(() => UnixTime, { description: "First second of the period." })
  from!: number;

  @Field(() => UnixTime, { description: "First second after the period." })
  to!: number;

  @Field(() => Int, { description: "Vehicles." })
  totalVehicles!: number;

  @Field(() => Float, { nullable: true, description: "Mean of all vehicles with a speed, km/h." })
  averageSpeed!: number | null;

  @Field(() => Int, { nullable: true, description: "Highest speed as measured, km/h." })
  maxSpeed!: number | null;

  @Field(() => Int, { nullable: true, description: "Speed that 85 % of the vehicles don't exceed, km/h." })
  v85!: number | null;

  @Field(() => Completeness, { description: "How much of the period the device reported on." })
  completeness!: Completeness;
}

@ObjectType({ description: "New readings of a device have been stored.", simpleResolvers: true })
export class MeasurementArrival {
  @Field(() => ID, { description: "The device." })
  clientId!: string;

  @Field(() => UnixTime, { description: "First second that the readings cover." })
  from!: number;

  @Field(() => UnixTime, { description: "First second after them." })
  to!: number;

  @Field(() => Int, { nullable: true, description: "Vehicles; null where the platform does not say." })
  vehicles!: number | null;
}

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

const TREND = "Percent against the previous period; null where that has no data, or it is not told.";
const NONE = "null where none has one, or it is not told";

@ObjectType({ description: "Traffic of one device and period [from, to).", simpleResolvers: true })
export class Measurement implements MeasurementRecord {
  @Field(() => UnixTime, { description: "First second of the period." })
  from!: number;

  @Field(() => UnixTime, { description: "First second after the period." })
  to!: number;

  @Field(() => String, {
    nullable: true,
    description: "IANA zone in which hours and days are counted; null: not told.",
  })
  timeZone!: string | null;

  @Field(() => Completeness, {
    nullable: true,
    description: "How much of the period the device reported on; null: not told.",
  })
  completeness!: Completeness | null;

  @Field(() => Completeness, {
    nullable: true,
    description: "Of the period that the trends compare with; null: not told.",
  })
  previousCompleteness!: Completeness | null;

  @Field(() => Int, { nullable: true, description: "Vehicles; null: not told." })
  totalVehicles!: number | null;

  @Field(() => Float, { nullable: true, description: TREND })
  totalVehiclesTrend!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Radar samples; a sign takes several of one vehicle; null: not told.",
  })
  totalMeasurements!: number | null;

  @Field(() => Float, { nullable: true, description: TREND })
  totalMeasurementsTrend!: number | null;

  @Field(() => Float, { nullable: true, description: `Mean of all vehicles with a speed, km/h; ${NONE}.` })
  averageSpeed!: number | null;

  @Field(() => Float, { nullable: true, description: TREND })
  averageSpeedTrend!: number | null;

  @Field(() => Int, { nullable: true, description: `Highest speed as measured, km/h; ${NONE}.` })
  maxSpeed!: number | null;

  @Field(() => Float, { nullable: true, description: TREND })
  maxSpeedTrend!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: `Percent of the vehicles with a speed that went strictly above the limit; ${NONE}.`,
  })
  percentageOverLimit!: number | null;

  @Field(() => Float, { nullable: true, description: TREND })
  percentageOverLimitTrend!: number | null;

  @Field(() => Float, { nullable: true, description: `km/h, of the population of vehicles; ${NONE}.` })
  standardDeviation!: number | null;

  @Field(() => Float, { nullable: true, description: TREND })
  standardDeviationTrend!: number | null;

  @Field(() => Int, { nullable: true, description: "Vehicles strictly above the limit; null: not told." })
  vehicleOverLimitCount!: number | null;

  @Field(() => Float, { nullable: true, description: TREND })
  vehicleOverLimitCountTrend!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Limit that the figures are held against, km/h; null: not told.",
  })
  speedLimit!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Readings with speed 0: no vehicle speed, counted apart; null: not told.",
  })
  zeroSpeedCount!: number | null;

  @Field(() => Percentiles, {
    nullable: true,
    description: "Speeds that a share of the vehicles does not exceed; null: not told.",
  })
  percentiles!: Percentiles | null;

  @Field(() => [SpeedClass], {
    nullable: true,
    description: "1-10 to 81-90 km/h, then above 90 where there are any; null: not told.",
  })
  speedClasses!: SpeedClass[] | null;

  @Field(() => [HistogramBucket], {
    nullable: true,
    description: "`histogramWidth` km/h wide, below 100 km/h; null: not told.",
  })
  histogram!: HistogramBucket[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "How wide the histogram's buckets are, km/h: 1 where the platform tells no borders. Null: not told.",
  })
  histogramWidth!: number | null;

  @Field(() => Int, { nullable: true, description: "Vehicles at 100 km/h and above; null: not told." })
  histogramAbove!: number | null;

  @Field(() => [CountPoint], { nullable: true, description: "Vehicles by local hour; null: not told." })
  vehicleCount!: CountPoint[] | null;

  @Field(() => [CountPoint], {
    nullable: true,
    description: "Vehicles coming towards the device, by local hour; null: not told.",
  })
  vehicleCountIncoming!: CountPoint[] | null;

  @Field(() => [CountPoint], {
    nullable: true,
    description: "Vehicles going away from the device, by local hour; null: not told.",
  })
  vehicleCountOutgoing!: CountPoint[] | null;

  @Field(() => [CountPoint], { nullable: true, description: "Vehicles by local day; null: not told." })
  vehiclesPerDay!: CountPoint[] | null;

  @Field(() => [HourAverage], {
    nullable: true,
    description: "Mean vehicles by hour of the day, 24 of them; null: not told.",
  })
  averagePerHour!: HourAverage[] | null;

  @Field(() => [PercentilesPoint], {
    nullable: true,
    description: "V30, V50 and V85 by local hour; null: not told.",
  })
  percentilesPerHour!: PercentilesPoint[] | null;

  @Field(() => [SpeedPoint], {
    nullable: true,
    description: "Mean and highest speed by local hour; null: not told.",
  })
  speedPerHour!: SpeedPoint[] | null;

  @Field(() => [LengthClass], {
    nullable: true,
    description: "Five classes; empty where the device measures no length, null: not told.",
  })
  lengthClasses!: LengthClass[] | null;

  @Field(() => [DailyRow], { nullable: true, description: "Counts by local day; null: not told." })
  dailyTable!: DailyRow[] | null;

  @Field(() => [ResultsRow], {
    nullable: true,
    description: "Counts and speeds by local day; null: not told.",
  })
  resultsTable!: ResultsRow[] | null;

  @Field(() => [SpeedThreshold], {
    nullable: true,
    description: "Vehicles above the limit, and above 10 and 20 km/h more; null: not told.",
  })
  speedThresholds!: SpeedThreshold[] | null;

  @Field(() => [DirectionFigures], {
    nullable: true,
    description: "Both directions, incoming first; null: not told.",
  })
  byDirection!: DirectionFigures[] | null;

  @Field(() => [HourOfWeek], {
    nullable: true,
    description: "The 168 local hours of the week, Monday first; null: not told.",
  })
  hourOfWeek!: HourOfWeek[] | null;

  @Field(() => PeakHour, {
    nullable: true,
    description:
      "The hour with the most vehicles, the first of equals; null where none passed, or it is not told.",
  })
  peakHour!: PeakHour | null;

  @Field(() => ObjectCount, { nullable: true, description: "Counted people on foot; null: not told." })
  pedestrians!: ObjectCount | null;

  @Field(() => ObjectCount, { nullable: true, description: "Counted people on bicycles; null: not told." })
  cyclists!: ObjectCount | null;
}

@ObjectType({ description: "Main figures of one device and period [from, to).", simpleResolvers: true })
export class MeasurementSummary implements MeasurementSummaryRecord {
  @Field(() => UnixTime, { description: "First second of the period." })
  from!: number;

  @Field(() => UnixTime, { description: "First second after the period." })
  to!: number;

  @Field(() => Int, { nullable: true, description: "Vehicles; null: not told." })
  totalVehicles!: number | null;

  @Field(() => Float, { nullable: true, description: `Mean of all vehicles with a speed, km/h; ${NONE}.` })
  averageSpeed!: number | null;

  @Field(() => Int, { nullable: true, description: `Highest speed as measured, km/h; ${NONE}.` })
  maxSpeed!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Speed that 85 % of the vehicles don't exceed, km/h; ${NONE}.`,
  })
  v85!: number | null;

  @Field(() => Completeness, {
    nullable: true,
    description: "How much of the period the device reported on; null: not told.",
  })
  completeness!: Completeness | null;
}

@ObjectType({ description: "New readings of a device have been stored.", simpleResolvers: true })
export class MeasurementArrival {
  @Field(() => ID, { description: "The device." })
  clientId!: string;

  @Field(() => UnixTime, {
    nullable: true,
    description: "First second that the readings cover; null: not told.",
  })
  from!: number | null;

  @Field(() => UnixTime, { nullable: true, description: "First second after them; null: not told." })
  to!: number | null;

  @Field(() => Int, { nullable: true, description: "Vehicles; null where the platform does not say." })
  vehicles!: number | null;
}

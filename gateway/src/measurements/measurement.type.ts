import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import type { MeasurementRecord } from "../platform-api/measurementRecord.js";
import { UnixTime } from "../scalars/unixTime.js";
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
  @Field(() => UnixTime)
  from!: number;

  @Field(() => UnixTime)
  to!: number;

  @Field({ description: "IANA zone in which hours and days are counted." })
  timeZone!: string;

  @Field(() => Completeness)
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

  @Field(() => Float, { nullable: true, description: "km/h." })
  averageSpeed!: number | null;

  @Field(() => Float, { nullable: true, description: TREND })
  averageSpeedTrend!: number | null;

  @Field(() => Int, { nullable: true, description: "km/h, as measured." })
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

  @Field(() => Int, { description: "km/h." })
  speedLimit!: number;

  @Field(() => Int, { description: "Readings with speed 0: no vehicle speed, counted apart." })
  zeroSpeedCount!: number;

  @Field(() => Percentiles)
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

  @Field(() => [HourAverage])
  averagePerHour!: HourAverage[];

  @Field(() => [PercentilesPoint])
  percentilesPerHour!: PercentilesPoint[];

  @Field(() => [SpeedPoint])
  speedPerHour!: SpeedPoint[];

  @Field(() => [LengthClass], { description: "Five classes; empty where the device measures no length." })
  lengthClasses!: LengthClass[];

  @Field(() => [DailyRow])
  dailyTable!: DailyRow[];

  @Field(() => [ResultsRow])
  resultsTable!: ResultsRow[];

  @Field(() => ObjectCount)
  pedestrians!: ObjectCount;

  @Field(() => ObjectCount)
  cyclists!: ObjectCount;
}

@ObjectType({ description: "New readings of a device have been stored.", simpleResolvers: true })
export class MeasurementArrival {
  @Field(() => ID)
  clientId!: string;

  @Field(() => UnixTime, { description: "First second that the readings cover." })
  from!: number;

  @Field(() => UnixTime, { description: "First second after them." })
  to!: number;

  @Field(() => Int, { nullable: true, description: "Vehicles; null where the platform does not say." })
  vehicles!: number | null;
}

import { Field, ID, Int, ObjectType } from "type-graphql";
import { objectOf } from "../objectType.js";
import { COMPARISON, type ComparisonRecord } from "../platform-api/comparison.js";
import {
  MEASUREMENT,
  MEASUREMENT_SUMMARY,
  type MeasurementRecord,
  type MeasurementSummaryRecord,
} from "../platform-api/measurementRecord.js";
import { READING, type ReadingRecord } from "../platform-api/readings.js";
import { UnixTime } from "../scalars/unixTime.js";

export const Measurement = objectOf(MEASUREMENT);
export type Measurement = MeasurementRecord;

export const MeasurementSummary = objectOf(MEASUREMENT_SUMMARY);
export type MeasurementSummary = MeasurementSummaryRecord;

export const Comparison = objectOf(COMPARISON);
export type Comparison = ComparisonRecord;

export const Reading = objectOf(READING);
export type Reading = ReadingRecord;

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

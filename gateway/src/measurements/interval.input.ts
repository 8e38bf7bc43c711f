import { Field, InputType, registerEnumType } from "type-graphql";
import { UnixTime } from "../scalars/unixTime.js";
import { type Interval, IntervalPreset, type IntervalPresetName } from "./interval.js";

registerEnumType(IntervalPreset, {
  name: "IntervalPreset",
  description: "Periods that end now, and whole ones before now, in the device's time zone.",
  valuesConfig: {
    LAST_24H: { description: "The last 86 400 seconds." },
    TODAY: { description: "Since local midnight; trends compare with the same part of yesterday." },
    WEEK: { description: "Since the same wall time 7 days ago." },
    TWO_WEEKS: { description: "Since the same wall time 14 days ago." },
    MONTH: { description: "Since the same wall time 31 days ago." },
    LAST_WEEK: { description: "The calendar week before this one, Monday to Sunday." },
    LAST_MONTH: { description: "The calendar month before this one." },
  },
});

@InputType({ description: "A preset, or from and to." })
export class IntervalInput implements Interval {
  @Field(() => IntervalPreset, { nullable: true, description: "A period by its name." })
  preset?: IntervalPresetName | null;

  @Field(() => UnixTime, { nullable: true, description: "First second of the period." })
  from?: number | null;

  @Field(() => UnixTime, { nullable: true, description: "First second after the period." })
  to?: number | null;
}

import { Field, InputType } from "type-graphql";
import { enumOf } from "../objectType.js";
import { INTERVAL_PRESET, type IntervalPresetName } from "../platform-api/intervalPreset.js";
import { UnixTime } from "../scalars/unixTime.js";
import type { Interval } from "./interval.js";

export const IntervalPreset = enumOf(INTERVAL_PRESET);

@InputType({ description: "A preset, or from and to." })
export class IntervalInput implements Interval {
  @Field(() => IntervalPreset, { nullable: true, description: "A period by its name." })
  preset?: IntervalPresetName | null;

  @Field(() => UnixTime, { nullable: true, description: "First second of the period." })
  from?: number | null;

  @Field(() => UnixTime, { nullable: true, description: "First second after the period." })
  to?: number | null;
}

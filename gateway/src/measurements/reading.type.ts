import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import { enumOf } from "../objectType.js";
import { DIRECTION } from "../platform-api/direction.js";
import type { ReadingRecord } from "../platform-api/readings.js";
import { UnixTime } from "../scalars/unixTime.js";

export const Direction = enumOf(DIRECTION);

export const RoadUser = { VEHICLE: "VEHICLE", PEDESTRIAN: "PEDESTRIAN", BICYCLE: "BICYCLE" } as const;
registerEnumType(RoadUser, {
  name: "RoadUser",
  description: "What passed the device.",
  valuesConfig: {
    VEHICLE: { description: "A motor vehicle." },
    PEDESTRIAN: { description: "A person on foot." },
    BICYCLE: { description: "A person on a bicycle." },
  },
});

@ObjectType({ description: "One tracked road user.", simpleResolvers: true })
export class Reading implements ReadingRecord {
  @Field(() => UnixTime, { description: "When it passed." })
  time!: number;

  @Field(() => Int, {
    nullable: true,
    description: "km/h; null where the device measures none, or it is not told.",
  })
  speed!: number | null;

  @Field(() => Direction, { nullable: true, description: "Where it was going; null: not told." })
  direction!: ReadingRecord["direction"] | null;

  @Field(() => Int, {
    nullable: true,
    description: "Radar samples; a sign takes several of one vehicle; null: not told.",
  })
  samples!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Metres; null where the device measures none, or it is not told.",
  })
  length!: number | null;

  @Field(() => RoadUser, { nullable: true, description: "What passed; null: not told." })
  kind!: ReadingRecord["kind"] | null;
}

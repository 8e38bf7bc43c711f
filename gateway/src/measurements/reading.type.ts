import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import type { ReadingRecord } from "../platform-api/readings.js";
import { UnixTime } from "../scalars/unixTime.js";

export const Direction = { INCOMING: "INCOMING", OUTGOING: "OUTGOING" } as const;
registerEnumType(Direction, {
  name: "Direction",
  description: "Where a road user was going.",
  valuesConfig: {
    INCOMING: { description: "Towards the device." },
    OUTGOING: { description: "Away from the device." },
  },
});

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

  @Field(() => Int, { nullable: true, description: "km/h; null where the device measures none." })
  speed!: number | null;

  @Field(() => Direction, { description: "Where it was going." })
  direction!: ReadingRecord["direction"];

  @Field(() => Int, { description: "Radar samples; a sign takes several of one vehicle." })
  samples!: number;

  @Field(() => Float, { nullable: true, description: "Metres; null where the device measures none." })
  length!: number | null;

  @Field(() => RoadUser, { description: "What passed." })
  kind!: ReadingRecord["kind"];
}

import { Field, ID, Int, ObjectType } from "type-graphql";
import type { ValveLocationRecord } from "../platform-api/valveRecord.js";
import { UnixTime } from "../scalars/unixTime.js";
import { Valve, ValveBundle } from "./valve.type.js";

@ObjectType({ description: "What the caller may do at a location.", simpleResolvers: true })
export class ValveLocationPermissions {
  @Field({
    description:
      "Whether the caller may change and pause its schedules, delay them for rain, and close all valves at once.",
  })
  editSchedule!: boolean;

  @Field({ description: "Whether the caller may make, rename, fill and delete bundles." })
  editBundles!: boolean;

  @Field({ description: "Whether the caller may set the modes of its valves." })
  controlValves!: boolean;
}

@ObjectType({ description: "A group of the valve type, with its valves.", simpleResolvers: true })
export class ValveLocation implements ValveLocationRecord {
  @Field(() => ID, { description: "The group's id." })
  id!: string;

  @Field({ description: "The group's name." })
  name!: string;

  @Field({ description: "IANA zone of its schedules." })
  timeZone!: string;

  @Field(() => [ValveBundle], { description: "Valves that share a schedule." })
  bundles!: ValveBundle[];

  @Field(() => [Valve], { description: "Valves without a bundle." })
  unbundled!: Valve[];

  @Field(() => [Valve], { description: "All of its valves, in bundles or not." })
  valves!: Valve[];

  @Field(() => Int, { description: "How many valves it has." })
  valveCount!: number;

  @Field(() => UnixTime, {
    nullable: true,
    description: "Until when no schedule opens a valve here, as it rains; null: there is no rain delay.",
  })
  rainDelayUntil!: number | null;
}

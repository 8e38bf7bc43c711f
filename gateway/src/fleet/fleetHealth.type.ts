import { Field, Int, ObjectType } from "type-graphql";
import type { FleetDayRecord, FleetDeviceRecord, FleetHealthRecord } from "../platform-api/fleet.js";
import { UnixTime } from "../scalars/unixTime.js";

const EXPECTED = { description: "Seconds that should have been heard of by now." };
const COVERED = { description: "Of these, the seconds that the devices' batches cover." };

@ObjectType({ description: "How much of a local day was heard of all devices.", simpleResolvers: true })
export class FleetDay implements FleetDayRecord {
  @Field(() => UnixTime, { description: "Where the day begins, or the period within it." })
  from!: number;

  @Field(() => UnixTime, { description: "Where it ends; excluded." })
  to!: number;

  // More than an Int holds once there are 25,000 devices.
  @Field(() => Number, EXPECTED)
  expectedSeconds!: number;

  @Field(() => Number, COVERED)
  coveredSeconds!: number;

  @Field(() => Int, { description: "Devices of which anything was expected on that day." })
  devices!: number;
}

@ObjectType({ description: "How much of a period was heard of one device.", simpleResolvers: true })
export class FleetDevice implements FleetDeviceRecord {
  clientId!: string;

  @Field(() => Int, EXPECTED)
  expectedSeconds!: number;

  @Field(() => Int, COVERED)
  coveredSeconds!: number;
}

@ObjectType({
  description:
    "How much of a period was heard of all devices. Of a device it is expected from the first second on that it ever covered, and never ahead.",
  simpleResolvers: true,
})
export class FleetHealth implements FleetHealthRecord {
  @Field(() => UnixTime, { description: "Where the period begins." })
  from!: number;

  @Field(() => UnixTime, { description: "Where it ends; excluded." })
  to!: number;

  @Field({
    description: "IANA zone by whose clock the days are counted: the platform's, whatever a device's is.",
  })
  timeZone!: string;

  @Field(() => [FleetDay], { description: "Each local day of the period." })
  days!: FleetDay[];

  @Field(() => [FleetDevice], { description: "The devices of which anything was expected in the period." })
  devices!: FleetDevice[];
}

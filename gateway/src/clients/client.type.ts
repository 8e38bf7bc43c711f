import { Field, Float, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import type { ClientRecord, VisionTypeName } from "../platform-api/clients.js";
import { UnixTime } from "../scalars/unixTime.js";

export const VisionType = {
  NO_VISION: "NO_VISION",
  VISION_VEHICLES: "VISION_VEHICLES",
  VISION_BIKE: "VISION_BIKE",
} as const;
registerEnumType(VisionType, { name: "VisionType", description: "What a camera in the device counts." });

@ObjectType({ description: "Last values that the device reported.", simpleResolvers: true })
export class ClientInfo {
  @Field(() => String, { nullable: true })
  firmwareVersion!: string | null;

  @Field(() => String, { nullable: true, description: "Name of the configuration that the device runs." })
  configName!: string | null;

  @Field(() => Float, { nullable: true, description: "Volts." })
  batteryVoltage!: number | null;

  @Field(() => Float, { nullable: true, description: "Received signal strength, dBm." })
  rssi!: number | null;

  @Field(() => UnixTime, { nullable: true, description: "When the device last raised an alarm." })
  alarmLastActiveDate!: number | null;
}

@ObjectType({ simpleResolvers: true })
export class Alarm {
  @Field()
  text!: string;
}

@ObjectType({ description: "WGS 84, degrees.", simpleResolvers: true })
export class MarkerPosition {
  @Field(() => Float)
  lat!: number;

  @Field(() => Float)
  lng!: number;
}

@ObjectType({ description: "What people set of a device.", simpleResolvers: true })
export class ClientSettings {
  @Field(() => String, { nullable: true })
  locationName!: string | null;

  @Field(() => String, { nullable: true })
  locationAddress!: string | null;

  @Field(() => String, { nullable: true })
  serialNumber!: string | null;

  @Field(() => String, { nullable: true })
  notes!: string | null;

  @Field(() => MarkerPosition, { nullable: true })
  markerPosition!: MarkerPosition | null;

  @Field(() => Float, { description: "Detection distance, metres." })
  measureDistance!: number;

  @Field(() => Int, { description: "km/h." })
  speedLimit!: number;

  @Field({ description: "Whether the sign blinks at a speeding vehicle." })
  speedingBlink!: boolean;
}

@ObjectType({ description: "What the caller may do with the device.", simpleResolvers: true })
export class ClientPermissions {
  @Field()
  editSettings!: boolean;
}

@ObjectType({ description: "A roadside device.", simpleResolvers: true })
export class Client implements ClientRecord {
  @Field(() => ID)
  id!: string;

  groupIds!: string[];

  @Field()
  guid!: string;

  @Field({ description: "Display name: the location's name, else the guid." })
  name!: string;

  @Field(() => VisionType)
  visionType!: VisionTypeName;

  @Field(() => String, { nullable: true, description: "As the device reports it, e.g. K200DISP_FALCON." })
  hardwareType!: string | null;

  @Field({ description: "IANA zone in which its hours and days are counted." })
  timeZone!: string;

  @Field(() => UnixTime)
  createDate!: number;

  @Field(() => UnixTime, { nullable: true, description: "Last sign of life." })
  lastActiveDate!: number | null;

  @Field(() => ClientInfo)
  info!: ClientInfo;

  @Field(() => [Alarm])
  alarms!: Alarm[];

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether water flows, as last reported; null: unknown, or no valve.",
  })
  valveOpen!: boolean | null;

  @Field(() => ClientSettings)
  settings!: ClientSettings;
}

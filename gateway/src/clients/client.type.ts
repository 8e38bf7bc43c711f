import { Field, Float, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import type { ClientInfoRecord, ClientRecord, VisionTypeName } from "../platform-api/clients.js";
import { UnixTime } from "../scalars/unixTime.js";
import { ClientSettings } from "./clientSettings.type.js";

export const VisionType = {
  NO_VISION: "NO_VISION",
  VISION_VEHICLES: "VISION_VEHICLES",
  VISION_BIKE: "VISION_BIKE",
} as const;
registerEnumType(VisionType, {
  name: "VisionType",
  description: "What a camera in the device counts.",
  valuesConfig: {
    NO_VISION: { description: "It has no camera." },
    VISION_VEHICLES: { description: "Vehicles." },
    VISION_BIKE: { description: "Cyclists and pedestrians." },
  },
});

@ObjectType({ description: "Last values that the device reported.", simpleResolvers: true })
export class ClientInfo implements ClientInfoRecord {
  @Field(() => String, { nullable: true, description: "Version of the firmware that the device runs." })
  firmwareVersion!: string | null;

  @Field(() => String, { nullable: true, description: "Name of the configuration that the device runs." })
  configName!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The version of its configuration that the device runs, as it says; compare with config.version. Null: it never said.",
  })
  configVersion!: number | null;

  @Field(() => UnixTime, { nullable: true, description: "Since when it says that it runs this version." })
  configVersionDate!: number | null;

  @Field(() => Float, { nullable: true, description: "Volts." })
  batteryVoltage!: number | null;

  @Field(() => Float, { nullable: true, description: "Received signal strength, dBm." })
  rssi!: number | null;

  @Field(() => UnixTime, {
    nullable: true,
    description: "Since when the device is late; null where it is not.",
  })
  alarmLastActiveDate!: number | null;
}

@ObjectType({ description: "Something that the device complains of.", simpleResolvers: true })
export class Alarm {
  @Field({ description: "What it says." })
  text!: string;
}

@ObjectType({ description: "A roadside device.", simpleResolvers: true })
export class Client implements ClientRecord {
  @Field(() => ID, { description: "Of the device." })
  id!: string;

  groupIds!: string[];
  metaData!: ClientRecord["metaData"];

  @Field({ description: "Its public identifier, printed on its papers." })
  guid!: string;

  @Field({ description: "Display name: the location's name, else the guid." })
  name!: string;

  @Field(() => VisionType, { nullable: true, description: "What a camera in it counts; null: not told." })
  visionType!: VisionTypeName | null;

  @Field(() => String, { nullable: true, description: "As the device reports it, e.g. K200DISP_FALCON." })
  hardwareType!: string | null;

  @Field({ description: "IANA zone in which its hours and days are counted." })
  timeZone!: string;

  @Field(() => UnixTime, { nullable: true, description: "When it was added; null: not told." })
  createDate!: number | null;

  @Field(() => UnixTime, {
    nullable: true,
    description: "Last sign of life; null: none ever where `hasReported` is false, else not told.",
  })
  lastActiveDate!: number | null;

  @Field(() => Boolean, { nullable: true, description: "Whether it ever gave one; null: not told." })
  hasReported!: boolean | null;

  @Field(() => UnixTime, {
    nullable: true,
    description:
      "Newest road user that it counted; null: none ever where `hasCounted` is false, else not told.",
  })
  lastCountDate!: number | null;

  @Field(() => Boolean, { nullable: true, description: "Whether it ever counted one; null: not told." })
  hasCounted!: boolean | null;

  @Field(() => UnixTime, {
    nullable: true,
    description: "Of the status that battery and signal are from; null where none came.",
  })
  statusDate!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The newest version of its configuration; compare with info.configVersion. Null: none was assigned where `hasConfig` is false, else not told.",
  })
  wantedConfigVersion!: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether it was ever assigned a configuration; null: not told.",
  })
  hasConfig!: boolean | null;

  @Field(() => ClientInfo, { description: "Last values that it reported." })
  info!: ClientInfo;

  @Field(() => [Alarm], { nullable: true, description: "What it complains of now; null: not told." })
  alarms!: Alarm[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether water flows, as last reported; null: unknown, or no valve.",
  })
  valveOpen!: boolean | null;

  @Field(() => ClientSettings, { description: "What people set of it." })
  settings!: ClientSettings;
}

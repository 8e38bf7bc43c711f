import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Client } from "../clients/client.type.js";
import type { FirmwareRecord, RolloutRecord, RolloutStateName } from "../platform-api/firmware.js";
import { UnixTime } from "../scalars/unixTime.js";
import { DeviceProgress, progressStates } from "./deviceProgress.type.js";

export const RolloutState = {
  ASSIGNED: "ASSIGNED",
  DOWNLOADING: "DOWNLOADING",
  DOWNLOADED: "DOWNLOADED",
  INSTALLED: "INSTALLED",
  FAILED: "FAILED",
} as const;
registerEnumType(RolloutState, {
  name: "RolloutState",
  description: "How far a device is with a firmware that it was assigned.",
  valuesConfig: progressStates,
});

@ObjectType({
  description: "How far a device is with a firmware that it was assigned.",
  simpleResolvers: true,
})
export class FirmwareRollout extends DeviceProgress implements RolloutRecord {
  clientId!: string;
  firmwareId!: string;

  @Field(() => RolloutState, {
    nullable: true,
    description: "How far it is; null for a state that is not known here.",
  })
  state!: RolloutStateName | null;
}

@ObjectType({ description: "A firmware that devices can be given.", simpleResolvers: true })
export class Firmware implements FirmwareRecord {
  @Field(() => ID, { description: "Opaque." })
  id!: string;

  @Field({ description: "As devices tell it once they have it." })
  version!: string;

  @Field(() => String, {
    nullable: true,
    description: "The type of hardware that it is for, one of hardwareTypes; null where nobody knows.",
  })
  hardwareType!: string | null;

  @Field({ description: "What it is good for; may be empty." })
  description!: string;

  @Field(() => String, { nullable: true, description: "SHA-256 of the file, hexadecimal." })
  sha256!: string | null;

  @Field(() => Int, { nullable: true, description: "Of the file, bytes." })
  size!: number | null;

  @Field(() => UnixTime, { description: "When it was uploaded." })
  createDate!: number;
}

@ObjectType({ description: "The firmware that was changed.", simpleResolvers: true })
export class UpdateFirmwarePayload {
  @Field(() => Firmware, { description: "As it is now." })
  firmware!: Firmware;
}

@ObjectType({ description: "Which devices get a firmware once more.", simpleResolvers: true })
export class RetryFirmwarePayload {
  @Field(() => [Client], { description: "The devices that had failed." })
  clients!: Client[];
}

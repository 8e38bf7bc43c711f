import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Client } from "../clients/client.type.js";
import type { FirmwareRecord, RolloutRecord, RolloutStateName } from "../platform-api/firmware.js";
import { UnixTime } from "../scalars/unixTime.js";

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
  valuesConfig: {
    ASSIGNED: { description: "It has not fetched it yet." },
    DOWNLOADING: { description: "It is fetching it." },
    DOWNLOADED: { description: "It has the whole file, and has not told its new version yet." },
    INSTALLED: { description: "It tells this version." },
    FAILED: { description: "It told another version after it got the file, or gave up fetching it." },
  },
});

@ObjectType({
  description: "How far a device is with a firmware that it was assigned.",
  simpleResolvers: true,
})
export class FirmwareRollout implements RolloutRecord {
  clientId!: string;
  firmwareId!: string;

  @Field(() => RolloutState, {
    nullable: true,
    description: "How far it is; null for a state that is not known here.",
  })
  state!: RolloutStateName | null;

  @Field(() => UnixTime, {
    nullable: true,
    description: "When it was last assigned; null where nobody knows.",
  })
  assignDate!: number | null;

  @Field(() => UnixTime, { nullable: true, description: "When it began to fetch the file; null until then." })
  downloadDate!: number | null;

  @Field(() => UnixTime, { nullable: true, description: "When it had the whole file; null until then." })
  downloadedDate!: number | null;

  @Field(() => UnixTime, { nullable: true, description: "When it last told its version; null until then." })
  reportDate!: number | null;

  @Field(() => String, { nullable: true, description: "The version that it last told." })
  reportedVersion!: string | null;

  @Field(() => Int, { description: "How often it was assigned." })
  attempts!: number;
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

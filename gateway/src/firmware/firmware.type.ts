import { Field, ObjectType } from "type-graphql";
import { Client } from "../clients/client.type.js";
import { objectOf } from "../objectType.js";
import {
  FIRMWARE,
  FIRMWARE_ROLLOUT,
  type FirmwareRecord,
  type RolloutRecord,
} from "../platform-api/firmware.js";

export const Firmware = objectOf(FIRMWARE);
export type Firmware = FirmwareRecord;

export const FirmwareRollout = objectOf(FIRMWARE_ROLLOUT);
export type FirmwareRollout = RolloutRecord;

@ObjectType({ description: "The firmware that was changed.", simpleResolvers: true })
export class UpdateFirmwarePayload {
  @Field(() => Firmware, {
    nullable: true,
    description: "As it is now; null where the platform does not tell.",
  })
  firmware!: Firmware | null;
}

@ObjectType({ description: "Which devices get a firmware once more.", simpleResolvers: true })
export class RetryFirmwarePayload {
  @Field(() => [Client], { description: "The devices that had failed." })
  clients!: Client[];
}

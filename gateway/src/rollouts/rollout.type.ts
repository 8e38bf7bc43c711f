import { Field, ObjectType } from "type-graphql";
import { connectionOf } from "../lists/page.types.js";
import { objectOf } from "../objectType.js";
import {
  ROLLOUT_DEVICE,
  type RolloutDeviceRecord,
  STAGED_ROLLOUT,
  type StagedRolloutRecord,
} from "../platform-api/rollouts.js";

export const RolloutDevice = objectOf(ROLLOUT_DEVICE);
export type RolloutDevice = RolloutDeviceRecord;

export const StagedRollout = objectOf(STAGED_ROLLOUT);
export type StagedRollout = StagedRolloutRecord;

export const StagedRolloutConnection = connectionOf(StagedRollout, "StagedRollout");

@ObjectType({ description: "The rollout that was started or changed.", simpleResolvers: true })
export class StagedRolloutPayload {
  @Field(() => StagedRollout, {
    description: "As it is now; with a dry run as it would be, and an id of nothing where it would be new.",
  })
  rollout!: StagedRollout;
}

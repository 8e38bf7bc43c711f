import { Field, ObjectType, registerEnumType } from "type-graphql";
import { DeviceProgress, progressStates } from "../firmware/deviceProgress.type.js";
import type { RolloutDeviceRecord, RolloutDeviceStateName } from "../platform-api/rollouts.js";

export const RolloutDeviceState: { readonly [name in RolloutDeviceStateName]: name } = {
  WAITING: "WAITING",
  ASSIGNED: "ASSIGNED",
  DOWNLOADING: "DOWNLOADING",
  DOWNLOADED: "DOWNLOADED",
  INSTALLED: "INSTALLED",
  FAILED: "FAILED",
  WITHDRAWN: "WITHDRAWN",
  REPLACED: "REPLACED",
};
registerEnumType(RolloutDeviceState, {
  name: "RolloutDeviceState",
  description: "How far a device of a rollout is.",
  valuesConfig: {
    WAITING: { description: "Its turn has not come." },
    ...progressStates,
    WITHDRAWN: { description: "It had not begun to fetch it when the rollout stopped." },
    REPLACED: { description: "It was given another firmware before it settled." },
  },
});

@ObjectType({ description: "How far a device of a rollout is.", simpleResolvers: true })
export class RolloutDevice extends DeviceProgress implements RolloutDeviceRecord {
  clientId!: string;

  @Field({ description: "Whether it got it first." })
  isPilot!: boolean;

  @Field(() => RolloutDeviceState, {
    nullable: true,
    description: "How far it is; null for a state that is not known here.",
  })
  state!: RolloutDeviceStateName | null;
}

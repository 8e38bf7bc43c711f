import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import type { RolloutDeviceRecord, RolloutDeviceStateName } from "../platform-api/rollouts.js";
import { UnixTime } from "../scalars/unixTime.js";

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
    ASSIGNED: { description: "It has not fetched it yet." },
    DOWNLOADING: { description: "It is fetching it." },
    DOWNLOADED: { description: "It has the whole file, and has not told its new version yet." },
    INSTALLED: { description: "It tells this version." },
    FAILED: { description: "It told another version after it got the file, or gave up fetching it." },
    WITHDRAWN: { description: "It had not begun to fetch it when the rollout stopped." },
    REPLACED: { description: "It was given another firmware before it settled." },
  },
});

@ObjectType({ description: "How far a device of a rollout is.", simpleResolvers: true })
export class RolloutDevice implements RolloutDeviceRecord {
  clientId!: string;

  @Field({ description: "Whether it got it first." })
  isPilot!: boolean;

  @Field(() => RolloutDeviceState, {
    nullable: true,
    description: "How far it is; null for a state that is not known here.",
  })
  state!: RolloutDeviceStateName | null;

  @Field(() => UnixTime, { nullable: true, description: "When it was last assigned it; null until then." })
  assignDate!: number | null;

  @Field(() => UnixTime, { nullable: true, description: "When it began to fetch the file; null until then." })
  downloadDate!: number | null;

  @Field(() => UnixTime, { nullable: true, description: "When it had the whole file; null until then." })
  downloadedDate!: number | null;

  @Field(() => UnixTime, { nullable: true, description: "When it last told its version; null until then." })
  reportDate!: number | null;

  @Field(() => String, { nullable: true, description: "The version that it last told." })
  reportedVersion!: string | null;

  @Field(() => Int, { description: "How often it was assigned it." })
  attempts!: number;
}

import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { connectionOf } from "../lists/connection.type.js";
import type {
  RolloutDeviceRecord,
  StagedRolloutCountsRecord,
  StagedRolloutRecord,
  StagedRolloutStateName,
  StagedRolloutStopReasonName,
} from "../platform-api/rollouts.js";
import { UnixTime } from "../scalars/unixTime.js";
import { UserRef } from "../users/userRef.type.js";

export const StagedRolloutState: { readonly [name in StagedRolloutStateName]: name } = {
  PILOTS: "PILOTS",
  REST: "REST",
  STOPPED: "STOPPED",
  DONE: "DONE",
};
registerEnumType(StagedRolloutState, {
  name: "StagedRolloutState",
  description: "How far a rollout is.",
  valuesConfig: {
    PILOTS: { description: "The pilots have it; the others wait until each of them has settled." },
    REST: { description: "All devices have it." },
    STOPPED: { description: "Nothing more is assigned; what no device had begun to fetch is withdrawn." },
    DONE: { description: "No device waits, and none is under way." },
  },
});

export const StagedRolloutStopReason: { readonly [name in StagedRolloutStopReasonName]: name } = {
  FAILURES: "FAILURES",
  PERSON: "PERSON",
};
registerEnumType(StagedRolloutStopReason, {
  name: "StagedRolloutStopReason",
  description: "Why a rollout stopped.",
  valuesConfig: {
    FAILURES: { description: "More devices failed than may; it stopped by itself." },
    PERSON: { description: "Somebody stopped it." },
  },
});

@ObjectType({
  description: "How many devices of a rollout are how far; `total` is the sum of the others.",
  simpleResolvers: true,
})
export class StagedRolloutCounts implements StagedRolloutCountsRecord {
  @Field(() => Int, { description: "All of them." })
  total!: number;

  @Field(() => Int, { description: "Have not been assigned it yet." })
  waiting!: number;

  @Field(() => Int, { description: "Were assigned it and have not settled: assigned, fetching, installing." })
  underWay!: number;

  @Field(() => Int, { description: "Tell its version." })
  installed!: number;

  @Field(() => Int, { description: "Told another version after they got the file, or gave up fetching it." })
  failed!: number;

  @Field(() => Int, { description: "Had not begun to fetch it when the rollout stopped." })
  withdrawn!: number;

  @Field(() => Int, { description: "Were given another firmware before they settled." })
  replaced!: number;
}

@ObjectType({
  description:
    "A firmware on its way to devices: to a few pilots first, to the rest once these have settled.",
  simpleResolvers: true,
})
export class StagedRollout implements StagedRolloutRecord {
  @Field(() => ID, { description: "Opaque." })
  id!: string;

  firmwareId!: string;
  devices!: RolloutDeviceRecord[] | null;

  @Field(() => StagedRolloutState, {
    nullable: true,
    description: "How far it is; null for a state that is not known here.",
  })
  state!: StagedRolloutStateName | null;

  @Field(() => StagedRolloutStopReason, {
    nullable: true,
    description: "Why it stopped; null where it did not.",
  })
  stopReason!: StagedRolloutStopReasonName | null;

  @Field(() => Int, { description: "How many devices get it first." })
  pilots!: number;

  @Field(() => Int, { description: "How many devices may fail; with one more it stops by itself." })
  failuresAtMost!: number;

  @Field(() => UnixTime, { description: "When it was started." })
  createDate!: number;

  @Field(() => UserRef, { nullable: true, description: "Who started it; null where the account is gone." })
  createdBy!: UserRef | null;

  @Field(() => UnixTime, { nullable: true, description: "When it stopped or was done; null until then." })
  endDate!: number | null;

  @Field(() => StagedRolloutCounts, { description: "How many devices are how far." })
  counts!: StagedRolloutCounts;
}

export const StagedRolloutConnection = connectionOf(() => StagedRollout, "StagedRollout");

@ObjectType({ description: "The rollout that was started or changed.", simpleResolvers: true })
export class StagedRolloutPayload {
  @Field(() => StagedRollout, {
    description: "As it is now; with a dry run as it would be, and an id of nothing where it would be new.",
  })
  rollout!: StagedRollout;
}

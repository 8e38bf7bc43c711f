import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { BulkPayload } from "../bulk/bulk.type.js";
import { connectionOf } from "../lists/connection.type.js";
import type { ActionRecord, ActionStatusName } from "../platform-api/actions.js";
import { UnixTime } from "../scalars/unixTime.js";
import { UserRef } from "../users/userRef.type.js";

export const ActionStatus = {
  CREATED: "CREATED",
  ACCEPTED: "ACCEPTED",
  SUCCEEDED: "SUCCEEDED",
  FAILED: "FAILED",
} as const;
registerEnumType(ActionStatus, {
  name: "ActionStatus",
  description: "How far an action is; the device alone moves it on.",
  valuesConfig: {
    CREATED: { description: "The device has not seen it yet." },
    ACCEPTED: { description: "The device has taken it." },
    SUCCEEDED: { description: "The device has done it." },
    FAILED: { description: "The device could not do it; its message says why." },
  },
});

@ObjectType({ description: "What the caller may do with an action.", simpleResolvers: true })
export class ActionPermissions {
  @Field({ description: "Hold it back from its device, or let it go." })
  enable!: boolean;

  @Field({ description: "Take it away." })
  delete!: boolean;
}

@ObjectType({ description: "Something that a device was asked to do once.", simpleResolvers: true })
export class Action implements ActionRecord {
  @Field(() => ID, { description: "Opaque." })
  id!: string;

  clientId!: string;

  @Field({ description: "What is to be done, as the firmware names it." })
  type!: string;

  @Field(() => String, { nullable: true, description: "First parameter, if any." })
  param1!: string | null;

  @Field(() => String, { nullable: true, description: "Second parameter, if any." })
  param2!: string | null;

  @Field(() => ActionStatus, {
    nullable: true,
    description: "How far it is; null for a status that is not known here.",
  })
  status!: ActionStatusName | null;

  @Field({ description: "False: it is held back, and the device does not get it." })
  enabled!: boolean;

  @Field(() => String, { nullable: true, description: "What the device said of it." })
  message!: string | null;

  @Field(() => UserRef, {
    nullable: true,
    description: "Who asked for it; null where a script did, or the account is gone.",
  })
  createdBy!: UserRef | null;

  @Field(() => UnixTime, { description: "When it was asked for." })
  createDate!: number;

  @Field(() => UnixTime, { nullable: true, description: "When the device took it; null until then." })
  acceptDate!: number | null;

  @Field(() => UnixTime, { nullable: true, description: "When it succeeded or failed; null until then." })
  doneDate!: number | null;
}

export const ActionConnection = connectionOf(() => Action, "Action");

@ObjectType({ description: "Something became of an action.", simpleResolvers: true })
export class ActionChange {
  clientId!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The action; null where several of the device's changed: read its list again.",
  })
  actionId!: string | null;

  @Field(() => ActionStatus, {
    nullable: true,
    description: "How far it is now; null where that is not what changed.",
  })
  status!: ActionStatusName | null;
}

@ObjectType({ description: "Which devices were asked, and their actions.", simpleResolvers: true })
export class QueueActionsPayload extends BulkPayload {
  @Field(() => [Action], { description: "The new actions; none where it was only tried." })
  actions!: Action[];
}

@ObjectType({ description: "What was cleared.", simpleResolvers: true })
export class ClearSucceededActionsPayload {
  @Field(() => Int, { description: "Actions that are gone; with a dry run: that would be." })
  deleted!: number;
}

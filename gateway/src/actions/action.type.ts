import { Field, Int, ObjectType } from "type-graphql";
import { BulkPayload } from "../bulk/bulk.type.js";
import { connectionOf } from "../lists/connection.type.js";
import { enumOf, objectOf } from "../objectType.js";
import {
  ACTION,
  ACTION_CHANGE,
  ACTION_STATUS,
  type ActionChangeRecord,
  type ActionRecord,
} from "../platform-api/actions.js";

export const ActionStatus = enumOf(ACTION_STATUS);

export const Action = objectOf(ACTION);
export type Action = ActionRecord;

@ObjectType({ description: "What the caller may do with an action.", simpleResolvers: true })
export class ActionPermissions {
  @Field({ description: "Hold it back from its device, or let it go." })
  enable!: boolean;

  @Field({ description: "Take it away." })
  delete!: boolean;
}

export const ActionConnection = connectionOf(() => Action, "Action");

export const ActionChange = objectOf(ACTION_CHANGE);
export type ActionChange = ActionChangeRecord;

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

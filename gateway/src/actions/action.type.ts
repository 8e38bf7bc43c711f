import { Field, Int, ObjectType } from "type-graphql";
import { BulkPayload } from "../bulk/bulk.types.js";
import { connectionOf } from "../lists/connection.type.js";
import { enumOf, flagsOf, objectOf } from "../objectType.js";
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

export const ActionPermissions = flagsOf("ActionPermissions", "What the caller may do with an action.", {
  enable: "Hold it back from its device, or let it go.",
  delete: "Take it away.",
});
export type ActionPermissions = InstanceType<typeof ActionPermissions>;

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

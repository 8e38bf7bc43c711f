import { Field, ObjectType } from "type-graphql";
import { enumOf, flagsOf, objectOf } from "../objectType.js";
import { GROUP, GROUP_TYPE, type GroupRecord, SUMMARY_GROUP } from "../platform-api/groups.js";

export const GroupType = enumOf(GROUP_TYPE);

export const SummaryGroup = objectOf(SUMMARY_GROUP);

export const Group = objectOf(GROUP);
export type Group = GroupRecord;

export const GroupPermissions = flagsOf("GroupPermissions", "What the caller may do with the group.", {
  edit: "Rename it, and change its type, zone and summary.",
  assign: "Give it devices and users, and take them out.",
  delete: "Take it away.",
  actAs: "See the product as its users do.",
  manageKeys: "See, make and delete its API keys.",
});
export type GroupPermissions = InstanceType<typeof GroupPermissions>;

@ObjectType({ description: "The new group.", simpleResolvers: true })
export class CreateGroupPayload {
  @Field(() => Group, {
    nullable: true,
    description:
      "As it is now; with a dry run: as it would be. Null where the platform does not tell which it is.",
  })
  group!: Group | null;
}

@ObjectType({ description: "The changed group.", simpleResolvers: true })
export class UpdateGroupPayload {
  @Field(() => Group, { description: "As it is now; with a dry run: as it would be." })
  group!: Group;
}

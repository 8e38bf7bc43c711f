import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import type { GroupRecord, SummaryGroupRecord } from "../platform-api/groups.js";
import { UnixTime } from "../scalars/unixTime.js";

export const GroupType = { SPEED: "SPEED", VALVE: "VALVE" } as const;
registerEnumType(GroupType, {
  name: "GroupType",
  description: "What a group's overview shows.",
  valuesConfig: {
    SPEED: { description: "Signs and counters, with their traffic." },
    VALVE: { description: "Irrigation valves, with their schedules." },
  },
});

@ObjectType({
  description: "Devices that the summary screen shows together: a road, or a part of a town.",
  simpleResolvers: true,
})
export class SummaryGroup implements SummaryGroupRecord {
  @Field({ description: "What it is called on screens." })
  name!: string;

  clientIds!: string[];
}

@ObjectType({ description: "What the caller may do with the group.", simpleResolvers: true })
export class GroupPermissions {
  @Field({ description: "Rename it, and change its type, zone and summary." })
  edit!: boolean;

  @Field({ description: "Give it devices and users, and take them out." })
  assign!: boolean;

  @Field({ description: "Take it away." })
  delete!: boolean;

  @Field({ description: "See the product as its users do." })
  actAs!: boolean;

  @Field({ description: "See, make and delete its API keys." })
  manageKeys!: boolean;
}

@ObjectType({ description: "A tenant: its users see its devices.", simpleResolvers: true })
export class Group implements GroupRecord {
  @Field(() => ID, { description: "Of the group." })
  id!: string;

  @Field({ description: "What it is called." })
  name!: string;

  @Field(() => GroupType, { description: "What its overview shows." })
  type!: GroupRecord["type"];

  @Field({ description: "IANA zone in which the group's hours and days are counted." })
  timeZone!: string;

  @Field(() => UnixTime, {
    nullable: true,
    description: "When it was made; null where the caller is not told.",
  })
  createDate!: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether counts are shown by direction; null: not told.",
  })
  inOutGraphs!: boolean | null;

  @Field(() => [SummaryGroup], {
    nullable: true,
    description: "How the summary screen arranges its devices; empty: no summary; null: not told.",
  })
  summaryGroups!: SummaryGroup[] | null;

  metaData!: GroupRecord["metaData"];
}

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

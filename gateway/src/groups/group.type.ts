import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import type { GroupRecord } from "../platform-api/groups.js";

export const GroupType = { SPEED: "SPEED", VALVE: "VALVE" } as const;
registerEnumType(GroupType, { name: "GroupType", description: "What a group's overview shows." });

@ObjectType({ description: "A tenant: its users see its devices.", simpleResolvers: true })
export class Group implements GroupRecord {
  @Field(() => ID)
  id!: string;

  @Field()
  name!: string;

  @Field(() => GroupType)
  type!: GroupRecord["type"];

  @Field({ description: "IANA zone in which the group's hours and days are counted." })
  timeZone!: string;

  @Field({ description: "Whether counts are shown by direction." })
  inOutGraphs!: boolean;
}

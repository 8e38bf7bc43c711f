import {
  ArrayMaxSize,
  ArrayMinSize,
  IsOptional,
  MaxLength,
  MinLength,
  ValidateNested,
} from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { BULK_ITEMS_AT_MOST, BulkOptionsInput, ClientsBulkInput } from "../bulk/bulk.input.js";
import type { GroupTypeName, SummaryGroupRecord } from "../platform-api/groups.js";
import type { GroupChange } from "../platform-api/groupWrites.js";
import { GroupType } from "./group.type.js";

@InputType({ description: "Devices that the summary screen shows together." })
export class SummaryGroupInput implements SummaryGroupRecord {
  @Field({ description: "What it is called on screens; up to 200 characters." })
  @MinLength(1)
  @MaxLength(200)
  name!: string;

  @Field(() => [ID], { description: "Devices of the group; 250 at most." })
  @ArrayMaxSize(BULK_ITEMS_AT_MOST)
  clientIds!: string[];
}

@InputType({ description: "A new group." })
export class CreateGroupInput extends BulkOptionsInput implements GroupChange {
  @Field({ description: "What it is to be called; up to 200 characters." })
  @MinLength(1)
  @MaxLength(200)
  name!: string;

  @Field(() => GroupType, { defaultValue: GroupType.SPEED, description: "What its overview is to show." })
  type!: GroupTypeName;

  @Field(() => String, {
    nullable: true,
    description: "IANA zone in which its hours and days are counted; Europe/Ljubljana where left out.",
  })
  @MaxLength(64)
  timeZone?: string | null;

  @Field({ defaultValue: false, description: "Whether counts are shown by direction." })
  inOutGraphs!: boolean;
}

@InputType({ description: "Which group, and what is to be so; what is left out stays." })
export class UpdateGroupInput extends BulkOptionsInput implements GroupChange {
  @Field(() => ID, { description: "The group." })
  id!: string;

  @Field(() => String, { nullable: true, description: "What it is called; up to 200 characters." })
  @IsOptional()
  @MinLength(1)
  @MaxLength(200)
  name?: string | null;

  @Field(() => GroupType, { nullable: true, description: "What its overview shows." })
  type?: GroupTypeName | null;

  @Field(() => String, {
    nullable: true,
    description: "IANA zone in which its hours and days are counted; what is stored is counted anew.",
  })
  @MaxLength(64)
  timeZone?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Whether counts are shown by direction." })
  inOutGraphs?: boolean | null;

  @Field(() => [SummaryGroupInput], {
    nullable: true,
    description: "How the summary screen arranges its devices, whole; null takes the summary away.",
  })
  @IsOptional()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  summaryGroups?: SummaryGroupInput[] | null;
}

@InputType({ description: "Which devices come to a group, or leave it." })
export class GroupClientsInput extends ClientsBulkInput {
  @Field(() => ID, { description: "The group." })
  groupId!: string;
}

@InputType({ description: "Which devices, and the one group that they are to belong to." })
export class SetClientsGroupInput extends ClientsBulkInput {
  @Field(() => ID, { nullable: true, description: "The group; null: none. It must be said." })
  groupId?: string | null;
}

@InputType({ description: "Which users leave their group." })
export class UsersBulkInput extends BulkOptionsInput {
  @Field(() => [ID], { description: "The users; 250 at most." })
  @ArrayMinSize(1)
  @ArrayMaxSize(BULK_ITEMS_AT_MOST)
  userIds!: string[];
}

@InputType({ description: "Which users come to a group." })
export class GroupUsersInput extends UsersBulkInput {
  @Field(() => ID, { description: "The group." })
  groupId!: string;
}

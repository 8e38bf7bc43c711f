import { ArrayMaxSize, ArrayMinSize, MaxLength } from "class-validator";
import { ArgsType, Field, ID, InputType, registerEnumType } from "type-graphql";
import { BULK_ITEMS_AT_MOST, BulkOptionsInput } from "../bulk/bulk.input.js";
import { PageArgs } from "../lists/page.types.js";
import type { UserChange } from "../platform-api/users.js";

export const UserSort = {
  EMAIL_ASC: "EMAIL_ASC",
  EMAIL_DESC: "EMAIL_DESC",
  CREATE_DATE_ASC: "CREATE_DATE_ASC",
  CREATE_DATE_DESC: "CREATE_DATE_DESC",
} as const;
export type UserSortName = keyof typeof UserSort;
registerEnumType(UserSort, {
  name: "UserSort",
  description: "The order of a list of users.",
  valuesConfig: {
    EMAIL_ASC: { description: "By e-mail, from a to z." },
    EMAIL_DESC: { description: "By e-mail, from z to a." },
    CREATE_DATE_ASC: { description: "Who signed up first, first." },
    CREATE_DATE_DESC: { description: "Who signed up last, first." },
  },
});

@ArgsType()
export class UsersArgs extends PageArgs {
  @Field(() => UserSort, { defaultValue: UserSort.EMAIL_ASC, description: "The list's order." })
  sort!: UserSortName;

  @Field(() => String, { nullable: true, description: "Part of the e-mail or name, in any case." })
  @MaxLength(200)
  search?: string | null;

  @Field(() => ID, { nullable: true, description: "Only users of this group." })
  groupId?: string | null;

  @Field({ defaultValue: false, description: "Only users without a group; not together with groupId." })
  withoutGroup!: boolean;

  @Field(() => Boolean, { nullable: true, description: "Only confirmed accounts, or only unconfirmed ones." })
  confirmed?: boolean | null;
}

@InputType({ description: "Which accounts, and what is to be so for all of them; what is left out stays." })
export class UpdateUsersInput extends BulkOptionsInput implements UserChange {
  @Field(() => [ID], { description: "The users; 250 at most." })
  @ArrayMinSize(1)
  @ArrayMaxSize(BULK_ITEMS_AT_MOST)
  ids!: string[];

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether they may sign in; false ends their sessions.",
  })
  confirmed?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Whether they are administrators." })
  admin?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Whether they may see and label traffic videos." })
  labeller?: boolean | null;
}

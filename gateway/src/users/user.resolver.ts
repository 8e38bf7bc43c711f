import type { GraphQLResolveInfo } from "graphql";
import { Args, Authorized, Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../context.js";
import { ApiError } from "../errors.js";
import { Group } from "../groups/group.types.js";
import { connectionOf, type Page } from "../lists/page.types.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { groupLoader } from "../loaders/group.loader.js";
import { decodeUsers, pageOfUsers, type UserRecord } from "../platform-api/users.js";
import { type UserSortName, UsersArgs } from "./user.input.js";
import { User } from "./user.type.js";

const UserConnection = connectionOf(User, "User");

/** As the platform names orders: with a minus for descending. */
const SORTS: Readonly<Record<UserSortName, string>> = {
  EMAIL_ASC: "email",
  EMAIL_DESC: "-email",
  CREATE_DATE_ASC: "createDate",
  CREATE_DATE_DESC: "-createDate",
};

@Resolver(() => User)
export class UserResolver {
  @Authorized()
  @Query(() => UserConnection, { nullable: true, description: "Accounts; for administrators." })
  async users(
    @Args(() => UsersArgs) args: UsersArgs,
    @Ctx() { platform, call }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<User>> {
    const { sort, search, groupId, withoutGroup, confirmed } = args;
    if (groupId && withoutGroup) {
      const message = "must not be given together with withoutGroup";
      throw new ApiError("BAD_USER_INPUT", "Give groupId or withoutGroup.", {
        fields: [{ path: "groupId", message }],
      });
    }
    const filter = {
      sort: SORTS[sort],
      search: search || undefined,
      groupId: withoutGroup ? "none" : (groupId ?? undefined),
      confirmed: confirmed ?? undefined,
    };
    return toPage(await pageOfUsers(platform, call, filter, pageQuery(args, info)), decodeUsers);
  }

  @FieldResolver(() => Group, {
    nullable: true,
    description:
      "The group that the person belongs to; null for none, and where it is not the caller's to see.",
  })
  group(@Root() user: UserRecord, @Ctx() { loaders }: Context): Promise<Group | null> | null {
    return user.groupId === null ? null : loaders.get(groupLoader).load(user.groupId);
  }
}

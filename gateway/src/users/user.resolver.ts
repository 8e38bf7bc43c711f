import { fieldFault } from "@obcestje/contract/faults.js";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { BulkPayload, DeleteInput } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import type { Context } from "../context.js";
import { ApiError } from "../errors.js";
import { Group } from "../groups/group.types.js";
import { connectionOf, type Page } from "../lists/page.types.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { groupLoader } from "../loaders/group.loader.js";
import {
  decodeUsers,
  deleteUser,
  editUser,
  pageOfUsers,
  type UserRecord,
  updateUser,
} from "../platform-api/users.js";
import {
  UpdateUserInput,
  UpdateUserPayload,
  UpdateUsersInput,
  USER_SORT,
  User,
  UsersArgs,
} from "./user.types.js";

const UserConnection = connectionOf(User, "User");

@Resolver(() => User)
export class UserResolver {
  @Query(() => UserConnection, {
    nullable: true,
    description: "Accounts; for administrators, and for managers those of their group.",
  })
  async users(
    @Args(() => UsersArgs) args: UsersArgs,
    @Ctx() { platform }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<User>> {
    const { sort, search, groupId, withoutGroup, confirmed } = args;
    if (groupId && withoutGroup) {
      throw new ApiError("BAD_USER_INPUT", "Give groupId or withoutGroup.", {
        fields: [fieldFault("groupId", "NOT_WITH", { other: "withoutGroup" })],
      });
    }
    const filter = {
      sort: String(USER_SORT.wireOf(sort)),
      search: search || undefined,
      groupId: withoutGroup ? "none" : (groupId ?? undefined),
      confirmed: confirmed ?? undefined,
    };
    return toPage(await pageOfUsers(platform, filter, pageQuery(args, info)), decodeUsers);
  }

  @FieldResolver(() => Group, {
    nullable: true,
    description:
      "The group that the person belongs to; null for none, and where it is not the caller's to see.",
  })
  group(@Root() user: UserRecord, @Ctx() { loaders }: Context): Promise<Group | null> | null {
    return user.groupId === null ? null : loaders.get(groupLoader).load(user.groupId);
  }

  @Mutation(() => BulkPayload, {
    description:
      "Confirms sign-ups, makes and unmakes administrators and labellers, and moves people to another group; sets roles. The last administrator stays. For administrators; managers set roles in their group, and take people out of it.",
  })
  updateUsers(
    @Arg("input", () => UpdateUsersInput) input: UpdateUsersInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    const { confirmed, admin, labeller, groupId, role } = input;
    const isFlag = (value: unknown) => typeof value === "boolean";
    if (![confirmed, admin, labeller].some(isFlag) && groupId === undefined && !role) {
      throw new ApiError("BAD_USER_INPUT", "Say what is to change.", {
        fields: [fieldFault("confirmed", "REQUIRED_OR", { other: "admin/labeller/groupId/role" })],
      });
    }
    return runBulk(context, input.ids, input, {
      name: "updateUsers",
      one: (platform, id, options) => updateUser(platform, id, input, options),
    });
  }

  @Mutation(() => UpdateUserPayload, {
    description:
      "Changes one account in one step: names, e-mail, group and rights. For administrators; a manager sets the role in the group.",
  })
  async updateUser(
    @Arg("input", () => UpdateUserInput) input: UpdateUserInput,
    @Ctx() { platform }: Context,
  ): Promise<UpdateUserPayload> {
    return { user: await editUser(platform, input.id, input, input) };
  }

  @Mutation(() => BulkPayload, {
    description:
      "Removes accounts; their sessions end. The last administrator stays. For administrators; managers withdraw invitations into their group.",
  })
  deleteUsers(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, { name: "deleteUsers", one: deleteUser });
  }
}

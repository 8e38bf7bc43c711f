import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkPayload } from "../bulk/bulk.type.js";
import { runBulk } from "../bulk/runBulk.js";
import type { Context } from "../context.js";
import { assignClients, unassignClients } from "../platform-api/clientWrites.js";
import { assignUsers, unassignUsers } from "../platform-api/groups.js";
import { GroupClientsInput, GroupUsersInput, UsersBulkInput } from "./group.input.js";

/** Who and what belongs to a group. */
@Resolver()
export class MembershipResolver {
  @Authorized()
  @Mutation(() => BulkPayload, {
    description: "Gives devices to a group; groups that they have already stay. For administrators.",
  })
  assignClientsToGroup(
    @Arg("input", () => GroupClientsInput) input: GroupClientsInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    const { groupId } = input;
    return runBulk(context, input.clientIds, input, {
      name: `assignClientsToGroup ${groupId}`,
      many: (clientIds, call, options) =>
        assignClients(context.platform, call, { groupId, clientIds }, options),
      one: (id, call, options) =>
        assignClients(context.platform, call, { groupId, clientIds: [id] }, options),
    });
  }

  @Authorized()
  @Mutation(() => BulkPayload, { description: "Takes devices out of a group. For administrators." })
  removeClientsFromGroup(
    @Arg("input", () => GroupClientsInput) input: GroupClientsInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    const { groupId } = input;
    return runBulk(context, input.clientIds, input, {
      name: `removeClientsFromGroup ${groupId}`,
      many: (clientIds, call, options) =>
        unassignClients(context.platform, call, { groupId, clientIds }, options),
      one: (id, call, options) =>
        unassignClients(context.platform, call, { groupId, clientIds: [id] }, options),
    });
  }

  @Authorized()
  @Mutation(() => BulkPayload, {
    description: "Gives users to a group; each must have none, and be no administrator. For administrators.",
  })
  assignUsersToGroup(
    @Arg("input", () => GroupUsersInput) input: GroupUsersInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    const { groupId } = input;
    return runBulk(context, input.userIds, input, {
      name: `assignUsersToGroup ${groupId}`,
      many: (userIds, call, options) => assignUsers(context.platform, call, { groupId, userIds }, options),
      one: (id, call, options) => assignUsers(context.platform, call, { groupId, userIds: [id] }, options),
    });
  }

  @Authorized()
  @Mutation(() => BulkPayload, {
    description: "Takes users out of the group that each has. For administrators.",
  })
  removeUsersFromGroup(
    @Arg("input", () => UsersBulkInput) input: UsersBulkInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.userIds, input, {
      name: "removeUsersFromGroup",
      many: (userIds, call, options) => unassignUsers(context.platform, call, userIds, options),
      one: (id, call, options) => unassignUsers(context.platform, call, [id], options),
    });
  }
}

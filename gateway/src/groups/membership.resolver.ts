import { fieldFault } from "@obcestje/contract/faults.js";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkPayload } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import type { Context } from "../context.js";
import { ApiError } from "../errors.js";
import { assignClients, setClientsGroup, unassignClients } from "../platform-api/clientWrites.js";
import { assignUsers, unassignUsers } from "../platform-api/groupWrites.js";
import { GroupClientsInput, GroupUsersInput, SetClientsGroupInput, UsersBulkInput } from "./group.types.js";

/** Users and clients of a group. */
@Resolver()
export class MembershipResolver {
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
      many: (platform, clientIds, options) => assignClients(platform, { groupId, clientIds }, options),
    });
  }

  @Mutation(() => BulkPayload, { description: "Takes devices out of a group. For administrators." })
  removeClientsFromGroup(
    @Arg("input", () => GroupClientsInput) input: GroupClientsInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    const { groupId } = input;
    return runBulk(context, input.clientIds, input, {
      name: `removeClientsFromGroup ${groupId}`,
      many: (platform, clientIds, options) => unassignClients(platform, { groupId, clientIds }, options),
    });
  }

  @Mutation(() => BulkPayload, {
    description:
      "Has devices belong to one group alone, or to none; SKIPPED where that is so already. For administrators.",
  })
  setClientsGroup(
    @Arg("input", () => SetClientsGroupInput) input: SetClientsGroupInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    const { groupId } = input;
    if (groupId === undefined) {
      const fields = [fieldFault("groupId", "REQUIRED_OR_NULL")];
      throw new ApiError("BAD_USER_INPUT", "Say which group, or null for none.", { fields });
    }
    return runBulk(context, input.clientIds, input, {
      name: `setClientsGroup ${groupId}`,
      many: (platform, clientIds, options) => setClientsGroup(platform, { clientIds, groupId }, options),
    });
  }

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
      many: (platform, userIds, options) => assignUsers(platform, { groupId, userIds }, options),
    });
  }

  @Mutation(() => BulkPayload, {
    description: "Takes users out of the group that each has. For administrators.",
  })
  removeUsersFromGroup(
    @Arg("input", () => UsersBulkInput) input: UsersBulkInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.userIds, input, { name: "removeUsersFromGroup", many: unassignUsers });
  }
}

import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import { DeleteInput } from "../bulk/bulk.input.js";
import { BulkPayload } from "../bulk/bulk.type.js";
import { runBulk } from "../bulk/runBulk.js";
import type { Context } from "../context.js";
import { createGroup, deleteGroup, updateGroup } from "../platform-api/groupWrites.js";
import { CreateGroupInput, UpdateGroupInput } from "./group.input.js";
import { CreateGroupPayload, UpdateGroupPayload } from "./group.type.js";

@Resolver()
export class GroupMutationsResolver {
  @Authorized()
  @Mutation(() => CreateGroupPayload, { description: "Adds a group. For administrators." })
  async createGroup(
    @Arg("input", () => CreateGroupInput) input: CreateGroupInput,
    @Ctx() { platform, call }: Context,
  ): Promise<CreateGroupPayload> {
    return { group: await createGroup(platform, call, input, input) };
  }

  @Authorized()
  @Mutation(() => UpdateGroupPayload, { description: "Changes a group. For administrators." })
  async updateGroup(
    @Arg("input", () => UpdateGroupInput) input: UpdateGroupInput,
    @Ctx() { platform, call }: Context,
  ): Promise<UpdateGroupPayload> {
    return { group: await updateGroup(platform, call, input.id, input, input) };
  }

  @Authorized()
  @Mutation(() => BulkPayload, {
    description: "Takes groups away; their devices and users stay, without them. For administrators.",
  })
  deleteGroups(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, {
      name: "deleteGroups",
      one: (id, call, options) => deleteGroup(context.platform, call, id, options),
    });
  }
}

import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { Context } from "../context.js";
import { Group } from "../groups/group.types.js";
import { groupLoader } from "../loaders/group.loader.js";
import { type GroupCrestRecord, getCrest, removeCrest } from "../platform-api/crests.js";
import type { GroupRecord } from "../platform-api/groups.js";
import { GroupCrest, RemoveGroupCrestInput, RemoveGroupCrestPayload } from "./crest.types.js";

/** The crest or logo that a group's reports carry. It is set by an upload (upload.route.ts). */
@Resolver(() => Group)
export class CrestResolver {
  @FieldResolver(() => GroupCrest, {
    nullable: true,
    description:
      "The crest or logo that its reports carry, some hundred kilobytes; null: none, or the platform keeps none. A call a group: not for long lists. Not for view-only keys.",
  })
  crest(@Root() { id }: GroupRecord, @Ctx() { platform }: Context): Promise<GroupCrestRecord | null> {
    return getCrest(platform, id);
  }

  @Mutation(() => RemoveGroupCrestPayload, {
    description: "Takes a group's crest away: its reports carry none then. For administrators.",
  })
  async removeGroupCrest(
    @Arg("input", () => RemoveGroupCrestInput) { groupId, ...write }: RemoveGroupCrestInput,
    @Ctx() { platform, loaders }: Context,
  ): Promise<RemoveGroupCrestPayload> {
    await removeCrest(platform, groupId, write);
    return { group: await loaders.get(groupLoader).load(groupId) };
  }
}

import { Arg, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.type.js";
import type { Context } from "../context.js";
import { groupClientsLoader } from "../loaders/client.loader.js";
import { groupLoader } from "../loaders/group.loader.js";
import { listGroups } from "../platform-api/groups.js";
import { Group } from "./group.type.js";

const byName = new Intl.Collator("sl");

@Resolver(() => Group)
export class GroupResolver {
  @Authorized()
  @Query(() => [Group], { description: "The groups that the caller may see, by name." })
  async groups(@Ctx() { platform, call }: Context): Promise<Group[]> {
    const groups = await listGroups(platform, call);
    return groups.sort((a, b) => byName.compare(a.name, b.name));
  }

  @Authorized()
  @Query(() => Group, {
    nullable: true,
    description: "One group; null where it is unknown or not the caller's to see.",
  })
  group(@Arg("id", () => ID) id: string, @Ctx() { loaders }: Context): Promise<Group | null> {
    return loaders.get(groupLoader).load(id);
  }

  @FieldResolver(() => [Client], { description: "The group's devices." })
  clients(@Root() group: Group, @Ctx() { loaders }: Context): Promise<Client[]> {
    return loaders.get(groupClientsLoader).load(group.id);
  }
}

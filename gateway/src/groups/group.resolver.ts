import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { BulkPayload, DeleteInput } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { byName } from "../lists/byName.js";
import { clientLoader } from "../loaders/client.loader.js";
import { clientListLoader } from "../loaders/clientList.loader.js";
import { groupLoader } from "../loaders/group.loader.js";
import { sessionLoader } from "../loaders/session.loader.js";
import { groupUsersLoader } from "../loaders/user.loader.js";
import { listGroups } from "../platform-api/groupList.js";
import type { GroupRecord, SummaryGroupRecord } from "../platform-api/groups.js";
import { createGroup, deleteGroup, updateGroup } from "../platform-api/groupWrites.js";
import { hasRole, roleOf } from "../session/role.js";
import { User } from "../users/user.types.js";
import {
  CreateGroupInput,
  CreateGroupPayload,
  Group,
  GroupPermissions,
  SummaryGroup,
  UpdateGroupInput,
  UpdateGroupPayload,
} from "./group.types.js";

@Resolver(() => Group)
export class GroupResolver {
  @Query(() => [Group], { nullable: true, description: "The groups that the caller may see, by name." })
  async groups(@Ctx() { platform }: Context): Promise<Group[]> {
    return byName(await listGroups(platform));
  }

  @Query(() => Group, {
    nullable: true,
    description: "One group; null where it is unknown or not the caller's to see.",
  })
  group(
    @Arg("id", () => ID, { description: "The group." }) id: string,
    @Ctx() { loaders }: Context,
  ): Promise<Group | null> {
    return loaders.get(groupLoader).load(id);
  }

  @FieldResolver(() => [Client], {
    nullable: true,
    description: "The group's devices; null where it is not told which groups each device has.",
  })
  async clients(@Root() group: GroupRecord, @Ctx() { loaders }: Context): Promise<readonly Client[] | null> {
    const list = loaders.get(clientListLoader);
    const clients = await list.ofGroup(group.id);
    if (clients !== null) return clients;
    // Whoever is no administrator sees the devices of their own group alone.
    const session = await loaders.get(sessionLoader)();
    return roleOf(session) !== "admin" && session.group?.id === group.id ? list.all() : null;
  }

  @FieldResolver(() => [User], {
    nullable: true,
    description:
      "Who belongs to the group; its members see each other's names alone. Null where it is not told. Not for view-only keys.",
  })
  users(@Root() group: GroupRecord, @Ctx() { loaders }: Context): Promise<User[] | null> {
    return loaders.get(groupUsersLoader).load(group.id);
  }

  @FieldResolver(() => GroupPermissions, {
    nullable: true,
    description: "What the caller may do with the group.",
  })
  async permissions(@Ctx() { loaders }: Context): Promise<GroupPermissions> {
    const session = await loaders.get(sessionLoader)();
    const admin = roleOf(session) === "admin";
    const manageKeys = session.user !== null && hasRole(session, "editor");
    const managePeople = session.user !== null && hasRole(session, "manager");
    return { edit: admin, assign: admin, delete: admin, actAs: admin, manageKeys, managePeople };
  }

  @Mutation(() => CreateGroupPayload, { description: "Adds a group. For administrators." })
  async createGroup(
    @Arg("input", () => CreateGroupInput) input: CreateGroupInput,
    @Ctx() { platform }: Context,
  ): Promise<CreateGroupPayload> {
    return { group: await createGroup(platform, input, input) };
  }

  @Mutation(() => UpdateGroupPayload, { description: "Changes a group. For administrators." })
  async updateGroup(
    @Arg("input", () => UpdateGroupInput) input: UpdateGroupInput,
    @Ctx() { platform }: Context,
  ): Promise<UpdateGroupPayload> {
    return { group: await updateGroup(platform, input.id, input, input) };
  }

  @Mutation(() => BulkPayload, {
    description: "Takes groups away; their devices and users stay, without them. For administrators.",
  })
  deleteGroups(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, { name: "deleteGroups", one: deleteGroup });
  }
}

@Resolver(() => SummaryGroup)
export class SummaryGroupResolver {
  @FieldResolver(() => [Client], {
    nullable: true,
    description: "Its devices, in the order that was chosen.",
  })
  async clients(@Root() { clientIds }: SummaryGroupRecord, @Ctx() { loaders }: Context): Promise<Client[]> {
    const clients = await loaders.get(clientLoader).loadMany(clientIds);
    const failed = clients.find((client) => client instanceof Error);
    if (failed) throw failed;
    return clients.filter((client): client is Client => client !== null && !(client instanceof Error));
  }
}

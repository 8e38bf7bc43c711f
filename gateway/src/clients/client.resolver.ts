import type { GraphQLResolveInfo } from "graphql";
import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import type { Context } from "../context.js";
import { Group } from "../groups/group.types.js";
import { byName } from "../lists/byName.js";
import { clientLoader } from "../loaders/client.loader.js";
import { clientListLoader } from "../loaders/clientList.loader.js";
import { groupLoader } from "../loaders/group.loader.js";
import { sessionLoader } from "../loaders/session.loader.js";
import { type ClientRecord, getClient } from "../platform-api/clients.js";
import { named, namingFields } from "../platform-api/namedFaults.js";
import { ClientsArgs } from "./client.input.js";
import { Client } from "./client.type.js";
import { ClientPermissions, clientPermissions } from "./clientPermissions.js";
import { readAhead } from "./readAhead.js";

@Resolver(() => Client)
export class ClientResolver {
  @Authorized()
  @Query(() => [Client], {
    nullable: true,
    description: "The devices that the caller may see, by display name; those named by id in that order.",
  })
  async clients(
    @Args(() => ClientsArgs) { ids, groupId, unassigned }: ClientsArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Client[]> {
    const { loaders } = context;
    readAhead(info, context, ids ?? []);
    const found = ids
      ? await namingFields(clientsInOrder(loaders, ids), named({ clientId: "ids" }))
      : await loaders.get(clientListLoader).all();
    const inGroup = groupId ? found.filter((client) => client.groupIds.includes(groupId)) : found;
    const wanted = unassigned ? inGroup.filter((client) => client.groupIds.length === 0) : inGroup;
    return ids ? [...wanted] : byName(wanted);
  }

  @Authorized()
  @Query(() => Client, {
    nullable: true,
    description: "One device; null where it is unknown or not the caller's to see.",
  })
  client(
    @Arg("id", () => ID, { description: "The device." }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Client | null> {
    readAhead(info, context, [id]);
    return namingFields(context.loaders.get(clientLoader).load(id), named({ clientId: "id" }));
  }

  @Authorized()
  @Subscription(() => Client, {
    description: "A device whose status changed: one, or any that the caller may see.",
    subscribe: async ({ args, context }: { args: { clientId?: string | null }; context: Context }) => {
      const { clientId } = args;
      if (clientId) await getClient(context.platform, context.call, clientId);
      return context.feed.clients(context.call, clientId ?? undefined);
    },
  })
  clientStatus(
    @Root() client: ClientRecord,
    @Arg("clientId", () => ID, { nullable: true, description: "Left out: all of them." }) _clientId?:
      | string
      | null,
  ): Client {
    return client;
  }

  @FieldResolver(() => Group, {
    nullable: true,
    description: "The first of its groups, whose zone it counts in; null for none.",
  })
  group(@Root() { groupIds }: ClientRecord, @Ctx() { loaders }: Context): Promise<Group | null> | null {
    const [first] = groupIds;
    return first === undefined ? null : loaders.get(groupLoader).load(first);
  }

  @FieldResolver(() => [Group], {
    nullable: true,
    description:
      "Its groups, as far as the caller may see them; null, with an error, where they can't be had.",
  })
  async groups(@Root() { groupIds }: ClientRecord, @Ctx() { loaders }: Context): Promise<Group[]> {
    const groups = await Promise.all(groupIds.map((id) => loaders.get(groupLoader).load(id)));
    return groups.filter((group) => group !== null);
  }

  @FieldResolver(() => ClientPermissions, {
    nullable: true,
    description: "What the caller may do with the device.",
  })
  async permissions(@Ctx() { loaders }: Context): Promise<ClientPermissions> {
    return clientPermissions(await loaders.get(sessionLoader)());
  }
}

/** @throws what kept them from being read: a list of some would look like all */
async function clientsInOrder(loaders: Context["loaders"], ids: readonly string[]): Promise<ClientRecord[]> {
  const clients = await loaders.get(clientLoader).loadMany([...new Set(ids)]);
  const failure = clients.find((client) => client instanceof Error);
  if (failure) throw failure;
  return clients.filter((client): client is ClientRecord => client !== null && !(client instanceof Error));
}

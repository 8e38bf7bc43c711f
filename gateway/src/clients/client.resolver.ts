import type { GraphQLResolveInfo } from "graphql";
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import { BulkPayload, DeleteInput } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import type { Context } from "../context.js";
import { ApiError } from "../errors.js";
import { Group } from "../groups/group.types.js";
import { byName } from "../lists/byName.js";
import { clientLoader } from "../loaders/client.loader.js";
import { clientListLoader } from "../loaders/clientList.loader.js";
import { groupLoader } from "../loaders/group.loader.js";
import { sessionLoader } from "../loaders/session.loader.js";
import { type ClientRecord, getClient } from "../platform-api/clients.js";
import {
  createClient,
  createDeviceKey,
  type DeviceKeyRecord,
  deleteClient,
  writeMetaData,
  writeVisionType,
} from "../platform-api/clientWrites.js";
import { named, namingFields } from "../platform-api/namedFaults.js";
import { roleOf } from "../session/role.js";
import {
  AssignSerialNumbersInput,
  Client,
  ClientsArgs,
  CreateClientInput,
  CreateClientPayload,
  CreateDeviceKeyInput,
  CreateDeviceKeyPayload,
  UpdateClientNotesInput,
  UpdateClientsInput,
} from "./client.types.js";
import { ClientPermissions, clientPermissions } from "./clientPermissions.js";
import { clientsInOrder } from "./clientsInOrder.js";
import { readAhead } from "./readAhead.js";

@Resolver(() => Client)
export class ClientResolver {
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
    const found = ids ? await clientsInOrder(loaders, ids) : await loaders.get(clientListLoader).all();
    const inGroup = groupId ? found.filter((client) => client.groupIds?.includes(groupId)) : found;
    const wanted = unassigned ? inGroup.filter((client) => client.groupIds?.length === 0) : inGroup;
    return ids ? [...wanted] : byName(wanted);
  }

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

  @Subscription(() => Client, {
    description: "A device whose status changed: one, or any that the caller may see.",
    subscribe: async ({ args, context }: { args: { clientId?: string | null }; context: Context }) => {
      const { clientId } = args;
      if (clientId) await getClient(context.platform, clientId);
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
    description:
      "The first of its groups, whose zone it counts in; null for none, and where they are not told.",
  })
  group(@Root() { groupIds }: ClientRecord, @Ctx() { loaders }: Context): Promise<Group | null> | null {
    const [first] = groupIds ?? [];
    return first === undefined ? null : loaders.get(groupLoader).load(first);
  }

  @FieldResolver(() => [Group], {
    nullable: true,
    description:
      "Its groups, as far as the caller may see them; null where they are not told, or, with an error, can't be had.",
  })
  async groups(@Root() { groupIds }: ClientRecord, @Ctx() { loaders }: Context): Promise<Group[] | null> {
    if (groupIds === null) {
      // Whoever is no administrator sees the devices of their own group.
      const session = await loaders.get(sessionLoader)();
      return session.group && roleOf(session) !== "admin" ? [session.group] : null;
    }
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

  @Mutation(() => CreateClientPayload, {
    description: "Adds a device, which belongs to no group yet. For administrators.",
  })
  async createClient(
    @Arg("input", () => CreateClientInput) input: CreateClientInput,
    @Ctx() { platform, loaders }: Context,
  ): Promise<CreateClientPayload> {
    const { visionType, settings, dryRun } = input;
    const client = { visionType, settings: settings ?? {} };
    const { id, guid, deviceKey } = await createClient(platform, client, { dryRun });
    if (dryRun) return { client: null, guid: null, deviceKey: null };
    // The key is shown only this once, even if the device can't be read back.
    const found =
      id === null
        ? null
        : await loaders
            .get(clientLoader)
            .load(id)
            .catch(() => null);
    return { client: found, guid: guid ?? found?.guid ?? null, deviceKey };
  }

  @Mutation(() => BulkPayload, { description: "Says what cameras in devices count. For administrators." })
  updateClients(
    @Arg("input", () => UpdateClientsInput) input: UpdateClientsInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    const { visionType } = input;
    return runBulk(context, input.clientIds, input, {
      name: "updateClients",
      one: (platform, clientId, options) => writeVisionType(platform, { clientId, visionType }, options),
    });
  }

  @Mutation(() => BulkPayload, {
    description: "Takes devices away with everything that they sent. For administrators.",
  })
  deleteClients(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, { name: "deleteClients", one: deleteClient });
  }

  @Mutation(() => CreateDeviceKeyPayload, { description: "Makes a new device key. For administrators." })
  createDeviceKey(
    @Arg("input", () => CreateDeviceKeyInput) input: CreateDeviceKeyInput,
    @Ctx() { platform }: Context,
  ): Promise<DeviceKeyRecord> {
    return createDeviceKey(platform, input, {});
  }

  @Mutation(() => BulkPayload, { description: "Writes notes of devices, each its own." })
  updateClientNotes(
    @Arg("input", () => UpdateClientNotesInput) input: UpdateClientNotesInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    const items = firstOf(input.items.map((item) => [item.clientId, item] as const));
    return runBulk(context, input.items.map(clientOf), input, {
      name: "updateClientNotes",
      one: (platform, clientId, options) => {
        const { notes = null, ifMatch } = items.get(clientId) ?? {};
        const held = { ...options, ifMatch };
        return writeMetaData(platform, { clientId, metaData: { notes } }, held);
      },
    });
  }

  @Mutation(() => BulkPayload, {
    description: "Notes serial numbers of devices, each its own. For administrators.",
  })
  assignSerialNumbers(
    @Arg("input", () => AssignSerialNumbersInput) input: AssignSerialNumbersInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    const numbers = firstOf(input.items.map((item) => [item.clientId, item.serialNumber ?? null]));
    return runBulk(context, input.items.map(clientOf), input, {
      name: "assignSerialNumbers",
      one: async (platform, clientId, options) => {
        const serialNumber = numbers.get(clientId) ?? null;
        const change = { clientId, metaData: { serialNumber } };
        const written = await writeMetaData(platform, change, options);
        if (written && (written.serialNumber ?? null) !== serialNumber)
          throw new ApiError("FORBIDDEN", "Serial numbers are for administrators.");
      },
    });
  }
}

const clientOf = ({ clientId }: { clientId: string }) => clientId;

/** The wanted value of each device. If a device is given twice, the first counts. */
function firstOf<T>(items: readonly (readonly [string, T])[]): Map<string, T> {
  return new Map(items.toReversed());
}

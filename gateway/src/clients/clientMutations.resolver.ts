import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkPayload, DeleteInput } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import type { Context } from "../context.js";
import { clientLoader } from "../loaders/client.loader.js";
import {
  createClient,
  createDeviceKey,
  type DeviceKeyRecord,
  deleteClient,
  writeVisionType,
} from "../platform-api/clientWrites.js";
import { CreateClientInput, CreateDeviceKeyInput, UpdateClientsInput } from "./client.input.js";
import { CreateClientPayload, CreateDeviceKeyPayload } from "./client.type.js";

/** What administrators do with devices. */
@Resolver()
export class ClientMutationsResolver {
  @Authorized()
  @Mutation(() => CreateClientPayload, {
    description: "Adds a device, which belongs to no group yet. For administrators.",
  })
  async createClient(
    @Arg("input", () => CreateClientInput) input: CreateClientInput,
    @Ctx() { platform, call, loaders }: Context,
  ): Promise<CreateClientPayload> {
    const { visionType, settings, dryRun } = input;
    const client = { visionType, settings: settings ?? {} };
    const { id, guid, deviceKey } = await createClient(platform, call, client, { dryRun });
    if (dryRun) return { client: null, guid: null, deviceKey: null };
    // The key is shown this once: whether the device can be read back must not decide that.
    const found =
      id === null
        ? null
        : await loaders
            .get(clientLoader)
            .load(id)
            .catch(() => null);
    return { client: found, guid: guid ?? found?.guid ?? null, deviceKey };
  }

  @Authorized()
  @Mutation(() => BulkPayload, { description: "Says what cameras in devices count. For administrators." })
  updateClients(
    @Arg("input", () => UpdateClientsInput) input: UpdateClientsInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    const { visionType } = input;
    return runBulk(context, input.clientIds, input, {
      name: "updateClients",
      one: (clientId, call, options) =>
        writeVisionType(context.platform, call, { clientId, visionType }, options),
    });
  }

  @Authorized()
  @Mutation(() => BulkPayload, {
    description: "Takes devices away with everything that they sent. For administrators.",
  })
  deleteClients(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, {
      name: "deleteClients",
      one: (id, call, options) => deleteClient(context.platform, call, id, options),
    });
  }

  @Authorized()
  @Mutation(() => CreateDeviceKeyPayload, { description: "Makes a new device key. For administrators." })
  createDeviceKey(
    @Arg("input", () => CreateDeviceKeyInput) input: CreateDeviceKeyInput,
    @Ctx() { platform, call }: Context,
  ): Promise<DeviceKeyRecord> {
    return createDeviceKey(platform, call, input, {});
  }
}

import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkPayload, DeleteInput } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import type { Client } from "../clients/client.type.js";
import type { Context } from "../context.js";
import { clientLoader } from "../loaders/client.loader.js";
import { rolloutLoader } from "../loaders/firmware.loader.js";
import { assignFirmware, deleteFirmware, retryFirmware, updateFirmware } from "../platform-api/firmware.js";
import type { CallContext, WriteOptions } from "../platform-api/http.js";
import { AssignFirmwareInput, RetryFirmwareInput, UpdateFirmwareInput } from "./firmware.input.js";
import { RetryFirmwarePayload, UpdateFirmwarePayload } from "./firmware.type.js";

@Resolver()
export class FirmwareMutationsResolver {
  @Authorized()
  @Mutation(() => UpdateFirmwarePayload, {
    description:
      "Corrects what is said of a firmware (administrators). The file itself is uploaded anew instead.",
  })
  async updateFirmware(
    @Arg("input", () => UpdateFirmwareInput) { id, ...change }: UpdateFirmwareInput,
    @Ctx() { platform, call, loaders }: Context,
  ): Promise<UpdateFirmwarePayload> {
    const firmware = await updateFirmware(platform, call, id, change, change);
    loaders.get(rolloutLoader).clear(id);
    return { firmware };
  }

  @Authorized()
  @Mutation(() => BulkPayload, {
    description: "Takes firmware away (administrators); nobody has it assigned any more.",
  })
  deleteFirmwares(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, {
      name: "deleteFirmwares",
      one: (id, call, options) => deleteFirmware(context.platform, call, id, options),
    });
  }

  @Authorized()
  @Mutation(() => BulkPayload, {
    description:
      "Assigns a firmware to devices (administrators), in the place of what they had assigned; they leave their staged rollouts. Each result's id is the device's.",
  })
  assignFirmware(
    @Arg("input", () => AssignFirmwareInput) input: AssignFirmwareInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    const { firmwareId, force } = input;
    const assign = (clientIds: readonly string[], call: CallContext, options: WriteOptions) =>
      assignFirmware(context.platform, call, { firmwareId, clientIds, force }, options);
    return runBulk(context, input.clientIds, input, {
      name: "assignFirmware",
      many: assign,
      one: (id, call, options) => assign([id], call, options),
    });
  }

  @Authorized()
  @Mutation(() => RetryFirmwarePayload, {
    description:
      "Assigns a firmware once more to devices that failed (administrators). They leave their staged rollouts; retryRollout keeps them there.",
  })
  async retryFirmware(
    @Arg("input", () => RetryFirmwareInput) input: RetryFirmwareInput,
    @Ctx() { platform, call, loaders }: Context,
  ): Promise<RetryFirmwarePayload> {
    const ids = await retryFirmware(platform, call, input, input);
    const clients = await Promise.all(ids.map((id) => loaders.get(clientLoader).load(id)));
    return { clients: clients.filter((client): client is Client => client !== null) };
  }
}

import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { BulkPayload, DeleteInput } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { clientLoader } from "../loaders/client.loader.js";
import { assignedLoader, firmwareLoader, rolloutLoader } from "../loaders/firmware.loader.js";
import type { ClientRecord } from "../platform-api/clients.js";
import {
  assignFirmware,
  deleteFirmware,
  listFirmwares,
  retryFirmware,
  updateFirmware,
} from "../platform-api/firmware.js";
import {
  AssignFirmwareInput,
  Firmware,
  FirmwareRollout,
  RetryFirmwareInput,
  RetryFirmwarePayload,
  UpdateFirmwareInput,
  UpdateFirmwarePayload,
} from "./firmware.types.js";

@Resolver(() => Firmware)
export class FirmwareResolver {
  @Query(() => [Firmware], {
    nullable: true,
    description: "The firmware that there is, newest first, for administrators.",
  })
  async firmwares(
    @Ctx() { platform }: Context,
    @Arg("hardwareType", () => String, {
      nullable: true,
      description: "Only for this type of hardware; left out: all.",
    })
    hardwareType?: string | null,
  ): Promise<Firmware[]> {
    const firmwares = await listFirmwares(platform);
    return hardwareType ? firmwares.filter((one) => one.hardwareType === hardwareType) : firmwares;
  }

  @Query(() => Firmware, {
    nullable: true,
    description: "One firmware, for administrators; null where there is no such one.",
  })
  async firmware(
    @Arg("id", () => ID, { description: "The firmware's." }) id: string,
    @Ctx() { platform }: Context,
  ): Promise<Firmware | null> {
    return (await listFirmwares(platform)).find((firmware) => firmware.id === id) ?? null;
  }

  @FieldResolver(() => [FirmwareRollout], {
    nullable: true,
    description:
      "How far the devices are that it was assigned to. A call a firmware: ask for it of one, not of a list.",
  })
  rollout(@Root() { id }: Firmware, @Ctx() { loaders }: Context): Promise<FirmwareRollout[]> {
    return loaders.get(rolloutLoader).load(id);
  }

  @Mutation(() => UpdateFirmwarePayload, {
    description:
      "Corrects what is said of a firmware (administrators). The file itself is uploaded anew instead.",
  })
  async updateFirmware(
    @Arg("input", () => UpdateFirmwareInput) { id, ...change }: UpdateFirmwareInput,
    @Ctx() { platform, loaders }: Context,
  ): Promise<UpdateFirmwarePayload> {
    const firmware = await updateFirmware(platform, id, change, change);
    loaders.get(rolloutLoader).clear(id);
    return { firmware };
  }

  @Mutation(() => BulkPayload, {
    description: "Takes firmware away (administrators); nobody has it assigned any more.",
  })
  deleteFirmwares(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, { name: "deleteFirmwares", one: deleteFirmware });
  }

  @Mutation(() => BulkPayload, {
    description:
      "Assigns a firmware to devices (administrators), in the place of what they had assigned; they leave their staged rollouts. Each result's id is the device's.",
  })
  assignFirmware(
    @Arg("input", () => AssignFirmwareInput) input: AssignFirmwareInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    const { firmwareId, force, skipRunning } = input;
    return runBulk(context, input.clientIds, input, {
      name: "assignFirmware",
      many: (platform, clientIds, options) =>
        assignFirmware(platform, { firmwareId, clientIds, force, skipRunning }, options),
    });
  }

  @Mutation(() => RetryFirmwarePayload, {
    description:
      "Assigns a firmware once more to devices that failed (administrators). They leave their staged rollouts; retryRollout keeps them there.",
  })
  async retryFirmware(
    @Arg("input", () => RetryFirmwareInput) input: RetryFirmwareInput,
    @Ctx() { platform, loaders }: Context,
  ): Promise<RetryFirmwarePayload> {
    const ids = await retryFirmware(platform, input, input);
    const clients = await Promise.all(ids.map((id) => loaders.get(clientLoader).load(id)));
    return { clients: clients.filter((client): client is Client => client !== null) };
  }
}

@Resolver(() => FirmwareRollout)
export class FirmwareRolloutResolver {
  @FieldResolver(() => Client, { nullable: true, description: "The device; null where it is gone." })
  client(@Root() { clientId }: FirmwareRollout, @Ctx() { loaders }: Context): Promise<Client | null> {
    return loaders.get(clientLoader).load(clientId);
  }

  @FieldResolver(() => Firmware, { nullable: true, description: "The firmware; null where it is gone." })
  firmware(@Root() { firmwareId }: FirmwareRollout, @Ctx() { loaders }: Context): Promise<Firmware | null> {
    return loaders.get(firmwareLoader)(firmwareId);
  }
}

@Resolver(() => Client)
export class ClientFirmwareResolver {
  @FieldResolver(() => FirmwareRollout, {
    nullable: true,
    description:
      "The firmware that it was assigned last, and how far it is with it; null where that is none, and for all but administrators.",
  })
  firmwareAssignment(
    @Root() { id, isPlace }: ClientRecord,
    @Ctx() { loaders }: Context,
  ): Promise<FirmwareRollout | null> | null {
    return isPlace ? null : loaders.get(assignedLoader).load(id);
  }
}

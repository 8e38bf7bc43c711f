import { Arg, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.type.js";
import type { Context } from "../context.js";
import { clientLoader } from "../loaders/client.loader.js";
import { assignedLoader, firmwareLoader, rolloutLoader } from "../loaders/firmware.loader.js";
import type { ClientRecord } from "../platform-api/clients.js";
import { listFirmwares, type RolloutRecord } from "../platform-api/firmware.js";
import { Firmware, FirmwareRollout } from "./firmware.type.js";

@Resolver(() => Firmware)
export class FirmwareResolver {
  @Authorized()
  @Query(() => [Firmware], {
    nullable: true,
    description: "The firmware that there is, newest first, for administrators.",
  })
  async firmwares(
    @Ctx() { platform, call }: Context,
    @Arg("hardwareType", () => String, {
      nullable: true,
      description: "Only for this type of hardware; left out: all.",
    })
    hardwareType?: string | null,
  ): Promise<Firmware[]> {
    const firmwares = await listFirmwares(platform, call);
    return hardwareType ? firmwares.filter((one) => one.hardwareType === hardwareType) : firmwares;
  }

  @Authorized()
  @Query(() => Firmware, {
    nullable: true,
    description: "One firmware, for administrators; null where there is no such one.",
  })
  async firmware(
    @Arg("id", () => ID, { description: "The firmware's." }) id: string,
    @Ctx() { platform, call }: Context,
  ): Promise<Firmware | null> {
    return (await listFirmwares(platform, call)).find((firmware) => firmware.id === id) ?? null;
  }

  @FieldResolver(() => [FirmwareRollout], {
    nullable: true,
    description:
      "How far the devices are that it was assigned to. A call a firmware: ask for it of one, not of a list.",
  })
  rollout(@Root() { id }: Firmware, @Ctx() { loaders }: Context): Promise<FirmwareRollout[]> {
    return loaders.get(rolloutLoader).load(id);
  }
}

@Resolver(() => FirmwareRollout)
export class FirmwareRolloutResolver {
  @FieldResolver(() => Client, { nullable: true, description: "The device; null where it is gone." })
  client(@Root() { clientId }: FirmwareRollout, @Ctx() { loaders }: Context): Promise<Client | null> {
    return loaders.get(clientLoader).load(clientId);
  }

  @FieldResolver(() => Firmware, { nullable: true, description: "The firmware; null where it is gone." })
  firmware(@Root() { firmwareId }: RolloutRecord, @Ctx() { loaders }: Context): Promise<Firmware | null> {
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
    @Root() { id }: ClientRecord,
    @Ctx() { loaders }: Context,
  ): Promise<FirmwareRollout | null> {
    return loaders.get(assignedLoader).load(id);
  }
}

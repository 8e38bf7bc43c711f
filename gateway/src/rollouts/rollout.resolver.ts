import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { ApiError } from "../errors.js";
import { Firmware } from "../firmware/firmware.types.js";
import type { Page } from "../lists/page.types.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { clientLoader } from "../loaders/client.loader.js";
import { firmwareLoader } from "../loaders/firmware.loader.js";
import { rolloutDevicesLoader } from "../loaders/rollout.loader.js";
import {
  decodeRollouts,
  getStagedRollout,
  pageOfRollouts,
  type RolloutDeviceRecord,
  type StagedRolloutRecord,
} from "../platform-api/rollouts.js";
import { RolloutsArgs } from "./rollout.input.js";
import { RolloutDevice, StagedRollout, StagedRolloutConnection } from "./rollout.type.js";

@Resolver(() => StagedRollout)
export class StagedRolloutResolver {
  @Authorized()
  @Query(() => StagedRollout, {
    nullable: true,
    description: "One rollout of a firmware, for administrators; null where there is no such one.",
  })
  async rollout(
    @Arg("id", () => ID, { description: "The rollout's." }) id: string,
    @Ctx() { platform, call }: Context,
  ): Promise<StagedRolloutRecord | null> {
    try {
      return await getStagedRollout(platform, call, id);
    } catch (error) {
      if (error instanceof ApiError && error.code === "NOT_FOUND") return null;
      throw error;
    }
  }

  @Authorized()
  @Query(() => StagedRolloutConnection, {
    nullable: true,
    description: "Rollouts of firmware, newest first, for administrators.",
  })
  async rollouts(
    @Args(() => RolloutsArgs) { firmwareId, ...page }: RolloutsArgs,
    @Info() info: GraphQLResolveInfo,
    @Ctx() { platform, call }: Context,
  ): Promise<Page<StagedRolloutRecord>> {
    const answer = await pageOfRollouts(platform, call, firmwareId ?? undefined, pageQuery(page, info));
    return toPage(answer, decodeRollouts);
  }

  @FieldResolver(() => Firmware, { nullable: true, description: "What is rolled out." })
  firmware(
    @Root() { firmwareId }: StagedRolloutRecord,
    @Ctx() { loaders }: Context,
  ): Promise<Firmware | null> {
    return loaders.get(firmwareLoader)(firmwareId);
  }

  @FieldResolver(() => [RolloutDevice], {
    nullable: true,
    description:
      "Its devices, in the order in which they get it. A call a rollout: ask for them of one, not of a list.",
  })
  devices(
    @Root() { id, devices }: StagedRolloutRecord,
    @Ctx() { loaders }: Context,
  ): RolloutDeviceRecord[] | Promise<RolloutDeviceRecord[] | null> {
    return devices ?? loaders.get(rolloutDevicesLoader).load(id);
  }
}

@Resolver(() => RolloutDevice)
export class RolloutDeviceResolver {
  @FieldResolver(() => Client, { nullable: true, description: "The device; null where it is gone." })
  client(@Root() { clientId }: RolloutDeviceRecord, @Ctx() { loaders }: Context): Promise<Client | null> {
    return loaders.get(clientLoader).load(clientId);
  }
}

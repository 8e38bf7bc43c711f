import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { ApiError } from "../errors.js";
import { Firmware } from "../firmware/firmware.types.js";
import type { Page } from "../lists/page.types.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { clientLoader } from "../loaders/client.loader.js";
import { firmwareLoader } from "../loaders/firmware.loader.js";
import { rolloutDevicesLoader } from "../loaders/rollout.loader.js";
import type { Platform } from "../platform-api/platform.js";
import {
  addToRollout,
  decodeRollouts,
  getStagedRollout,
  pageOfRollouts,
  type RolloutDeviceRecord,
  retryRollout,
  type StagedRolloutRecord,
  setRolloutState,
  startRollout,
} from "../platform-api/rollouts.js";
import {
  AddToRolloutInput,
  RetryRolloutInput,
  RolloutDevice,
  RolloutInput,
  RolloutsArgs,
  StagedRollout,
  StagedRolloutConnection,
  StagedRolloutPayload,
  StartRolloutInput,
} from "./rollout.types.js";

@Resolver(() => StagedRollout)
export class StagedRolloutResolver {
  @Query(() => StagedRollout, {
    nullable: true,
    description: "One rollout of a firmware, for administrators; null where there is no such one.",
  })
  async rollout(
    @Arg("id", () => ID, { description: "The rollout's." }) id: string,
    @Ctx() { platform }: Context,
  ): Promise<StagedRolloutRecord | null> {
    try {
      return await getStagedRollout(platform, id);
    } catch (error) {
      if (error instanceof ApiError && error.code === "NOT_FOUND") return null;
      throw error;
    }
  }

  @Query(() => StagedRolloutConnection, {
    nullable: true,
    description: "Rollouts of firmware, newest first, for administrators.",
  })
  async rollouts(
    @Args(() => RolloutsArgs) { firmwareId, ...page }: RolloutsArgs,
    @Info() info: GraphQLResolveInfo,
    @Ctx() { platform }: Context,
  ): Promise<Page<StagedRolloutRecord>> {
    const answer = await pageOfRollouts(platform, firmwareId ?? undefined, pageQuery(page, info));
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

  @Mutation(() => StagedRolloutPayload, {
    description:
      "Gives a firmware to a few devices first, to the rest once each of them has settled; stops by itself where too many fail. For administrators.",
  })
  async startRollout(
    @Arg("input", () => StartRolloutInput) input: StartRolloutInput,
    @Ctx() { platform }: Context,
  ): Promise<StagedRolloutPayload> {
    const rollout = await startRollout(platform, input, input);
    return { rollout, skippedIds: await skippedOf(platform, rollout, input.clientIds) };
  }

  @Mutation(() => StagedRolloutPayload, {
    description:
      "Adds devices to a rollout that is not over; they wait behind the pilots. For administrators.",
  })
  async addToRollout(
    @Arg("input", () => AddToRolloutInput) input: AddToRolloutInput,
    @Ctx() { platform }: Context,
  ): Promise<StagedRolloutPayload> {
    const rollout = await addToRollout(platform, input, input);
    return { rollout, skippedIds: await skippedOf(platform, rollout, input.clientIds) };
  }

  @Mutation(() => StagedRolloutPayload, {
    description:
      "Stops a rollout, and withdraws what no device has begun to fetch. What is under way goes on. For administrators.",
  })
  async stopRollout(
    @Arg("input", () => RolloutInput) input: RolloutInput,
    @Ctx() { platform }: Context,
  ): Promise<StagedRolloutPayload> {
    return { rollout: await setRolloutState(platform, input.id, "stopped", input), skippedIds: null };
  }

  @Mutation(() => StagedRolloutPayload, {
    description:
      "Lets a rollout go on that stopped; where pilots have not settled yet, it goes on to the rest without them. Those that failed until then no longer count. For administrators.",
  })
  async resumeRollout(
    @Arg("input", () => RolloutInput) input: RolloutInput,
    @Ctx() { platform }: Context,
  ): Promise<StagedRolloutPayload> {
    return { rollout: await setRolloutState(platform, input.id, "running", input), skippedIds: null };
  }

  @Mutation(() => StagedRolloutPayload, {
    description:
      "Assigns a rollout's firmware once more to devices that failed; one that stopped goes on where it was. For administrators.",
  })
  async retryRollout(
    @Arg("input", () => RetryRolloutInput) input: RetryRolloutInput,
    @Ctx() { platform }: Context,
  ): Promise<StagedRolloutPayload> {
    return { rollout: await retryRollout(platform, input, input), skippedIds: null };
  }
}

@Resolver(() => RolloutDevice)
export class RolloutDeviceResolver {
  @FieldResolver(() => Client, { nullable: true, description: "The device; null where it is gone." })
  client(@Root() { clientId }: RolloutDeviceRecord, @Ctx() { loaders }: Context): Promise<Client | null> {
    return loaders.get(clientLoader).load(clientId);
  }
}

/** The devices that a rollout skipped, because they have the version already, if the platform does so. */
async function skippedOf(
  platform: Platform,
  { devices }: StagedRolloutRecord,
  clientIds: readonly string[],
): Promise<string[] | null> {
  if (devices === null || !(await platform.offers.has("firmware-skip"))) return null;
  const given = new Set(devices.map(({ clientId }) => clientId));
  return [...new Set(clientIds)].filter((id) => !given.has(id));
}

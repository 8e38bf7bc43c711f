import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../context.js";
import { addToRollout, retryRollout, setRolloutState, startRollout } from "../platform-api/rollouts.js";
import { AddToRolloutInput, RetryRolloutInput, RolloutInput, StartRolloutInput } from "./rollout.input.js";
import { StagedRolloutPayload } from "./rollout.type.js";

/** What administrators do with rollouts of firmware. */
@Resolver()
export class RolloutMutationsResolver {
  @Authorized()
  @Mutation(() => StagedRolloutPayload, {
    description:
      "Gives a firmware to a few devices first, to the rest once each of them has settled; stops by itself where too many fail. For administrators.",
  })
  async startRollout(
    @Arg("input", () => StartRolloutInput) input: StartRolloutInput,
    @Ctx() { platform, call }: Context,
  ): Promise<StagedRolloutPayload> {
    return { rollout: await startRollout(platform, call, input, input) };
  }

  @Authorized()
  @Mutation(() => StagedRolloutPayload, {
    description:
      "Adds devices to a rollout that is not over; they wait behind the pilots. For administrators.",
  })
  async addToRollout(
    @Arg("input", () => AddToRolloutInput) input: AddToRolloutInput,
    @Ctx() { platform, call }: Context,
  ): Promise<StagedRolloutPayload> {
    return { rollout: await addToRollout(platform, call, input, input) };
  }

  @Authorized()
  @Mutation(() => StagedRolloutPayload, {
    description:
      "Stops a rollout, and withdraws what no device has begun to fetch. What is under way goes on. For administrators.",
  })
  async stopRollout(
    @Arg("input", () => RolloutInput) input: RolloutInput,
    @Ctx() { platform, call }: Context,
  ): Promise<StagedRolloutPayload> {
    return { rollout: await setRolloutState(platform, call, input.id, "stopped", input) };
  }

  @Authorized()
  @Mutation(() => StagedRolloutPayload, {
    description:
      "Lets a rollout go on that stopped; where pilots have not settled yet, it goes on to the rest without them. Those that failed until then no longer count. For administrators.",
  })
  async resumeRollout(
    @Arg("input", () => RolloutInput) input: RolloutInput,
    @Ctx() { platform, call }: Context,
  ): Promise<StagedRolloutPayload> {
    return { rollout: await setRolloutState(platform, call, input.id, "running", input) };
  }

  @Authorized()
  @Mutation(() => StagedRolloutPayload, {
    description:
      "Assigns a rollout's firmware once more to devices that failed; one that stopped goes on where it was. For administrators.",
  })
  async retryRollout(
    @Arg("input", () => RetryRolloutInput) input: RetryRolloutInput,
    @Ctx() { platform, call }: Context,
  ): Promise<StagedRolloutPayload> {
    return { rollout: await retryRollout(platform, call, input, input) };
  }
}

import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkPayload, DeleteInput } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import type { Context } from "../context.js";
import {
  createValveBundle,
  deleteValveBundle,
  pauseValveBundle,
  updateValveBundle,
} from "../platform-api/valveBundles.js";
import { moveValves, setRainDelay, setValveMode, stopValveLocation } from "../platform-api/valves.js";
import {
  CreateValveBundleInput,
  MoveValvesInput,
  PauseValveBundleInput,
  SetRainDelayInput,
  SetValveModeInput,
  StopValveLocationInput,
  UpdateValveBundleInput,
} from "./valve.input.js";
import {
  CreateValveBundlePayload,
  PauseValveBundlePayload,
  SetRainDelayPayload,
  StopValveLocationPayload,
  UpdateValveBundlePayload,
} from "./valve.type.js";

@Resolver()
export class ValveMutationsResolver {
  @Authorized()
  @Mutation(() => CreateValveBundlePayload, {
    description: "Makes a bundle of a location's valves; for administrators.",
  })
  async createValveBundle(
    @Arg("input", () => CreateValveBundleInput) { dryRun, idempotencyKey, ...bundle }: CreateValveBundleInput,
    @Ctx() { platform, call }: Context,
  ): Promise<CreateValveBundlePayload> {
    return { bundle: await createValveBundle(platform, call, bundle, { dryRun, idempotencyKey }) };
  }

  @Authorized()
  @Mutation(() => UpdateValveBundlePayload, {
    description: "Changes a bundle's schedule; for administrators also its name and valves.",
  })
  async updateValveBundle(
    @Arg("input", () => UpdateValveBundleInput) { dryRun, idempotencyKey, ...bundle }: UpdateValveBundleInput,
    @Ctx() { platform, call }: Context,
  ): Promise<UpdateValveBundlePayload> {
    return { bundle: await updateValveBundle(platform, call, bundle, { dryRun, idempotencyKey }) };
  }

  @Authorized()
  @Mutation(() => PauseValveBundlePayload, {
    description: "Lets a bundle's schedule open nothing for some days; or ends that.",
  })
  async pauseValveBundle(
    @Arg("input", () => PauseValveBundleInput)
    { dryRun, idempotencyKey, id, until = null }: PauseValveBundleInput,
    @Ctx() { platform, call }: Context,
  ): Promise<PauseValveBundlePayload> {
    const pause = { id, until };
    return { bundle: await pauseValveBundle(platform, call, pause, { dryRun, idempotencyKey }) };
  }

  @Authorized()
  @Mutation(() => BulkPayload, {
    description: "Deletes bundles; their valves stay, without a schedule. For administrators.",
  })
  deleteValveBundles(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, {
      name: "deleteValveBundles",
      one: (id, call, options) => deleteValveBundle(context.platform, call, id, options),
    });
  }

  @Authorized()
  @Mutation(() => BulkPayload, { description: "Sets how valves are controlled." })
  setValveMode(
    @Arg("input", () => SetValveModeInput) input: SetValveModeInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.clientIds, input, {
      name: "setValveMode",
      many: (ids, call, options) => setValveMode(context.platform, call, ids, input, options),
      one: (id, call, options) => setValveMode(context.platform, call, [id], input, options),
    });
  }

  @Authorized()
  @Mutation(() => BulkPayload, {
    description: "Puts valves into a bundle of their location, out of the one they had; for administrators.",
  })
  moveValves(
    @Arg("input", () => MoveValvesInput) input: MoveValvesInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    const bundleId = input.bundleId ?? null;
    return runBulk(context, input.clientIds, input, {
      name: "moveValves",
      many: (ids, call, options) => moveValves(context.platform, call, ids, bundleId, options),
      one: (id, call, options) => moveValves(context.platform, call, [id], bundleId, options),
    });
  }

  @Authorized()
  @Mutation(() => SetRainDelayPayload, {
    description: "Lets no schedule of a location open a valve for some days, as it rains; or ends that.",
  })
  async setRainDelay(
    @Arg("input", () => SetRainDelayInput)
    { dryRun, idempotencyKey, locationId, until = null }: SetRainDelayInput,
    @Ctx() { platform, call }: Context,
  ): Promise<SetRainDelayPayload> {
    const delay = { locationId, until };
    return { valveLocation: await setRainDelay(platform, call, delay, { dryRun, idempotencyKey }) };
  }

  @Authorized()
  @Mutation(() => StopValveLocationPayload, {
    description:
      "Closes all valves of a location by hand, or none of them; they stay closed until a mode is set.",
  })
  async stopValveLocation(
    @Arg("input", () => StopValveLocationInput)
    { dryRun, idempotencyKey, locationId }: StopValveLocationInput,
    @Ctx() { platform, call }: Context,
  ): Promise<StopValveLocationPayload> {
    return { valveLocation: await stopValveLocation(platform, call, locationId, { dryRun, idempotencyKey }) };
  }
}

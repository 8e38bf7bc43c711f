import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import { DeleteInput } from "../bulk/bulk.input.js";
import { BulkPayload } from "../bulk/bulk.type.js";
import { runBulk } from "../bulk/runBulk.js";
import type { Context } from "../context.js";
import { createValveBundle, deleteValveBundle, updateValveBundle } from "../platform-api/valveBundles.js";
import { setValveMode } from "../platform-api/valves.js";
import { CreateValveBundleInput, SetValveModeInput, UpdateValveBundleInput } from "./valve.input.js";
import { CreateValveBundlePayload, UpdateValveBundlePayload } from "./valvePayload.type.js";

@Resolver()
export class ValveMutationsResolver {
  @Authorized()
  @Mutation(() => CreateValveBundlePayload, { description: "Makes a bundle of a location's valves." })
  async createValveBundle(
    @Arg("input", () => CreateValveBundleInput) { dryRun, idempotencyKey, ...bundle }: CreateValveBundleInput,
    @Ctx() { platform, call }: Context,
  ): Promise<CreateValveBundlePayload> {
    return { bundle: await createValveBundle(platform, call, bundle, { dryRun, idempotencyKey }) };
  }

  @Authorized()
  @Mutation(() => UpdateValveBundlePayload, { description: "Changes a bundle's name, schedule or valves." })
  async updateValveBundle(
    @Arg("input", () => UpdateValveBundleInput) { dryRun, idempotencyKey, ...bundle }: UpdateValveBundleInput,
    @Ctx() { platform, call }: Context,
  ): Promise<UpdateValveBundlePayload> {
    return { bundle: await updateValveBundle(platform, call, bundle, { dryRun, idempotencyKey }) };
  }

  @Authorized()
  @Mutation(() => BulkPayload, { description: "Deletes bundles; their valves stay, without a schedule." })
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
}

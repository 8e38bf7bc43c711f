import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { BulkPayload } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { clientLoader } from "../loaders/client.loader.js";
import { configLoader } from "../loaders/config.loader.js";
import { restoreConfig } from "../platform-api/configs.js";
import { AssignConfigInput, RestoreConfigInput } from "./assign.input.js";
import { RestoreConfigPayload } from "./assign.type.js";
import { assignWork } from "./assignWork.js";
import { requireChange } from "./configContent.js";

@Resolver(() => RestoreConfigPayload)
export class ConfigMutationsResolver {
  @Authorized()
  @Mutation(() => BulkPayload, {
    description:
      "Gives devices a configuration; SKIPPED where a device has just this one. Each result's id is the device's.",
  })
  assignConfig(
    @Arg("input", () => AssignConfigInput) input: AssignConfigInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    const work = assignWork(context, "assignConfig", requireChange(input));
    return runBulk(context, input.clientIds, input, work);
  }

  @Authorized()
  @Mutation(() => RestoreConfigPayload, {
    description: "Makes an earlier version of a device's configuration its newest one.",
  })
  async restoreConfig(
    @Arg("input", () => RestoreConfigInput) { clientId, version, ...options }: RestoreConfigInput,
    @Ctx() { platform, call, loaders }: Context,
  ): Promise<RestoreConfigPayload> {
    const restored = await restoreConfig(platform, call, clientId, version, options);
    loaders.get(configLoader).clear(clientId);
    return restored;
  }

  @FieldResolver(() => Client, { nullable: true, description: "The device." })
  client(@Root() { clientId }: RestoreConfigPayload, @Ctx() { loaders }: Context): Promise<Client | null> {
    return loaders.get(clientLoader).load(clientId);
  }
}

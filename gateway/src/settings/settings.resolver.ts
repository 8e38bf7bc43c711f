import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../context.js";
import { nullIfNotFound } from "../errors.js";
import { clientLoader } from "../loaders/client.loader.js";
import { configLoader } from "../loaders/config.loader.js";
import { getClient } from "../platform-api/clients.js";
import { configFor } from "./configFor.js";
import { withTexts } from "./readOrders.js";
import { saveSettings } from "./saveSettings.js";
import {
  GeneratedConfig,
  GeneratedConfigInput,
  UpdateClientSettingsInput,
  UpdateClientSettingsPayload,
} from "./settings.types.js";

/** Settings of devices, and the configurations that follow from them. */
@Resolver()
export class SettingsResolver {
  @Query(() => GeneratedConfig, {
    nullable: true,
    description:
      "The configuration that updateClientSettings would give a device with these settings, without giving it. Null where there is no such device.",
  })
  async generatedConfig(
    @Arg("input", () => GeneratedConfigInput, { description: "The device, and what would be set of it." })
    { clientId, settings, sign }: GeneratedConfigInput,
    @Ctx() context: Context,
  ): Promise<GeneratedConfig | null> {
    const client = await nullIfNotFound(getClient(context.platform, clientId));
    if (!client) return null;
    const followed = await withTexts(context, settings ?? {});
    return configFor(context, client, { settings: followed, sign: sign ?? {} });
  }

  @Mutation(() => UpdateClientSettingsPayload, {
    description:
      "Changes settings of a device; what is left out stays. Where they decide what it does or shows, it gets the configuration that follows from them, if that differs from what it has.",
  })
  async updateClientSettings(
    @Arg("input", () => UpdateClientSettingsInput) input: UpdateClientSettingsInput,
    @Ctx() context: Context,
  ): Promise<UpdateClientSettingsPayload> {
    const { clientId } = input;
    const { loaders } = context;
    const configChanged = await saveSettings(context, input);
    loaders.get(configLoader).clear(clientId);
    return { client: await loaders.get(clientLoader).clear(clientId).load(clientId), configChanged };
  }
}

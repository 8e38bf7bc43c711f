import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Authorized, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { familyOf } from "../device-config/family.js";
import { type Page, PageArgs } from "../lists/page.types.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { configHistoryLoader, configLoader, configVersionLoader } from "../loaders/config.loader.js";
import { decodeConfigHistory } from "../platform-api/configs.js";
import { readDeviceConfig } from "../platform-api/deviceConfig/deviceConfig.js";
import {
  ConfigHistoryConnection,
  type ConfigHistoryEntry,
  ConfigVersion,
  DeviceConfig,
} from "./config.type.js";
import { HARDWARE_TYPES, type SuperTypeName, superTypeOf, takesFirmware } from "./hardware.js";
import { HardwareType, SuperType } from "./hardware.type.js";

@Resolver(() => Client)
export class ClientConfigResolver {
  @Authorized()
  @Query(() => [HardwareType], { description: "The types of hardware that there are." })
  hardwareTypes(): HardwareType[] {
    return HARDWARE_TYPES.map((name) => ({
      name,
      superType: superTypeOf(name),
      takesFirmware: takesFirmware(name),
      hasDisplay: familyOf({ hardwareType: name, visionType: "NO_VISION" }) !== "OTHER",
    }));
  }

  @FieldResolver(() => SuperType, { description: "The family of its hardware." })
  superType(@Root() client: Client): SuperTypeName {
    return superTypeOf(client.hardwareType);
  }

  @FieldResolver(() => ConfigVersion, {
    nullable: true,
    description:
      "The configuration that it has now; null where none is assigned. Documents are large: ask for them of devices in sight, not of all.",
  })
  config(@Root() client: Client, @Ctx() { loaders }: Context) {
    return loaders.get(configLoader).load(client.id);
  }

  @FieldResolver(() => ConfigVersion, {
    nullable: true,
    description: "One version of its configuration; null where there is no such one.",
  })
  configVersion(
    @Root() client: Client,
    @Arg("version", () => Int, { description: "As its history tells it." }) version: number,
    @Ctx() { loaders }: Context,
  ) {
    return loaders.get(configVersionLoader).load({ clientId: client.id, version });
  }

  @FieldResolver(() => ConfigHistoryConnection, {
    nullable: true,
    description: "The versions of its configuration, newest first, with what each changed.",
  })
  async configHistory(
    @Root() client: Client,
    @Args(() => PageArgs) args: PageArgs,
    @Info() info: GraphQLResolveInfo,
    @Ctx() { loaders }: Context,
  ): Promise<Page<ConfigHistoryEntry>> {
    const key = { clientId: client.id, page: pageQuery(args, info) };
    return toPage(await loaders.get(configHistoryLoader).load(key), decodeConfigHistory);
  }
}

@Resolver(() => ConfigVersion)
export class ConfigVersionResolver {
  @FieldResolver(() => DeviceConfig, { nullable: true, description: "What the document says, typed." })
  config(@Root() { document }: ConfigVersion): DeviceConfig | null {
    return document && readDeviceConfig(document);
  }
}

import { fieldFault } from "@obcestje/contract/faults.js";
import { HARDWARE_TYPES, takesFirmware } from "@obcestje/contract/hardware.js";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { BulkPayload } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { familyOf } from "../device-config/family.js";
import { ApiError, nullIfNotFound } from "../errors.js";
import { type Page, PageArgs } from "../lists/page.types.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { clientLoader } from "../loaders/client.loader.js";
import { configHistoryLoader, configLoader, configVersionLoader } from "../loaders/config.loader.js";
import {
  type AssignedRecord,
  type ConfigHistoryRecord,
  decodeConfigHistory,
  getConfig,
  restoreConfig,
} from "../platform-api/configs.js";
import { readDeviceConfig } from "../platform-api/deviceConfig/deviceConfig.js";
import { requireMatch } from "../platform-api/etag.js";
import { assignWork } from "./assignWork.js";
import {
  AssignConfigInput,
  ConfigHistoryConnection,
  ConfigVersion,
  DeviceConfig,
  HardwareType,
  RestoreConfigInput,
  RestoreConfigPayload,
  SuperType,
} from "./config.types.js";
import { requireChange } from "./configContent.js";
import { type SuperTypeName, superTypeNameOf } from "./hardware.js";

@Resolver(() => Client)
export class ClientConfigResolver {
  @Query(() => [HardwareType], { description: "The types of hardware that there are." })
  hardwareTypes(): HardwareType[] {
    return HARDWARE_TYPES.map((name) => ({
      name,
      superType: superTypeNameOf(name),
      takesFirmware: takesFirmware(name),
      hasDisplay: familyOf({ hardwareType: name, visionType: "NO_VISION" }) !== "OTHER",
    }));
  }

  @FieldResolver(() => SuperType, { description: "The family of its hardware." })
  superType(@Root() client: Client): SuperTypeName {
    return superTypeNameOf(client.hardwareType);
  }

  @FieldResolver(() => ConfigVersion, {
    nullable: true,
    description:
      "The configuration that it has now; null where none is assigned. Documents are large: ask for them of devices in sight, not of all.",
  })
  config(@Root() client: Client, @Ctx() { loaders }: Context) {
    return client.isPlace ? null : loaders.get(configLoader).load(client.id);
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
    return client.isPlace ? null : loaders.get(configVersionLoader).load({ clientId: client.id, version });
  }

  @FieldResolver(() => ConfigHistoryConnection, {
    nullable: true,
    description: "The versions of its configuration, newest first, with what each changed; null of a place.",
  })
  async configHistory(
    @Root() client: Client,
    @Args(() => PageArgs) args: PageArgs,
    @Info() info: GraphQLResolveInfo,
    @Ctx() { loaders }: Context,
  ): Promise<Page<ConfigHistoryRecord> | null> {
    if (client.isPlace) return null;
    const key = { clientId: client.id, page: pageQuery(args, info) };
    return toPage(await loaders.get(configHistoryLoader).load(key), decodeConfigHistory);
  }

  @Mutation(() => BulkPayload, {
    description:
      "Gives devices a configuration; SKIPPED where a device has just this one. Each result's id is the device's.",
  })
  assignConfig(
    @Arg("input", () => AssignConfigInput) input: AssignConfigInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    const work = assignWork("assignConfig", requireChange(input), requireOne(input));
    return runBulk(context, input.clientIds, input, work);
  }

  @Mutation(() => RestoreConfigPayload, {
    description: "Makes an earlier version of a device's configuration its newest one.",
  })
  async restoreConfig(
    @Arg("input", () => RestoreConfigInput) { clientId, version, ...options }: RestoreConfigInput,
    @Ctx() { platform, loaders }: Context,
  ): Promise<AssignedRecord> {
    await requireMatch(
      platform,
      options,
      async () => (await nullIfNotFound(getConfig(platform, clientId)))?.etag,
    );
    const restored = await restoreConfig(platform, clientId, version, options);
    loaders.get(configLoader).clear(clientId);
    return restored;
  }
}

/** The etag of a change of one device. @throws ApiError BAD_USER_INPUT if there are several devices */
function requireOne({ clientIds, ifMatch }: AssignConfigInput): string | null {
  if (!ifMatch || clientIds.length === 1) return ifMatch ?? null;
  throw new ApiError("BAD_USER_INPUT", "An etag is of one device alone.", {
    fields: [fieldFault("ifMatch", "ONE_THING_ALONE")],
  });
}

@Resolver(() => ConfigVersion)
export class ConfigVersionResolver {
  @FieldResolver(() => DeviceConfig, { nullable: true, description: "What the document says, typed." })
  config(@Root() { document }: ConfigVersion): DeviceConfig | null {
    return document && readDeviceConfig(document);
  }
}

@Resolver(() => RestoreConfigPayload)
export class RestoreConfigPayloadResolver {
  @FieldResolver(() => Client, { nullable: true, description: "The device." })
  client(@Root() { clientId }: AssignedRecord, @Ctx() { loaders }: Context): Promise<Client | null> {
    return loaders.get(clientLoader).load(clientId);
  }
}

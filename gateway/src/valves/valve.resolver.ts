import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { BulkPayload, DeleteInput } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { Group } from "../groups/group.types.js";
import { IntervalInput } from "../interval/interval.types.js";
import { byName } from "../lists/byName.js";
import { groupLoader } from "../loaders/group.loader.js";
import { sessionLoader } from "../loaders/session.loader.js";
import { valveHistoryLoader, valveLocationsLoader } from "../loaders/valve.loader.js";
import {
  createValveBundle,
  deleteValveBundle,
  pauseValveBundle,
  updateValveBundle,
} from "../platform-api/valveBundles.js";
import { previewSchedule } from "../platform-api/valvePreview.js";
import { VALVE_BUNDLE } from "../platform-api/valveRecord.js";
import { moveValves, setRainDelay, setValveMode, stopValveLocation } from "../platform-api/valves.js";
import { hasRole, roleOf } from "../session/role.js";
import { historyPeriod } from "./historyPeriod.js";
import {
  CreateValveBundleInput,
  CreateValveBundlePayload,
  MoveValvesInput,
  PauseValveBundleInput,
  PauseValveBundlePayload,
  SchedulePreviewArgs,
  SetRainDelayInput,
  SetRainDelayPayload,
  SetValveModeInput,
  StopValveLocationInput,
  StopValveLocationPayload,
  UpdateValveBundleInput,
  UpdateValveBundlePayload,
  Valve,
  ValveBundle,
  ValveHistory,
  ValveLocation,
  ValveLocationPermissions,
  ValvePermissions,
  ValveSchedulePreview,
} from "./valve.types.js";

@Resolver(() => ValveLocation)
export class ValveLocationResolver {
  @Query(() => [ValveLocation], {
    nullable: true,
    description: "The valve locations that the caller may see, by name.",
  })
  async valveLocations(@Ctx() { loaders }: Context): Promise<ValveLocation[]> {
    const locations = await loaders.get(valveLocationsLoader)();
    return byName(locations);
  }

  @Query(() => ValveLocation, {
    nullable: true,
    description: "One valve location; null where it is unknown, none of valves, or not the caller's to see.",
  })
  async valveLocation(
    @Arg("id", () => ID, { description: "The group's id." }) id: string,
    @Ctx() { loaders }: Context,
  ): Promise<ValveLocation | null> {
    const locations = await loaders.get(valveLocationsLoader)();
    return locations.find((location) => location.id === id) ?? null;
  }

  @Query(() => ValveSchedulePreview, {
    nullable: true,
    description:
      "When valves of a location would be open with this schedule, without pauses and rain delays; nothing is stored.",
  })
  valveSchedulePreview(
    @Args(() => SchedulePreviewArgs) args: SchedulePreviewArgs,
    @Ctx() { platform }: Context,
  ): Promise<ValveSchedulePreview> {
    return previewSchedule(platform, args);
  }

  @FieldResolver(() => Group, { nullable: true, description: "The group that it is." })
  group(@Root() location: ValveLocation, @Ctx() { loaders }: Context): Promise<Group | null> {
    return loaders.get(groupLoader).load(location.id);
  }

  @FieldResolver(() => ValveLocationPermissions, { description: "What the caller may do here." })
  async permissions(@Ctx() { loaders }: Context): Promise<ValveLocationPermissions> {
    const session = await loaders.get(sessionLoader)();
    // A key for one device must not change what the device shares with others.
    const isWhole = !session.apiKey?.clientId;
    const controlValves = hasRole(session, "operator");
    return {
      editSchedule: isWhole && hasRole(session, "editor"),
      editBundles: roleOf(session) === "admin",
      controlValves,
      controlAll: isWhole && controlValves,
    };
  }

  @Mutation(() => CreateValveBundlePayload, {
    description: "Makes a bundle of a location's valves; for administrators.",
  })
  async createValveBundle(
    @Arg("input", () => CreateValveBundleInput) { dryRun, idempotencyKey, ...bundle }: CreateValveBundleInput,
    @Ctx() { platform }: Context,
  ): Promise<CreateValveBundlePayload> {
    return { bundle: await createValveBundle(platform, bundle, { dryRun, idempotencyKey }) };
  }

  @Mutation(() => UpdateValveBundlePayload, {
    description: "Changes a bundle's schedule; for administrators also its name and valves.",
  })
  async updateValveBundle(
    @Arg("input", () => UpdateValveBundleInput) { dryRun, idempotencyKey, ...bundle }: UpdateValveBundleInput,
    @Ctx() { platform }: Context,
  ): Promise<UpdateValveBundlePayload> {
    return { bundle: await updateValveBundle(platform, bundle, { dryRun, idempotencyKey }) };
  }

  @Mutation(() => PauseValveBundlePayload, {
    description: "Lets a bundle's schedule open nothing for some days; or ends that.",
  })
  async pauseValveBundle(
    @Arg("input", () => PauseValveBundleInput)
    { dryRun, idempotencyKey, id, until = null }: PauseValveBundleInput,
    @Ctx() { platform }: Context,
  ): Promise<PauseValveBundlePayload> {
    const pause = { id, until };
    return { bundle: await pauseValveBundle(platform, pause, { dryRun, idempotencyKey }) };
  }

  @Mutation(() => BulkPayload, {
    description: "Deletes bundles; their valves stay, without a schedule. For administrators.",
  })
  deleteValveBundles(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, { name: "deleteValveBundles", one: deleteValveBundle });
  }

  @Mutation(() => SetRainDelayPayload, {
    description: "Lets no schedule of a location open a valve for some days, as it rains; or ends that.",
  })
  async setRainDelay(
    @Arg("input", () => SetRainDelayInput)
    { dryRun, idempotencyKey, locationId, until = null }: SetRainDelayInput,
    @Ctx() { platform }: Context,
  ): Promise<SetRainDelayPayload> {
    const delay = { locationId, until };
    return { valveLocation: await setRainDelay(platform, delay, { dryRun, idempotencyKey }) };
  }

  @Mutation(() => StopValveLocationPayload, {
    description:
      "Closes all valves of a location by hand, or none of them; they stay closed until a mode is set.",
  })
  async stopValveLocation(
    @Arg("input", () => StopValveLocationInput)
    { dryRun, idempotencyKey, locationId }: StopValveLocationInput,
    @Ctx() { platform }: Context,
  ): Promise<StopValveLocationPayload> {
    return { valveLocation: await stopValveLocation(platform, locationId, { dryRun, idempotencyKey }) };
  }
}

@Resolver(() => Valve)
export class ValveResolver {
  @FieldResolver(() => Client, { description: "The device." })
  client(@Root() { client }: Valve): Client {
    return client;
  }

  @FieldResolver(() => ValveBundle, {
    nullable: true,
    description: "Whose schedule it keeps to; null: none.",
  })
  bundle(@Root() { bundle }: Valve): ValveBundle | null {
    return VALVE_BUNDLE.read(bundle, VALVE_BUNDLE.record);
  }

  @FieldResolver(() => ValveHistory, {
    nullable: true,
    description:
      "How it was within at most 31 days, and is to be in up to 8 days ahead; null, with an error, where it can't be had. One platform call a valve.",
  })
  async history(
    @Root() valve: Valve,
    @Arg("interval", () => IntervalInput, { description: "Which period." }) interval: IntervalInput,
    @Ctx() { loaders, now }: Context,
  ): Promise<ValveHistory> {
    const period = historyPeriod(interval, valve.client.timeZone, now());
    return loaders.get(valveHistoryLoader).load({ clientId: valve.id, ...period });
  }

  @FieldResolver(() => ValvePermissions, { description: "What the caller may do with it." })
  async permissions(@Ctx() { loaders }: Context): Promise<ValvePermissions> {
    return { setMode: hasRole(await loaders.get(sessionLoader)(), "operator") };
  }

  @Mutation(() => BulkPayload, { description: "Sets how valves are controlled." })
  setValveMode(
    @Arg("input", () => SetValveModeInput) input: SetValveModeInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.clientIds, input, {
      name: "setValveMode",
      many: (platform, ids, options) => setValveMode(platform, ids, input, options),
    });
  }

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
      many: (platform, ids, options) => moveValves(platform, ids, bundleId, options),
    });
  }
}

import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.type.js";
import type { Context } from "../context.js";
import { Group } from "../groups/group.types.js";
import { groupLoader } from "../loaders/group.loader.js";
import { sessionLoader } from "../loaders/session.loader.js";
import { valveHistoryLoader, valveLocationsLoader } from "../loaders/valve.loader.js";
import { IntervalInput } from "../measurements/interval.types.js";
import { previewSchedule } from "../platform-api/valvePreview.js";
import { VALVE_BUNDLE } from "../platform-api/valveRecord.js";
import { roleOf } from "../session/role.js";
import { historyPeriod } from "./historyPeriod.js";
import { SchedulePreviewArgs } from "./valve.input.js";
import {
  Valve,
  ValveBundle,
  ValveHistory,
  ValveLocation,
  ValveLocationPermissions,
  ValvePermissions,
  ValveSchedulePreview,
} from "./valve.type.js";

const byName = new Intl.Collator("sl");

@Resolver(() => ValveLocation)
export class ValveLocationResolver {
  @Authorized()
  @Query(() => [ValveLocation], {
    nullable: true,
    description: "The valve locations that the caller may see, by name.",
  })
  async valveLocations(@Ctx() { loaders }: Context): Promise<ValveLocation[]> {
    const locations = await loaders.get(valveLocationsLoader)();
    return [...locations].sort((a, b) => byName.compare(a.name, b.name));
  }

  @Authorized()
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

  @Authorized()
  @Query(() => ValveSchedulePreview, {
    nullable: true,
    description:
      "When valves of a location would be open with this schedule, without pauses and rain delays; nothing is stored.",
  })
  valveSchedulePreview(
    @Args(() => SchedulePreviewArgs) args: SchedulePreviewArgs,
    @Ctx() { platform, call }: Context,
  ): Promise<ValveSchedulePreview> {
    return previewSchedule(platform, call, args);
  }

  @FieldResolver(() => Group, { nullable: true, description: "The group that it is." })
  group(@Root() location: ValveLocation, @Ctx() { loaders }: Context): Promise<Group | null> {
    return loaders.get(groupLoader).load(location.id);
  }

  @FieldResolver(() => ValveLocationPermissions, { description: "What the caller may do here." })
  async permissions(@Ctx() { loaders }: Context): Promise<ValveLocationPermissions> {
    const session = await loaders.get(sessionLoader)();
    const role = roleOf(session);
    const controlValves = role !== "viewer";
    // A key for one device may not touch what it shares with others.
    const editSchedule = controlValves && !session.apiKey?.clientId;
    return { editSchedule, editBundles: role === "admin", controlValves };
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
    return { setMode: roleOf(await loaders.get(sessionLoader)()) !== "viewer" };
  }
}

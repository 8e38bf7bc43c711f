import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { IntervalInput } from "../interval/interval.types.js";
import { periodLoader } from "../loaders/period.loader.js";
import { dailyTrafficLoader } from "../loaders/trafficFigures.loader.js";
import { objectOf } from "../objectType.js";
import { argsType, optional, required } from "../ownType.js";
import type { ClientRecord } from "../platform-api/clients.js";
import { DAILY_TRAFFIC, type DailyTrafficRecord } from "../platform-api/dailyTraffic.js";
import { FREE_FLOW, type FreeFlowRecord, getFreeFlow } from "../platform-api/freeFlow.js";
import { whole } from "../platform-api/kinds.js";
import {
  getQuarterHours,
  QUARTER_HOUR,
  QUARTER_HOURS,
  type QuarterHoursRecord,
} from "../platform-api/quarterHours.js";
import { AS_IF_LIMIT } from "./asIfLimit.js";
import { columnsOf } from "./columnsOf.js";
import { GAP } from "./freeGap.js";

const DailyTraffic = objectOf(DAILY_TRAFFIC);
const QuarterHours = objectOf(QUARTER_HOURS);
const QuarterHourColumns = columnsOf(QUARTER_HOUR, "QuarterHourColumns", "Vehicles by quarter of an hour.", {
  time: "Starts of the quarters.",
  vehicles: "Null where nothing was heard, or nobody knows how many passed.",
  incoming: "Towards the device; null also where some directions are not told.",
  outgoing: "Away from the device; null likewise.",
  lacks: "Why each is in no rolling hour; null: it is known whole.",
});

const INTERVAL = { description: "The period, in the device's time zone; 400 days at most." };
const SHORT_INTERVAL = { description: "The period, in the device's time zone; 31 days at most." };

const FreeFlow = objectOf(FREE_FLOW);
const FreeFlowArgs = argsType({
  interval: required(IntervalInput, SHORT_INTERVAL.description),
  gap: optional(whole, GAP),
  asIfLimit: optional(whole, AS_IF_LIMIT),
});
type FreeFlowArgs = InstanceType<typeof FreeFlowArgs>;

/** Figures of a device for traffic engineers. Null from a platform that has none. */
@Resolver(() => Client)
export class TrafficFiguresResolver {
  @FieldResolver(() => DailyTraffic, {
    nullable: true,
    description:
      "Mean daily traffic of one period by type of day; null where the platform does not tell it, or, with an error, where it can't be had.",
  })
  async dailyTraffic(
    @Root() { id, timeZone }: ClientRecord,
    @Arg("interval", () => IntervalInput, INTERVAL) interval: IntervalInput,
    @Ctx() { loaders, now, platform }: Context,
  ): Promise<DailyTrafficRecord | null> {
    if (!(await platform.offers.has("traffic-figures"))) return null;
    const period = loaders.get(periodLoader)(interval, timeZone, now);
    return loaders.get(dailyTrafficLoader)(period).load(id);
  }

  @FieldResolver(() => QuarterHours, {
    nullable: true,
    description:
      "Vehicles of one period by quarter of an hour, from single records. The platform is asked once for each device. Null where it does not tell them, or, with an error, where they can't be had.",
  })
  async quarterHours(
    @Root() { id, timeZone }: ClientRecord,
    @Arg("interval", () => IntervalInput, SHORT_INTERVAL) interval: IntervalInput,
    @Ctx() { loaders, now, platform }: Context,
  ): Promise<QuarterHoursRecord | null> {
    if (!(await platform.offers.has("traffic-figures"))) return null;
    return getQuarterHours(platform, id, loaders.get(periodLoader)(interval, timeZone, now));
  }

  @FieldResolver(() => FreeFlow, {
    nullable: true,
    description:
      "Speeds of one period in free flow, from single records. The platform is asked once for each device. Null where it does not tell them, or, with an error, where they can't be had.",
  })
  async freeFlow(
    @Root() { id, timeZone }: ClientRecord,
    @Args(() => FreeFlowArgs) { interval, gap, asIfLimit }: FreeFlowArgs,
    @Ctx() { loaders, now, platform }: Context,
  ): Promise<FreeFlowRecord | null> {
    if (!(await platform.offers.has("traffic-figures"))) return null;
    const period = loaders.get(periodLoader)(interval, timeZone, now);
    if (typeof asIfLimit === "number") await platform.offers.require("limit-history");
    const question = { clientId: id, period, gap: gap ?? undefined, asIfLimit: asIfLimit ?? undefined };
    return getFreeFlow(platform, question);
  }
}

@Resolver(() => QuarterHours)
export class QuarterHourColumnsResolver {
  @FieldResolver(() => QuarterHourColumns, { description: "Its quarters as columns." })
  columns(@Root() { quarters }: QuarterHoursRecord): object {
    return new QuarterHourColumns(quarters);
  }
}

import { Arg, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { IntervalInput } from "../interval/interval.types.js";
import { periodLoader } from "../loaders/period.loader.js";
import { dailyTrafficLoader } from "../loaders/trafficFigures.loader.js";
import { objectOf } from "../objectType.js";
import type { ClientRecord } from "../platform-api/clients.js";
import { DAILY_TRAFFIC, type DailyTrafficRecord } from "../platform-api/dailyTraffic.js";

const DailyTraffic = objectOf(DAILY_TRAFFIC);

const INTERVAL = { description: "The period, in the device's time zone; 400 days at most." };

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
}

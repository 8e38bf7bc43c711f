import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { IntervalInput } from "../interval/interval.types.js";
import { clientListLoader } from "../loaders/clientList.loader.js";
import { periodLoader } from "../loaders/period.loader.js";
import { objectOf } from "../objectType.js";
import type { ClientRecord } from "../platform-api/clients.js";
import {
  FLEET_DEVICE,
  FLEET_HEALTH,
  FLEET_ZONE,
  type FleetDeviceRecord,
  type FleetHealthRecord,
  getFleetHealth,
} from "../platform-api/fleet.js";

const FleetDevice = objectOf(FLEET_DEVICE);
const FleetHealth = objectOf(FLEET_HEALTH);

@Resolver(() => FleetDevice)
export class FleetHealthResolver {
  @Query(() => FleetHealth, {
    nullable: true,
    description: "For administrators: how much of a period was heard of all devices, by day and of each.",
  })
  fleetHealth(
    @Arg("interval", () => IntervalInput, {
      description: "The period, by the platform's clock; 92 days at most.",
    })
    interval: IntervalInput,
    @Ctx() { platform, loaders, now }: Context,
  ): Promise<FleetHealthRecord> {
    return getFleetHealth(platform, loaders.get(periodLoader)(interval, FLEET_ZONE, now));
  }

  @FieldResolver(() => Client, { nullable: true, description: "The device; null where it is gone." })
  client(@Root() { clientId }: FleetDeviceRecord, @Ctx() { loaders }: Context): Promise<ClientRecord | null> {
    return loaders.get(clientListLoader).one(clientId);
  }
}

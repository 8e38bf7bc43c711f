import { Arg, ID, Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../context.js";
import { ApiError } from "../errors.js";
import type { ValveLocationRecord } from "../platform-api/valveRecord.js";
import { listValveLocations } from "../platform-api/valves.js";
import { locationChanges } from "./locationChanges.js";
import { ValveLocation } from "./valve.types.js";

@Resolver()
export class ValveLocationChangedResolver {
  @Subscription(() => ValveLocation, {
    description:
      "A valve location whose valves are controlled otherwise now (modes, schedules, pauses, bundles), have heard or confirmed an order, or whose water flows otherwise. What follows from the clock alone is no event: see `nextChange`.",
    subscribe: async ({ args, context }: { args: { locationId: string }; context: Context }) => {
      const locations = await listValveLocations(context.platform);
      const location = locations.find(({ id }) => id === args.locationId);
      if (!location) throw new ApiError("NOT_FOUND", "There is no such valve location, or it is not yours.");
      return locationChanges(context, location);
    },
  })
  valveLocationChanged(
    @Root() location: ValveLocationRecord,
    @Arg("locationId", () => ID, { description: "The group's id." }) _locationId: string,
  ): ValveLocation {
    return location;
  }
}

import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { Group } from "../groups/group.types.js";
import { valveLocationsLoader } from "../loaders/valve.loader.js";
import type { ClientRecord } from "../platform-api/clients.js";
import type { GroupRecord } from "../platform-api/groups.js";
import { Valve, ValveLocation } from "./valve.types.js";

@Resolver(() => Client)
export class ClientValveResolver {
  @FieldResolver(() => Valve, {
    nullable: true,
    description: "How its valve is and should be; null where it is in no valve location.",
  })
  async valve(@Root() client: ClientRecord, @Ctx() { loaders }: Context): Promise<Valve | null> {
    const locations = await loaders.get(valveLocationsLoader)();
    return valvesIn(locations).get(client.id) ?? null;
  }
}

type Valves = ReadonlyMap<string, Valve>;
const known = new WeakMap<readonly ValveLocation[], Valves>();

/**
 * Valves by their devices' ids, computed once for all devices of a list. The first location with a device
 * counts.
 */
function valvesIn(locations: readonly ValveLocation[]): Valves {
  const before = known.get(locations);
  if (before) return before;
  const valves = locations.flatMap(({ valves }) => valves).reverse();
  const byId: Valves = new Map(valves.map((valve) => [valve.id, valve]));
  known.set(locations, byId);
  return byId;
}

@Resolver(() => Group)
export class GroupValveLocationResolver {
  @FieldResolver(() => ValveLocation, {
    nullable: true,
    description: "Its valves, where it is of the valve type; else null.",
  })
  async valveLocation(
    @Root() group: GroupRecord,
    @Ctx() { loaders }: Context,
  ): Promise<ValveLocation | null> {
    if (group.type !== "VALVE") return null;
    const locations = await loaders.get(valveLocationsLoader)();
    return locations.find(({ id }) => id === group.id) ?? null;
  }
}

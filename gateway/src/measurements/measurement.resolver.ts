import { Arg, Authorized, ID, Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../context.js";
import { getClient } from "../platform-api/clients.js";
import { MeasurementArrival } from "./measurement.type.js";

interface Args {
  clientId?: string | null;
}

@Resolver()
export class MeasurementResolver {
  @Authorized()
  @Subscription(() => MeasurementArrival, {
    description: "New readings have been stored: of one device, or of any that the caller may see.",
    subscribe: async ({ args: { clientId }, context }: { args: Args; context: Context }) => {
      if (clientId) await getClient(context.platform, context.call, clientId);
      return context.feed.arrivals(context.call, clientId ?? undefined);
    },
  })
  clientMeasurement(
    @Root() arrival: MeasurementArrival,
    @Arg("clientId", () => ID, { nullable: true, description: "Left out: all of them." })
    _clientId?: string,
  ): MeasurementArrival {
    return arrival;
  }
}

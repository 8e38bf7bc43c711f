import { Arg, Authorized, ID, Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../context.js";
import { getClient } from "../platform-api/clients.js";
import { MeasurementArrival } from "./measurement.type.js";

@Resolver()
export class MeasurementResolver {
  @Authorized()
  @Subscription(() => MeasurementArrival, {
    description: "New readings of a device have been stored.",
    subscribe: async ({ args, context }: { args: { clientId: string }; context: Context }) => {
      await getClient(context.platform, context.call, args.clientId);
      return context.feed.arrivals(context.call, args.clientId);
    },
  })
  clientMeasurement(
    @Root() arrival: MeasurementArrival,
    @Arg("clientId", () => ID, { description: "The device." }) _clientId: string,
  ): MeasurementArrival {
    return arrival;
  }
}

import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { measurementLoader, summaryLoader } from "../loaders/measurement.loader.js";
import { periodLoader } from "../loaders/period.loader.js";
import type { ClientRecord } from "../platform-api/clients.js";
import { IntervalInput } from "./interval.input.js";
import { Measurement, MeasurementSummary } from "./measurement.type.js";
import { selectedType } from "./selectedType.js";

const INTERVAL = { description: "The period, in the device's time zone; 400 days at most." };

/** Statistics of a device. */
@Resolver(() => Client)
export class ClientMeasurementResolver {
  @FieldResolver(() => Measurement, {
    nullable: true,
    description: "Traffic of one period; null, with an error, where it can't be had.",
  })
  measurement(
    @Root() { id, timeZone }: ClientRecord,
    @Arg("interval", () => IntervalInput, INTERVAL) interval: IntervalInput,
    @Ctx() { loaders, now }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Measurement> {
    const period = loaders.get(periodLoader)(interval, timeZone, now);
    return loaders.get(measurementLoader).load({ clientId: id, period, type: selectedType(info) });
  }

  @FieldResolver(() => MeasurementSummary, {
    nullable: true,
    description: "Main figures of one period, for lists; null, with an error, where they can't be had.",
  })
  summary(
    @Root() { id, timeZone }: ClientRecord,
    @Arg("interval", () => IntervalInput, INTERVAL) interval: IntervalInput,
    @Ctx() { loaders, now }: Context,
  ): Promise<MeasurementSummary> {
    const period = loaders.get(periodLoader)(interval, timeZone, now);
    return loaders.get(summaryLoader)(period).load(id);
  }
}

import { CLASS_BORDERS } from "@obcestje/contract/limits/counts.js";
import { ArrayMaxSize, ArrayMinSize } from "class-validator";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Resolver, Root, Subscription } from "type-graphql";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { IntervalInput } from "../interval/interval.types.js";
import { connectionOf, PAGE, type Page } from "../lists/page.types.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { measurementLoader, summaryLoader } from "../loaders/measurement.loader.js";
import { periodLoader } from "../loaders/period.loader.js";
import { selectedType } from "../loaders/selectedType.js";
import { objectOf } from "../objectType.js";
import { argsType, optional, payloadType, required } from "../ownType.js";
import { type ClientRecord, getClient } from "../platform-api/clients.js";
import { id, instant, listOf, number, whole } from "../platform-api/kinds.js";
import {
  MEASUREMENT,
  MEASUREMENT_SUMMARY,
  type MeasurementRecord,
  type MeasurementSummaryRecord,
} from "../platform-api/measurementRecord.js";
import { decodeReadings, pageOfReadings, READING, type ReadingRecord } from "../platform-api/readings.js";
import { AS_IF_LIMIT } from "./asIfLimit.js";
import { askedFigures } from "./askedFigures.js";

const Measurement = objectOf(MEASUREMENT);
const MeasurementSummary = objectOf(MEASUREMENT_SUMMARY);
const Reading = objectOf(READING);
const ReadingConnection = connectionOf(Reading, "Reading");

const INTERVAL = { description: "The period, in the device's time zone; 400 days at most." };

const BORDERS = [ArrayMinSize(1), ArrayMaxSize(CLASS_BORDERS)] as const;

const MeasurementArgs = argsType({
  interval: required(IntervalInput, INTERVAL.description),
  asIfLimit: optional(whole, AS_IF_LIMIT),
  speedClasses: optional(
    listOf(whole),
    "`ownClasses` by these instead of the group's own: the highest whole km/h of each class but the last, ascending; 20 at most.",
    ...BORDERS,
  ),
  lengthClasses: optional(
    listOf(number),
    "The same by length: metres where each class but the last ends, whole ones or 2.5 or 5.2.",
    ...BORDERS,
  ),
});
type MeasurementArgs = InstanceType<typeof MeasurementArgs>;

const ReadingsArgs = argsType({
  ...PAGE,
  interval: required(
    IntervalInput,
    "The period, in the device's time zone. For more than one page give from and to: a preset moves on.",
  ),
});
type ReadingsArgs = InstanceType<typeof ReadingsArgs>;

const MeasurementArrival = payloadType("MeasurementArrival", "New readings of a device have been stored.", {
  clientId: required(id, "The device."),
  from: optional(instant, "First second that the readings cover; null: not told."),
  to: optional(instant, "First second after them; null: not told."),
  vehicles: optional(whole, "Vehicles; null where the platform does not say."),
});
type MeasurementArrival = InstanceType<typeof MeasurementArrival>;

interface ArrivalArgs {
  clientId?: string | null;
}

/** Statistics of a device, and its single road users. */
@Resolver(() => Client)
export class MeasurementResolver {
  @FieldResolver(() => Measurement, {
    nullable: true,
    description: "Traffic of one period; null, with an error, where it can't be had.",
  })
  measurement(
    @Root() { id, timeZone }: ClientRecord,
    @Args(() => MeasurementArgs) { interval, ...asked }: MeasurementArgs,
    @Ctx() { loaders, now }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<MeasurementRecord> {
    const period = loaders.get(periodLoader)(interval, timeZone, now);
    const question = { clientId: id, period, type: selectedType(info), ...askedFigures(asked) };
    return loaders.get(measurementLoader).load(question);
  }

  @FieldResolver(() => MeasurementSummary, {
    nullable: true,
    description: "Main figures of one period, for lists; null, with an error, where they can't be had.",
  })
  summary(
    @Root() { id, timeZone }: ClientRecord,
    @Arg("interval", () => IntervalInput, INTERVAL) interval: IntervalInput,
    @Ctx() { loaders, now }: Context,
  ): Promise<MeasurementSummaryRecord> {
    const period = loaders.get(periodLoader)(interval, timeZone, now);
    return loaders.get(summaryLoader)(period).load(id);
  }

  @FieldResolver(() => ReadingConnection, {
    nullable: true,
    description:
      "Single road users of one period, the first first. The platform is asked once for each device.",
  })
  async readings(
    @Root() { id, timeZone }: ClientRecord,
    @Args(() => ReadingsArgs) args: ReadingsArgs,
    @Ctx() { platform, loaders, now }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<ReadingRecord>> {
    const period = loaders.get(periodLoader)(args.interval, timeZone, now);
    const page = pageQuery(args, info);
    return toPage(await pageOfReadings(platform, { clientId: id, period, page }), decodeReadings);
  }

  @Subscription(() => MeasurementArrival, {
    description: "New readings have been stored: of one device, or of any that the caller may see.",
    subscribe: async ({ args: { clientId }, context }: { args: ArrivalArgs; context: Context }) => {
      if (clientId) await getClient(context.platform, clientId);
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

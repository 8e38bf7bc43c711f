import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { nullIfNotFound } from "../errors.js";
import { isOneEverywhere } from "../interval/interval.js";
import { IntervalInput } from "../interval/interval.types.js";
import { clientLoader } from "../loaders/client.loader.js";
import { periodLoader } from "../loaders/period.loader.js";
import { objectOf } from "../objectType.js";
import { inputType, required } from "../ownType.js";
import {
  COMPARED_PERIOD,
  COMPARISON,
  type Compared,
  type ComparedPeriodRecord,
  type ComparisonRecord,
  getComparison,
} from "../platform-api/comparison.js";
import { id } from "../platform-api/kinds.js";
import { named, namingFields } from "../platform-api/namedFaults.js";
import { AS_IF_LIMIT } from "./asIfLimit.js";

const Comparison = objectOf(COMPARISON);

const ComparedInput = inputType("ComparedInput", "One side of a comparison.", {
  clientId: required(id, "The device."),
  interval: required(IntervalInput, "The period, in the device's time zone; 400 days at most."),
});
type ComparedInput = InstanceType<typeof ComparedInput>;

@Resolver(() => objectOf(COMPARED_PERIOD))
export class ComparisonResolver {
  @Query(() => Comparison, {
    nullable: true,
    description:
      "Two periods, of one device or two, compared; null where a device is unknown or not the caller's to see.",
  })
  async comparison(
    @Arg("before", () => ComparedInput, { description: "What it is compared with." }) before: ComparedInput,
    @Arg("after", () => ComparedInput, { description: "What is compared." }) after: ComparedInput,
    @Arg("asIfLimit", () => Int, { nullable: true, description: AS_IF_LIMIT })
    asIfLimit: number | null | undefined,
    @Ctx() context: Context,
  ): Promise<ComparisonRecord | null> {
    await context.platform.offers.require("comparison");
    if (typeof asIfLimit === "number") await context.platform.offers.require("limit-history");
    const [then, now] = await Promise.all([
      namingFields(comparedOf(before, context), named({ interval: "before.interval" })),
      namingFields(comparedOf(after, context), named({ interval: "after.interval" })),
    ]);
    if (!then || !now) return null;
    return nullIfNotFound(getComparison(context.platform, then, now, asIfLimit ?? undefined));
  }

  @FieldResolver(() => Client, { nullable: true, description: "The device." })
  client(@Root() { clientId }: ComparedPeriodRecord, @Ctx() { loaders }: Context): Promise<Client | null> {
    return loaders.get(clientLoader).load(clientId);
  }
}

/** The period of one side. Null if the caller may not see its device, whose clock decides the period. */
async function comparedOf(
  { clientId, interval }: ComparedInput,
  { loaders, now }: Context,
): Promise<Compared | null> {
  const periods = loaders.get(periodLoader);
  if (isOneEverywhere(interval)) return { clientId, period: periods(interval, "UTC", now) };
  const client = await loaders.get(clientLoader).load(clientId);
  return client && { clientId, period: periods(interval, client.timeZone, now) };
}

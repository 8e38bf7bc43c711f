import type { GraphQLResolveInfo } from "graphql";
import { Args, ArgsType, Ctx, Field, FieldResolver, Info, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { connectionOf, type Page, PageArgs } from "../lists/page.types.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { periodLoader } from "../loaders/period.loader.js";
import type { ClientRecord } from "../platform-api/clients.js";
import { decodeReadings, pageOfReadings } from "../platform-api/readings.js";
import { IntervalInput } from "./interval.input.js";
import { Reading } from "./measurement.type.js";

const ReadingConnection = connectionOf(Reading, "Reading");

@ArgsType()
class ReadingsArgs extends PageArgs {
  @Field(() => IntervalInput, {
    description:
      "The period, in the device's time zone. For more than one page give from and to: a preset moves on.",
  })
  interval!: IntervalInput;
}

@Resolver(() => Client)
export class ReadingResolver {
  @FieldResolver(() => ReadingConnection, {
    nullable: true,
    description:
      "Single road users of one period, the first first. The platform is asked once for each device.",
  })
  async readings(
    @Root() { id, timeZone }: ClientRecord,
    @Args(() => ReadingsArgs) args: ReadingsArgs,
    @Ctx() { platform, call, loaders, now }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<Reading>> {
    const period = loaders.get(periodLoader)(args.interval, timeZone, now);
    const page = pageQuery(args, info);
    return toPage(await pageOfReadings(platform, call, { clientId: id, period, page }), decodeReadings);
  }
}

import { Ctx, FieldResolver, Query, Resolver } from "type-graphql";
import type { Context } from "../context.js";
import { objectOf } from "../objectType.js";
import { payloadType, required } from "../ownType.js";
import { abortSignalOf } from "../platform-api/cancellation.js";
import { instant, text } from "../platform-api/kinds.js";
import { getSystem, SYSTEM, type SystemRecord } from "../platform-api/system.js";
import { ReportAvailability } from "../portal/portal.types.js";
import { VERSION } from "../version.js";

const System = objectOf(SYSTEM);

const SystemGateway = payloadType("SystemGateway", "The gateway that answers.", {
  version: required(text, "Its version."),
  node: required(text, "Version of Node.js."),
  startDate: required(instant, "When it was started."),
});
type SystemGateway = InstanceType<typeof SystemGateway>;

@Resolver(() => System)
export class SystemResolver {
  @Query(() => System, {
    nullable: true,
    description: "For administrators: how the parts of the product, the database, jobs and backups are.",
  })
  system(@Ctx() { platform }: Context): Promise<SystemRecord> {
    return getSystem(platform);
  }

  @FieldResolver(() => SystemGateway, { description: "The gateway that answers." })
  gateway(@Ctx() { startDate }: Context): SystemGateway {
    return { version: VERSION, node: process.versions.node, startDate };
  }

  @FieldResolver(() => ReportAvailability, {
    description: "Whether PDF reports can be made, and if not, what is missing.",
  })
  renderer(@Ctx() { renderer, call }: Context): Promise<ReportAvailability> {
    return renderer.availability(call.signal && abortSignalOf(call.signal));
  }
}

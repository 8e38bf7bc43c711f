import { Authorized, Ctx, FieldResolver, Query, Resolver } from "type-graphql";
import type { Context } from "../context.js";
import { abortSignalOf } from "../platform-api/cancellation.js";
import { getSystem } from "../platform-api/system.js";
import { ReportAvailability } from "../portal/portal.types.js";
import { VERSION } from "../version.js";
import { System, SystemGateway } from "./system.type.js";

@Resolver(() => System)
export class SystemResolver {
  @Authorized()
  @Query(() => System, {
    nullable: true,
    description: "For administrators: how the parts of the product, the database, jobs and backups are.",
  })
  system(@Ctx() { platform, call }: Context): Promise<System> {
    return getSystem(platform, call);
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

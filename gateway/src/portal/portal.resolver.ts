import { Ctx, FieldResolver, Query, Resolver } from "type-graphql";
import type { Context } from "../context.js";
import { abortSignalOf } from "../platform-api/cancellation.js";
import { offeredExports } from "../platform-api/exports.js";
import { FEATURE_NAMES } from "../platform-api/features.js";
import { signInWays } from "../platform-api/signInProviders.js";
import { offerOf, Portal, PortalOffer, ReportAvailability, SignInWays } from "./portal.types.js";

@Resolver(() => Portal)
export class PortalResolver {
  @Query(() => Portal, {
    description: "What every screen needs to know of this installation. Open to guests.",
  })
  portal(@Ctx() { env }: Context): Portal {
    return {
      tileUrl: env.TILE_URL || null,
      tileAttribution: env.TILE_ATTRIBUTION,
      reportCompany: env.REPORT_COMPANY,
    };
  }

  @FieldResolver(() => [PortalOffer], {
    nullable: true,
    description:
      "What the portal's platform offers beyond what every platform does; null, with an error, where it can't be asked just now.",
  })
  async offers(@Ctx() { platform }: Context): Promise<string[]> {
    return (await platform.offers.all(FEATURE_NAMES)).map(offerOf);
  }

  @FieldResolver(() => [String], {
    nullable: true,
    description:
      "The files of a device's period that GET /export/<file> gives; null, with an error, where the platform can't be asked just now.",
  })
  exportFiles(@Ctx() { env, platform }: Context): Promise<string[]> {
    return offeredExports(platform, env.PLATFORM_EXPORT_PATHS);
  }

  @FieldResolver(() => SignInWays, {
    nullable: true,
    description: "How people may sign in; null, with an error, where the platform can't be asked just now.",
  })
  signInWays(@Ctx() { platform, call }: Context): Promise<SignInWays> {
    return signInWays(platform.as({ ...call, caller: {} }));
  }

  @FieldResolver(() => ReportAvailability, {
    description: "Whether PDF reports can be made, and if not, what is missing.",
  })
  reports(@Ctx() { renderer, call }: Context): Promise<ReportAvailability> {
    return renderer.availability(call.signal && abortSignalOf(call.signal));
  }
}

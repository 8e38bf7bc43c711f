import { Args, Authorized, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../context.js";
import { previewSchedule } from "../platform-api/valvePreview.js";
import { SchedulePreviewArgs } from "./schedulePreview.args.js";
import { ValveSchedulePreview } from "./schedulePreview.type.js";

@Resolver()
export class ValveSchedulePreviewResolver {
  @Authorized()
  @Query(() => ValveSchedulePreview, {
    nullable: true,
    description:
      "When valves of a location would be open with this schedule, without pauses and rain delays; nothing is stored.",
  })
  valveSchedulePreview(
    @Args(() => SchedulePreviewArgs) args: SchedulePreviewArgs,
    @Ctx() { platform, call }: Context,
  ): Promise<ValveSchedulePreview> {
    return previewSchedule(platform, call, args);
  }
}

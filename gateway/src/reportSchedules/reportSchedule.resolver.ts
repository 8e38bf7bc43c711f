import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.type.js";
import type { Context } from "../context.js";
import { Group } from "../groups/group.types.js";
import type { Page } from "../lists/connection.type.js";
import { PageArgs } from "../lists/page.args.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { clientLoader } from "../loaders/client.loader.js";
import { groupLoader } from "../loaders/group.loader.js";
import { sessionLoader } from "../loaders/session.loader.js";
import { userLoader } from "../loaders/user.loader.js";
import { decodeReportRuns, pageOfReportRuns, RUN_REASON } from "../platform-api/reportRuns.js";
import { listReportSchedules, reportScheduleDates } from "../platform-api/reportSchedules.js";
import { runFileUrl } from "../reports/reportLinks.js";
import { roleOf } from "../session/role.js";
import { User } from "../users/user.types.js";
import { ReportScheduleDatesArgs } from "./reportSchedule.input.js";
import {
  ReportFile,
  ReportRun,
  ReportRunConnection,
  ReportSchedule,
  ReportScheduleDates,
  ReportSchedulePermissions,
} from "./reportSchedule.type.js";

@Resolver(() => ReportSchedule)
export class ReportScheduleResolver {
  @Authorized()
  @Query(() => [ReportSchedule], {
    nullable: true,
    description:
      "The report schedules of the caller's group, by name; for administrators all, for a key of one device none.",
  })
  reportSchedules(@Ctx() { platform, call }: Context): Promise<ReportSchedule[]> {
    return listReportSchedules(platform, call);
  }

  @Authorized()
  @Query(() => ReportSchedule, {
    nullable: true,
    description: "One report schedule; null where it is unknown or not the caller's to see.",
  })
  async reportSchedule(
    @Arg("id", () => ID, { description: "Its id." }) id: string,
    @Ctx() { platform, call }: Context,
  ): Promise<ReportSchedule | null> {
    const schedules = await listReportSchedules(platform, call);
    return schedules.find((schedule) => schedule.id === id) ?? null;
  }

  @Authorized()
  @Query(() => ReportScheduleDates, {
    nullable: true,
    description: "When a schedule of this expression would run.",
  })
  reportScheduleDates(
    @Args(() => ReportScheduleDatesArgs) args: ReportScheduleDatesArgs,
    @Ctx() { platform, call }: Context,
  ): Promise<ReportScheduleDates> {
    return reportScheduleDates(platform, call, args);
  }

  @FieldResolver(() => ReportRunConnection, {
    nullable: true,
    description:
      "Its runs, newest first. The platform tells one schedule's a call: ask for them of one, not of a long list.",
  })
  async runs(
    @Root() { id }: ReportSchedule,
    @Args(() => PageArgs) page: PageArgs,
    @Info() info: GraphQLResolveInfo,
    @Ctx() { platform, call }: Context,
  ): Promise<Page<ReportRun>> {
    return toPage(await pageOfReportRuns(platform, call, id, pageQuery(page, info)), decodeReportRuns);
  }

  @FieldResolver(() => [Client], {
    nullable: true,
    description:
      "The devices that the report is about, without those that are gone; null, with an error, where they can't be had.",
  })
  async clients(@Root() schedule: ReportSchedule, @Ctx() { loaders }: Context): Promise<Client[]> {
    const loader = loaders.get(clientLoader);
    const clients = await Promise.all(schedule.clientIds.map((id) => loader.load(id)));
    return clients.filter((client) => client !== null);
  }

  @FieldResolver(() => Group, { nullable: true, description: "Whose it is; null: the administrators'." })
  group(@Root() { groupId }: ReportSchedule, @Ctx() { loaders }: Context): Promise<Group | null> | null {
    return groupId === null ? null : loaders.get(groupLoader).load(groupId);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: "Who made it; null where the caller can't see them.",
  })
  createdBy(
    @Root() { createdById }: ReportSchedule,
    @Ctx() { loaders }: Context,
  ): Promise<User | null> | null {
    return createdById === null ? null : loaders.get(userLoader).load(createdById);
  }

  @FieldResolver(() => ReportSchedulePermissions, { description: "What the caller may do with it." })
  async permissions(@Ctx() { loaders }: Context): Promise<ReportSchedulePermissions> {
    const session = await loaders.get(sessionLoader)();
    return { edit: session.user !== null && roleOf(session) !== "viewer" };
  }
}

@Resolver(() => ReportRun)
export class ReportRunResolver {
  @FieldResolver(() => ReportFile, {
    nullable: true,
    description: "The report; null where there is none (yet, or any more).",
  })
  file(@Root() { id, fileName, fileSize }: ReportRun, @Ctx() { env }: Context): ReportFile | null {
    if (fileName === null) return null;
    return { name: fileName, size: fileSize ?? 0, url: runFileUrl(env.PUBLIC_URL, id) };
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Why the last try failed, in English; null: it did not.",
    deprecationReason: "Ask for reason.",
  })
  message(@Root() { reason }: ReportRun): string | null {
    return reason && RUN_REASON.words[reason].description;
  }
}

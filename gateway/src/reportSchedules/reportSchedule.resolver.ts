import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { BulkPayload, DeleteInput } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { Group } from "../groups/group.types.js";
import type { Page } from "../lists/page.types.js";
import { PageArgs } from "../lists/page.types.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { clientLoader } from "../loaders/client.loader.js";
import { groupLoader } from "../loaders/group.loader.js";
import { sessionLoader } from "../loaders/session.loader.js";
import { userLoader } from "../loaders/user.loader.js";
import {
  decodeReportRuns,
  pageOfReportRuns,
  RUN_REASON,
  resendReport,
  runReportSchedule,
} from "../platform-api/reportRuns.js";
import {
  createReportSchedule,
  deleteReportSchedule,
  listReportSchedules,
  reportScheduleDates,
  updateReportSchedule,
} from "../platform-api/reportSchedules.js";
import { runFileUrl } from "../reports/reportLinks.js";
import { hasRole } from "../session/role.js";
import { User } from "../users/user.types.js";
import {
  CreateReportScheduleInput,
  CreateReportSchedulePayload,
  ReportFile,
  ReportRun,
  ReportRunConnection,
  ReportSchedule,
  ReportScheduleDates,
  ReportScheduleDatesArgs,
  ReportSchedulePermissions,
  ResendReportInput,
  ResendReportPayload,
  RunReportScheduleInput,
  RunReportSchedulePayload,
  UpdateReportScheduleInput,
  UpdateReportSchedulePayload,
} from "./reportSchedule.types.js";

@Resolver(() => ReportSchedule)
export class ReportScheduleResolver {
  @Query(() => [ReportSchedule], {
    nullable: true,
    description:
      "The report schedules of the caller's group, by name; for administrators all, for a key of one device none.",
  })
  reportSchedules(@Ctx() { platform }: Context): Promise<ReportSchedule[]> {
    return listReportSchedules(platform);
  }

  @Query(() => ReportSchedule, {
    nullable: true,
    description: "One report schedule; null where it is unknown or not the caller's to see.",
  })
  async reportSchedule(
    @Arg("id", () => ID, { description: "Its id." }) id: string,
    @Ctx() { platform }: Context,
  ): Promise<ReportSchedule | null> {
    const schedules = await listReportSchedules(platform);
    return schedules.find((schedule) => schedule.id === id) ?? null;
  }

  @Query(() => ReportScheduleDates, {
    nullable: true,
    description: "When a schedule of this expression would run.",
  })
  reportScheduleDates(
    @Args(() => ReportScheduleDatesArgs) args: ReportScheduleDatesArgs,
    @Ctx() { platform }: Context,
  ): Promise<ReportScheduleDates> {
    return reportScheduleDates(platform, args);
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
    @Ctx() { platform }: Context,
  ): Promise<Page<ReportRun>> {
    return toPage(await pageOfReportRuns(platform, id, pageQuery(page, info)), decodeReportRuns);
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
    return { edit: session.user !== null && hasRole(session, "editor") };
  }

  @Mutation(() => CreateReportSchedulePayload, {
    description: "Makes a report schedule; it runs in the rights of whoever made it.",
  })
  async createReportSchedule(
    @Arg("input", () => CreateReportScheduleInput)
    { dryRun, idempotencyKey, ...schedule }: CreateReportScheduleInput,
    @Ctx() { platform }: Context,
  ): Promise<CreateReportSchedulePayload> {
    const options = { dryRun, idempotencyKey };
    return { reportSchedule: await createReportSchedule(platform, schedule, options) };
  }

  @Mutation(() => UpdateReportSchedulePayload, { description: "Changes what is given of a report schedule." })
  async updateReportSchedule(
    @Arg("input", () => UpdateReportScheduleInput)
    { id, dryRun, idempotencyKey, ifMatch, ...change }: UpdateReportScheduleInput,
    @Ctx() { platform }: Context,
  ): Promise<UpdateReportSchedulePayload> {
    const options = { dryRun, idempotencyKey, ifMatch };
    return { reportSchedule: await updateReportSchedule(platform, id, change, options) };
  }

  @Mutation(() => RunReportSchedulePayload, {
    description: "Has a schedule's report made and sent now; CONFLICT while one of it waits or runs.",
  })
  async runReportSchedule(
    @Arg("input", () => RunReportScheduleInput) { id, ...options }: RunReportScheduleInput,
    @Ctx() { platform }: Context,
  ): Promise<RunReportSchedulePayload> {
    return { reportRun: await runReportSchedule(platform, id, options) };
  }

  @Mutation(() => ResendReportPayload, {
    description:
      "Sends a run's report again to whom it could not be sent; CONFLICT where there is nobody, or no report.",
  })
  async resendReport(
    @Arg("input", () => ResendReportInput) { runId, ...options }: ResendReportInput,
    @Ctx() { platform }: Context,
  ): Promise<ResendReportPayload> {
    return { reportRun: await resendReport(platform, runId, options) };
  }

  @Mutation(() => BulkPayload, { description: "Deletes report schedules." })
  deleteReportSchedules(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, { name: "deleteReportSchedules", one: deleteReportSchedule });
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
    return { name: fileName, size: fileSize, url: runFileUrl(env.PUBLIC_URL, id) };
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

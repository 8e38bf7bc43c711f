import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkPayload, DeleteInput } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import type { Context } from "../context.js";
import { resendReport, runReportSchedule } from "../platform-api/reportRuns.js";
import {
  createReportSchedule,
  deleteReportSchedule,
  updateReportSchedule,
} from "../platform-api/reportSchedules.js";
import {
  CreateReportScheduleInput,
  ResendReportInput,
  RunReportScheduleInput,
  UpdateReportScheduleInput,
} from "./reportSchedule.input.js";
import {
  CreateReportSchedulePayload,
  ResendReportPayload,
  RunReportSchedulePayload,
  UpdateReportSchedulePayload,
} from "./reportSchedule.type.js";

@Resolver()
export class ReportScheduleMutationsResolver {
  @Authorized()
  @Mutation(() => CreateReportSchedulePayload, {
    description: "Makes a report schedule; it runs in the rights of whoever made it.",
  })
  async createReportSchedule(
    @Arg("input", () => CreateReportScheduleInput)
    { dryRun, idempotencyKey, ...schedule }: CreateReportScheduleInput,
    @Ctx() { platform, call }: Context,
  ): Promise<CreateReportSchedulePayload> {
    const options = { dryRun, idempotencyKey };
    return { reportSchedule: await createReportSchedule(platform, call, schedule, options) };
  }

  @Authorized()
  @Mutation(() => UpdateReportSchedulePayload, { description: "Changes what is given of a report schedule." })
  async updateReportSchedule(
    @Arg("input", () => UpdateReportScheduleInput)
    { id, dryRun, idempotencyKey, ...change }: UpdateReportScheduleInput,
    @Ctx() { platform, call }: Context,
  ): Promise<UpdateReportSchedulePayload> {
    const options = { dryRun, idempotencyKey };
    return { reportSchedule: await updateReportSchedule(platform, call, id, change, options) };
  }

  @Authorized()
  @Mutation(() => RunReportSchedulePayload, {
    description: "Has a schedule's report made and sent now; CONFLICT while one of it waits or runs.",
  })
  async runReportSchedule(
    @Arg("input", () => RunReportScheduleInput) { id, ...options }: RunReportScheduleInput,
    @Ctx() { platform, call }: Context,
  ): Promise<RunReportSchedulePayload> {
    return { reportRun: await runReportSchedule(platform, call, id, options) };
  }

  @Authorized()
  @Mutation(() => ResendReportPayload, {
    description:
      "Sends a run's report again to whom it could not be sent; CONFLICT where there is nobody, or no report.",
  })
  async resendReport(
    @Arg("input", () => ResendReportInput) { runId, ...options }: ResendReportInput,
    @Ctx() { platform, call }: Context,
  ): Promise<ResendReportPayload> {
    return { reportRun: await resendReport(platform, call, runId, options) };
  }

  @Authorized()
  @Mutation(() => BulkPayload, { description: "Deletes report schedules." })
  deleteReportSchedules(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, {
      name: "deleteReportSchedules",
      one: (id, call, options) => deleteReportSchedule(context.platform, call, id, options),
    });
  }
}

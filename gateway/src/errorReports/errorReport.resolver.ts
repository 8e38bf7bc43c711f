import type { GraphQLResolveInfo } from "graphql";
import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Info,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { BulkPayload } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import type { Context } from "../context.js";
import { connectionOf, type Page } from "../lists/connection.type.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { userLoader } from "../loaders/user.loader.js";
import {
  decodeErrorReports,
  type ErrorReportRecord,
  pageOfErrorReports,
  sendErrorReport,
  setErrorReportDone,
} from "../platform-api/errorReports.js";
import { User } from "../users/user.types.js";
import { ErrorReportsArgs } from "./errorReport.args.js";
import { ReportErrorInput, SetErrorReportsDoneInput } from "./errorReport.input.js";
import { ErrorReport, ReportErrorPayload } from "./errorReport.type.js";

const ErrorReportConnection = connectionOf(() => ErrorReport, "ErrorReport");

@Resolver(() => ErrorReport)
export class ErrorReportResolver {
  @Authorized()
  @Query(() => ErrorReportConnection, {
    nullable: true,
    description: "For administrators: what people said is wrong, newest first.",
  })
  async errorReports(
    @Args(() => ErrorReportsArgs) { done, ...page }: ErrorReportsArgs,
    @Ctx() { platform, call }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<ErrorReportRecord>> {
    const query = { ...pageQuery(page, info), done: done ?? undefined };
    return toPage(await pageOfErrorReports(platform, call, query), decodeErrorReports);
  }

  @FieldResolver(() => User, { nullable: true, description: "Who said it; null where the account is gone." })
  user(@Root() { userId }: ErrorReportRecord, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return userId === null ? null : loaders.get(userLoader).load(userId);
  }

  @Authorized()
  @Mutation(() => ReportErrorPayload, {
    description: "Tells the administrators that something is wrong; 20 an hour at most.",
  })
  reportError(
    @Arg("input", () => ReportErrorInput) { dryRun, idempotencyKey, ...report }: ReportErrorInput,
    @Ctx() { platform, call }: Context,
  ): Promise<ReportErrorPayload> {
    return sendErrorReport(platform, call, report, { dryRun, idempotencyKey });
  }

  @Authorized()
  @Mutation(() => BulkPayload, { description: "For administrators: marks reports as dealt with, or not." })
  setErrorReportsDone(
    @Arg("input", () => SetErrorReportsDoneInput) input: SetErrorReportsDoneInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, {
      name: "setErrorReportsDone",
      one: (id, call, options) => setErrorReportDone(context.platform, call, id, input.done, options),
    });
  }
}

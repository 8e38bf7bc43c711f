import { LONGEST_ERROR_MESSAGE, LONGEST_ERROR_PAGE } from "@obcestje/contract/limits/lengths.js";
import { MaxLength, MinLength } from "class-validator";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { BULK_OPTIONS, BulkPayload, SOME_AT_MOST } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import type { Context } from "../context.js";
import { connectionOf, PAGE, type Page } from "../lists/page.types.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { userLoader } from "../loaders/user.loader.js";
import { objectOf } from "../objectType.js";
import { argsType, inputType, optional, required } from "../ownType.js";
import {
  decodeErrorReports,
  ERROR_REPORT,
  type ErrorReportRecord,
  pageOfErrorReports,
  SENT_ERROR_REPORT,
  type SentErrorReportRecord,
  sendErrorReport,
  setErrorReportDone,
} from "../platform-api/errorReports.js";
import { flag, id, listOf, text } from "../platform-api/kinds.js";
import { User } from "../users/user.types.js";

const ErrorReport = objectOf(ERROR_REPORT);
const ErrorReportConnection = connectionOf(ErrorReport, "ErrorReport");
const ReportErrorPayload = objectOf(SENT_ERROR_REPORT);

const ErrorReportsArgs = argsType({
  ...PAGE,
  done: optional(flag, "Only those that are dealt with; false: only those that are not."),
});
type ErrorReportsArgs = InstanceType<typeof ErrorReportsArgs>;

const ReportErrorInput = inputType("ReportErrorInput", "Something that is wrong.", {
  ...BULK_OPTIONS,
  message: required(
    text,
    "What is wrong, 1 to 5,000 characters.",
    MinLength(1),
    MaxLength(LONGEST_ERROR_MESSAGE),
  ),
  page: optional(text, "The page on which it shows, 500 characters at most.", MaxLength(LONGEST_ERROR_PAGE)),
});
type ReportErrorInput = InstanceType<typeof ReportErrorInput>;

const SetErrorReportsDoneInput = inputType(
  "SetErrorReportsDoneInput",
  "Which reports are dealt with, or not.",
  {
    ...BULK_OPTIONS,
    ids: required(listOf(id), "250 at most.", ...SOME_AT_MOST),
    done: required(flag, "Whether they are dealt with."),
  },
);
type SetErrorReportsDoneInput = InstanceType<typeof SetErrorReportsDoneInput>;

@Resolver(() => ErrorReport)
export class ErrorReportResolver {
  @Query(() => ErrorReportConnection, {
    nullable: true,
    description: "For administrators: what people said is wrong, newest first.",
  })
  async errorReports(
    @Args(() => ErrorReportsArgs) { done, ...page }: ErrorReportsArgs,
    @Ctx() { platform }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<ErrorReportRecord>> {
    const query = { ...pageQuery(page, info), done: done ?? undefined };
    return toPage(await pageOfErrorReports(platform, query), decodeErrorReports);
  }

  @FieldResolver(() => User, { nullable: true, description: "Who said it; null where the account is gone." })
  user(@Root() { userId }: ErrorReportRecord, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return userId === null ? null : loaders.get(userLoader).load(userId);
  }

  @Mutation(() => ReportErrorPayload, {
    description: "Tells the administrators that something is wrong; 20 an hour at most.",
  })
  reportError(
    @Arg("input", () => ReportErrorInput) { dryRun, idempotencyKey, ...report }: ReportErrorInput,
    @Ctx() { platform }: Context,
  ): Promise<SentErrorReportRecord> {
    return sendErrorReport(platform, report, { dryRun, idempotencyKey });
  }

  @Mutation(() => BulkPayload, { description: "For administrators: marks reports as dealt with, or not." })
  setErrorReportsDone(
    @Arg("input", () => SetErrorReportsDoneInput) input: SetErrorReportsDoneInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, {
      name: "setErrorReportsDone",
      one: (platform, id, options) => setErrorReportDone(platform, id, input.done, options),
    });
  }
}

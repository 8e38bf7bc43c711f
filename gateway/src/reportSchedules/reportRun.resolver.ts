import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../context.js";
import type { ReportRunRecord } from "../platform-api/reportRuns.js";
import { runFileUrl } from "../reports/reportLinks.js";
import { UnixTime } from "../scalars/unixTime.js";
import { ReportFile, ReportOutcome, ReportRun } from "./reportRun.type.js";

@Resolver(() => ReportRun)
export class ReportRunResolver {
  @FieldResolver(() => UnixTime, {
    description: "When it ended or, until it does, was due.",
    deprecationReason: "Ask for dueDate, startDate and endDate.",
  })
  date(@Root() { endDate, dueDate }: ReportRunRecord): number {
    return endDate ?? dueDate;
  }

  @FieldResolver(() => ReportOutcome, {
    nullable: true,
    description: "How it went; null: still under way.",
    deprecationReason: "Ask for state.",
  })
  outcome(@Root() { state }: ReportRunRecord): keyof typeof ReportOutcome | null {
    return state === "SUCCEEDED" || state === "FAILED" ? state : null;
  }

  @FieldResolver(() => ReportFile, {
    nullable: true,
    description: "The report; null where there is none (yet, or any more).",
  })
  file(@Root() { id, file }: ReportRunRecord, @Ctx() { env }: Context): ReportFile | null {
    return file && { ...file, url: runFileUrl(env.PUBLIC_URL, id) };
  }
}

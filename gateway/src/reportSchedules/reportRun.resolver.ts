import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../context.js";
import type { ReportRunRecord } from "../platform-api/reportRuns.js";
import { runFileUrl } from "../reports/reportLinks.js";
import { RUN_REASON_TEXTS } from "./reportReasons.js";
import { ReportFile, ReportRun } from "./reportRun.type.js";

@Resolver(() => ReportRun)
export class ReportRunResolver {
  @FieldResolver(() => ReportFile, {
    nullable: true,
    description: "The report; null where there is none (yet, or any more).",
  })
  file(@Root() { id, file }: ReportRunRecord, @Ctx() { env }: Context): ReportFile | null {
    return file && { ...file, url: runFileUrl(env.PUBLIC_URL, id) };
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Why the last try failed, in English; null: it did not.",
    deprecationReason: "Ask for reason.",
  })
  message(@Root() { reason }: ReportRunRecord): string | null {
    return reason && RUN_REASON_TEXTS[reason];
  }
}

import { bodyId } from "./bodyId.js";
import { flag, id, idOrNull, intOr, list, object, textOrNull } from "./decode.js";
import type { CallContext, PageAnswer, PlatformClient, Query, WriteOptions } from "./http.js";

/** What somebody said is wrong. Instants in Unix seconds. */
export interface ErrorReportRecord {
  id: string;
  userId: string | null;
  /** E-mail, as it was. */
  who: string;
  message: string;
  page: string | null;
  userAgent: string | null;
  done: boolean;
  createDate: number;
}

function decodeErrorReport(value: unknown): ErrorReportRecord {
  const report = object(value, "errorReport");
  return {
    id: id(report.id, "errorReport.id"),
    userId: idOrNull(report.userId, "errorReport.userId"),
    who: textOrNull(report.who, "errorReport.who") ?? "",
    message: textOrNull(report.message, "errorReport.message") ?? "",
    page: textOrNull(report.page, "errorReport.page"),
    userAgent: textOrNull(report.userAgent, "errorReport.userAgent"),
    done: flag(report.done),
    createDate: intOr(report.createDate, 0, "errorReport.createDate"),
  };
}

/** POST /error-report. @throws ApiError RATE_LIMITED after 20 within an hour, VALIDATION_FAILED */
export async function sendErrorReport(
  platform: PlatformClient,
  context: CallContext,
  { message, page }: { message: string; page?: string | null },
  options: WriteOptions,
): Promise<{ id: string; createDate: number }> {
  const body = { message, ...(page ? { page } : {}) };
  const sent = object(await platform.post(context, "error-report", body, options), "errorReport");
  return {
    id: id(sent.id, "errorReport.id"),
    createDate: intOr(sent.createDate, 0, "errorReport.createDate"),
  };
}

/** GET /error-report/list (administrators): one page, newest first. */
export function pageOfErrorReports(
  platform: PlatformClient,
  context: CallContext,
  query: Query,
): Promise<PageAnswer> {
  return platform.getPage(context, "error-report/list", query);
}

export const decodeErrorReports = (body: unknown): ErrorReportRecord[] =>
  list(body, "error-report/list", decodeErrorReport);

/** PATCH /error-report (administrators): marks one as dealt with, or not. @throws ApiError NOT_FOUND */
export async function setErrorReportDone(
  platform: PlatformClient,
  context: CallContext,
  reportId: string,
  done: boolean,
  options: WriteOptions,
): Promise<void> {
  await platform.patch(context, "error-report", { id: bodyId(reportId), done }, options);
}

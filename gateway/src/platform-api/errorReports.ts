import { bodyId } from "./bodyId.js";
import { flag, id, instant, text } from "./kinds.js";
import type { PageAnswer, Platform, Query, WriteOptions } from "./platform.js";
import { may, need, type RecordOf, table } from "./table.js";
import { wholeList, wholeRecord } from "./wholeAnswer.js";

export const ERROR_REPORT = table("ErrorReport", "What somebody said is wrong.", {
  id: need("id", id, "Its id."),
  userId: may("userId", id),
  who: may("who", text, "The e-mail of whoever said it, as it was."),
  message: may("message", text, "What is wrong, in their words."),
  page: may("page", text, "The page on which they were."),
  userAgent: may("userAgent", text, "The browser's name for itself."),
  done: may("done", flag, "Whether it is dealt with."),
  createDate: may("createDate", instant, "When it was said."),
});
export type ErrorReportRecord = RecordOf<typeof ERROR_REPORT>;

export const SENT_ERROR_REPORT = table("ReportErrorPayload", "The report that was sent.", {
  id: need("id", id, "Its id, to refer to."),
  createDate: may("createDate", instant, "When it was stored; null: not told."),
});
export type SentErrorReportRecord = RecordOf<typeof SENT_ERROR_REPORT>;

/** POST /error-report. @throws ApiError RATE_LIMITED after 20 within an hour, VALIDATION_FAILED */
export async function sendErrorReport(
  platform: Platform,
  { message, page }: { message: string; page?: string | null },
  options: WriteOptions,
): Promise<SentErrorReportRecord> {
  const body = { message, ...(page ? { page } : {}) };
  return wholeRecord(await platform.post("error-report", body, options), SENT_ERROR_REPORT);
}

/** GET /error-report/list (administrators): one page, newest first. */
export function pageOfErrorReports(platform: Platform, query: Query): Promise<PageAnswer> {
  return platform.getPage("error-report/list", query);
}

export const decodeErrorReports = (body: unknown): ErrorReportRecord[] => wholeList(body, ERROR_REPORT);

/** PATCH /error-report (administrators): marks one as done or not done. @throws ApiError NOT_FOUND */
export async function setErrorReportDone(
  platform: Platform,
  reportId: string,
  done: boolean,
  options: WriteOptions,
): Promise<void> {
  await platform.patch("error-report", { id: bodyId(reportId), done }, options);
}

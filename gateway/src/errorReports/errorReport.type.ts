import { objectOf } from "../objectType.js";
import {
  ERROR_REPORT,
  type ErrorReportRecord,
  SENT_ERROR_REPORT,
  type SentErrorReportRecord,
} from "../platform-api/errorReports.js";

export const ErrorReport = objectOf(ERROR_REPORT);
export type ErrorReport = ErrorReportRecord;

export const ReportErrorPayload = objectOf(SENT_ERROR_REPORT);
export type ReportErrorPayload = SentErrorReportRecord;

import { bodyId } from "./bodyId.js";
import { DELIVERY_STATE } from "./deliveryState.js";
import { fileOfType } from "./fileOfType.js";
import type { Kind } from "./kind.js";
import { flag, id, instant, listOf, text, whole } from "./kinds.js";
import type { CallContext, PageAnswer, Platform, Query, WriteOptions } from "./platform.js";
import type { PlatformStreams, StreamedAnswer } from "./streams.js";
import { deprecated, may, need, type RecordOf, sure, table } from "./table.js";
import { wholeList, wholeRecord } from "./wholeAnswer.js";
import { oneOf, type Words } from "./words.js";

/** An unknown state is read as waiting, too. */
export const RUN_STATE = oneOf(
  {
    WAITING: { description: "For its turn, or for the next try." },
    RUNNING: { description: "The report is being made." },
    SUCCEEDED: { description: "The report is made; `deliveries` tell of the mail." },
    FAILED: { description: "Given up." },
  },
  "ReportRunState",
  "How far a run of a report schedule is.",
);

/** Superseded by `state`. Kept for older clients. */
const OUTCOME = oneOf(
  { SUCCEEDED: { description: "The report is made." }, FAILED: { description: "Given up." } },
  "ReportOutcome",
  "How a run of a report schedule went.",
);
const outcome: Kind<keyof typeof OUTCOME.names> = {
  shape: OUTCOME.shape,
  read: (wire, field) => {
    const state = RUN_STATE.read(wire, field);
    return state === "SUCCEEDED" || state === "FAILED" ? state : null;
  },
};

/** The descriptions are also shown to people who read no codes. */
export const RUN_REASON = oneOf(
  {
    NOBODY: { description: "Whoever made the schedule may see none of its devices any more." },
    PAUSED: { description: "The schedule was paused before the report was made." },
    LOST: { description: "Nobody finished the report in time." },
    GONE: { description: "The report's devices can't be read any more." },
    IMPOSSIBLE: { description: "A report of these devices and this period can't be made." },
    NO_DATA: { wire: "noData", description: "The report's data could not be read." },
    TOO_LARGE: { wire: "tooLarge", description: "The report is too large to be kept." },
    STOPPED: { description: "The report renderer was stopped." },
    TOO_LONG: { wire: "tooLong", description: "The report took too long." },
    NO_BROWSER: { wire: "noBrowser", description: "The report renderer has no browser." },
    NO_PORTAL: { wire: "noPortal", description: "The report renderer can't reach the portal." },
    FAILED: { description: "The report could not be made." },
  },
  "ReportRunReason",
  "Why a report was not made.",
);

const DELIVERY_REASON = oneOf(
  {
    NOT_SET_UP: { wire: "notSetUp", description: "No mail server is set up." },
    ADDRESS_REFUSED: {
      wire: "addressRefused",
      description: "The mail server does not take mail for this address.",
    },
    TOO_LARGE: { wire: "tooLarge", description: "The report is too large for the mail server." },
    REFUSED: { description: "The mail server refused the mail." },
    NO_ANSWER: { wire: "noAnswer", description: "The mail server did not answer in time." },
    NO_CONNECTION: { wire: "noConnection", description: "The mail server could not be reached." },
  },
  "ReportDeliveryReason",
  "Why a report was not mailed.",
);

/** Null if nothing failed. @param other the value for an unknown reason */
const reasonOf = <Name extends string>(words: Words<Name>, other: Name): Kind<Name> => ({
  shape: words.shape,
  read: (wire, field) => (wire === null || wire === undefined ? null : (words.read(wire, field) ?? other)),
});

const DELIVERY = table("ReportDelivery", "How the mail to one recipient went.", {
  recipient: sure("recipient", text, "E-mail address."),
  state: sure("state", DELIVERY_STATE, "How far."),
  attempts: sure("attempts", whole, "How often it was tried."),
  sentDate: may("sentDate", instant, "When the mail server took it; null: it did not."),
  reason: may("reason", reasonOf(DELIVERY_REASON, "REFUSED"), "Why the last try failed; null: it did not."),
});

export const REPORT_RUN = table("ReportRun", "One time that a scheduled report is made.", {
  id: need("id", id, "Its id."),
  dueDate: sure("dueDate", instant, "When it was due: by the schedule, or as somebody asked."),
  manual: sure("manual", flag, "Whether somebody asked for it; else it was due by the schedule."),
  from: sure("startTimestamp", instant, "First second of the report's period."),
  to: sure("endTimestamp", instant, "First second after the report's period."),
  state: sure("state", RUN_STATE, "How far it is."),
  attempts: sure("attempts", whole, "How often it was begun."),
  startDate: may("startDate", instant, "When it was begun last; null: not yet."),
  endDate: may("endDate", instant, "When it ended; null: it has not."),
  nextAttemptDate: may("nextAttemptDate", instant, "When it is tried again; null: it is not."),
  reason: may("reason", reasonOf(RUN_REASON, "FAILED"), "Why the last try failed; null: it did not."),
  fileName: may("fileName", text),
  fileSize: may("fileSize", whole),
  deliveries: sure(
    "deliveries",
    listOf(DELIVERY),
    "How the mail went, by recipient; empty where nobody is to get it, or the server sends no mail.",
  ),
  date: deprecated(
    sure(["endDate", "dueDate"], instant, "When it ended or, until it does, was due."),
    "Ask for dueDate, startDate and endDate.",
  ),
  outcome: deprecated(may("state", outcome, "How it went; null: still under way."), "Ask for state."),
});
export type ReportRunRecord = RecordOf<typeof REPORT_RUN>;

/** GET /report-schedule/runs: one page of a schedule's runs, newest first. @throws ApiError NOT_FOUND */
export function pageOfReportRuns(platform: Platform, scheduleId: string, query: Query): Promise<PageAnswer> {
  return platform.getPage("report-schedule/runs", { scheduleId, ...query });
}

export const decodeReportRuns = (body: unknown): ReportRunRecord[] => wholeList(body, REPORT_RUN);

/**
 * POST /report-schedule/run: now, whatever its times are.
 * @throws ApiError NOT_FOUND, CONFLICT while one of its runs waits or runs
 */
export async function runReportSchedule(
  platform: Platform,
  scheduleId: string,
  options: WriteOptions,
): Promise<ReportRunRecord> {
  const body = { id: bodyId(scheduleId) };
  return wholeRecord(await platform.post("report-schedule/run", body, options), REPORT_RUN);
}

/**
 * POST /report-schedule/resend: retries failed deliveries.
 * @throws ApiError NOT_FOUND, CONFLICT if nothing failed
 */
export async function resendReport(
  platform: Platform,
  runId: string,
  options: WriteOptions,
): Promise<ReportRunRecord> {
  const body = { runId: bodyId(runId) };
  return wholeRecord(await platform.post("report-schedule/resend", body, options), REPORT_RUN);
}

/**
 * GET /report-schedule/file: the PDF of a run as it comes.
 * @throws ApiError NOT_FOUND, also if the run has none
 */
export async function openReportFile(
  streams: PlatformStreams,
  context: CallContext & { signal: AbortSignal },
  runId: string,
): Promise<StreamedAnswer> {
  const answer = await streams.download(context, "report-schedule/file", { runId }, {});
  return fileOfType(answer, "application/pdf");
}

import { bodyId } from "./bodyId.js";
import { flag, id, intOr, intOrNull, isObject, list, object, textOrNull } from "./decode.js";
import { nameIn, nameOr } from "./enums.js";
import { fileOfType } from "./fileOfType.js";
import type { CallContext, PageAnswer, PlatformClient, Query, WriteOptions } from "./http.js";
import type { PlatformStreams, StreamedAnswer } from "./streams.js";
import { type NameOf, oneOf } from "./words.js";

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
const DELIVERY_STATES = ["WAITING", "SENT", "FAILED"] as const;
const RUN_REASONS = {
  NOBODY: "nobody",
  PAUSED: "paused",
  LOST: "lost",
  GONE: "gone",
  IMPOSSIBLE: "impossible",
  NO_DATA: "noData",
  TOO_LARGE: "tooLarge",
  STOPPED: "stopped",
  TOO_LONG: "tooLong",
  NO_BROWSER: "noBrowser",
  NO_PORTAL: "noPortal",
  FAILED: "failed",
} as const;
const DELIVERY_REASONS = {
  NOT_SET_UP: "notSetUp",
  ADDRESS_REFUSED: "addressRefused",
  TOO_LARGE: "tooLarge",
  REFUSED: "refused",
  NO_ANSWER: "noAnswer",
  NO_CONNECTION: "noConnection",
} as const;
export type ReportRunReasonName = keyof typeof RUN_REASONS;
export type ReportDeliveryReasonName = keyof typeof DELIVERY_REASONS;
export type ReportRunStateName = NameOf<typeof RUN_STATE>;

/** One time that a schedule's report is made. Instants in Unix seconds. */
export interface ReportRunRecord {
  id: string;
  scheduleId: string;
  dueDate: number;
  manual: boolean;
  from: number;
  to: number;
  state: ReportRunStateName;
  attempts: number;
  startDate: number | null;
  endDate: number | null;
  nextAttemptDate: number | null;
  reason: ReportRunReasonName | null;
  /** Size in bytes. */
  file: { name: string; size: number } | null;
  deliveries: ReportDeliveryRecord[];
  /** What callers asked for before states and instants were told apart. */
  date: number;
  outcome: "SUCCEEDED" | "FAILED" | null;
}

/** How the mail to one recipient went. */
export interface ReportDeliveryRecord {
  recipient: string;
  state: (typeof DELIVERY_STATES)[number];
  attempts: number;
  sentDate: number | null;
  reason: ReportDeliveryReasonName | null;
}

function decodeRun(value: unknown): ReportRunRecord {
  const run = object(value, "reportRun");
  const fileName = textOrNull(run.fileName, "reportRun.fileName");
  const state = RUN_STATE.read(run.state, "reportRun.state") ?? "WAITING";
  const dueDate = intOr(run.dueDate, 0, "reportRun.dueDate");
  const endDate = intOrNull(run.endDate, "reportRun.endDate");
  return {
    id: id(run.id, "reportRun.id"),
    scheduleId: id(run.scheduleId, "reportRun.scheduleId"),
    dueDate,
    manual: flag(run.manual),
    from: intOr(run.startTimestamp, 0, "reportRun.startTimestamp"),
    to: intOr(run.endTimestamp, 0, "reportRun.endTimestamp"),
    state,
    attempts: intOr(run.attempts, 0, "reportRun.attempts"),
    startDate: intOrNull(run.startDate, "reportRun.startDate"),
    endDate,
    nextAttemptDate: intOrNull(run.nextAttemptDate, "reportRun.nextAttemptDate"),
    reason: reasonOr(RUN_REASONS, run.reason, "FAILED"),
    file: fileName === null ? null : { name: fileName, size: intOr(run.fileSize, 0, "reportRun.fileSize") },
    deliveries: list(run.deliveries, "reportRun.deliveries", decodeDelivery),
    date: endDate ?? dueDate,
    outcome: state === "SUCCEEDED" || state === "FAILED" ? state : null,
  };
}

function decodeDelivery(value: unknown): ReportDeliveryRecord {
  const delivery = object(value, "reportRun.delivery");
  return {
    recipient: textOrNull(delivery.recipient, "reportRun.delivery.recipient") ?? "",
    state: nameOr(delivery.state, DELIVERY_STATES, "WAITING"),
    attempts: intOr(delivery.attempts, 0, "reportRun.delivery.attempts"),
    sentDate: intOrNull(delivery.sentDate, "reportRun.delivery.sentDate"),
    reason: reasonOr(DELIVERY_REASONS, delivery.reason, "REFUSED"),
  };
}

/** @returns null where nothing failed, the fallback for a reason that is not known */
function reasonOr<N extends string>(
  names: Readonly<Record<N, string>>,
  value: unknown,
  fallback: N,
): N | null {
  return value === null || value === undefined ? null : (nameIn(names, value) ?? fallback);
}

/** The last run of a schedule as its JSON holds it; null where there is none, or the platform tells of none. */
export function decodeLastRun(value: unknown): ReportRunRecord | null {
  return isObject(value) ? decodeRun(value) : null;
}

/** GET /report-schedule/runs: one page of a schedule's, newest first. @throws ApiError NOT_FOUND */
export function pageOfReportRuns(
  platform: PlatformClient,
  context: CallContext,
  scheduleId: string,
  query: Query,
): Promise<PageAnswer> {
  return platform.getPage(context, "report-schedule/runs", { scheduleId, ...query });
}

export const decodeReportRuns = (body: unknown): ReportRunRecord[] =>
  list(body, "report-schedule/runs", decodeRun);

/** POST /report-schedule/run: now, whatever its times are. @throws ApiError NOT_FOUND, CONFLICT while one of it waits or runs */
export async function runReportSchedule(
  platform: PlatformClient,
  context: CallContext,
  scheduleId: string,
  options: WriteOptions,
): Promise<ReportRunRecord> {
  const body = { id: bodyId(scheduleId) };
  return decodeRun(await platform.post(context, "report-schedule/run", body, options));
}

/** POST /report-schedule/resend: what could not be delivered is tried anew. @throws ApiError NOT_FOUND, CONFLICT where nothing failed */
export async function resendReport(
  platform: PlatformClient,
  context: CallContext,
  runId: string,
  options: WriteOptions,
): Promise<ReportRunRecord> {
  const body = { runId: bodyId(runId) };
  return decodeRun(await platform.post(context, "report-schedule/resend", body, options));
}

/** GET /report-schedule/file: the PDF of a run as it comes. @throws ApiError NOT_FOUND, also where the run has none */
export async function openReportFile(
  streams: PlatformStreams,
  context: CallContext & { signal: AbortSignal },
  runId: string,
): Promise<StreamedAnswer> {
  const answer = await streams.download(context, "report-schedule/file", { runId }, {});
  return fileOfType(answer, "application/pdf");
}

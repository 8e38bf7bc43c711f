import { bodyId } from "./bodyId.js";
import { flag, id, idOrNull, intOr, intOrNull, type Json, list, object, textOrNull } from "./decode.js";
import { nameOr } from "./enums.js";
import type { CallContext, PlatformClient, WriteOptions } from "./http.js";
import { decodeLastRun, type ReportRunRecord } from "./reportRuns.js";

/** The platform's names of the intervals. */
const WIRE_INTERVAL = {
  LAST_24H: "day",
  TODAY: "today",
  WEEK: "week",
  TWO_WEEKS: "twoWeeks",
  MONTH: "month",
  LAST_WEEK: "lastWeek",
  LAST_MONTH: "lastMonth",
} as const;
export type ReportIntervalName = keyof typeof WIRE_INTERVAL;
const INTERVALS = Object.keys(WIRE_INTERVAL) as ReportIntervalName[];

const LANGUAGES = ["SL", "EN"] as const;
export type ReportLanguageName = (typeof LANGUAGES)[number];

/** Reports that are made and sent by themselves. Instants in Unix seconds. */
export interface ReportScheduleRecord {
  id: string;
  groupId: string | null;
  createdById: string | null;
  name: string;
  clientIds: string[];
  interval: ReportIntervalName;
  language: ReportLanguageName;
  cron: string;
  timeZone: string;
  recipients: string[];
  enabled: boolean;
  createDate: number;
  nextRunDate: number | null;
  lastRun: ReportRunRecord | null;
}

/** What people set of a schedule; what is left out stays. */
export interface ReportScheduleChange {
  name?: string | null;
  clientIds?: readonly string[] | null;
  interval?: ReportIntervalName | null;
  language?: ReportLanguageName | null;
  cron?: string | null;
  recipients?: readonly string[] | null;
  timeZone?: string | null;
  enabled?: boolean | null;
}

function decodeReportSchedule(value: unknown): ReportScheduleRecord {
  const schedule = object(value, "reportSchedule");
  return {
    id: id(schedule.id, "reportSchedule.id"),
    groupId: idOrNull(schedule.groupId, "reportSchedule.groupId"),
    createdById: idOrNull(schedule.createdBy, "reportSchedule.createdBy"),
    name: textOrNull(schedule.name, "reportSchedule.name") ?? "",
    clientIds: list(schedule.clientIds, "reportSchedule.clientIds", (item) =>
      id(item, "reportSchedule.clientIds"),
    ),
    interval: INTERVALS.find((name) => WIRE_INTERVAL[name] === schedule.interval) ?? "LAST_24H",
    language: nameOr(schedule.language, LANGUAGES, "SL"),
    cron: textOrNull(schedule.cron, "reportSchedule.cron") ?? "",
    timeZone: textOrNull(schedule.timeZone, "reportSchedule.timeZone") ?? "Europe/Ljubljana",
    recipients: list(
      schedule.recipients,
      "reportSchedule.recipients",
      (recipient) => textOrNull(recipient, "reportSchedule.recipients") ?? "",
    ),
    enabled: flag(schedule.enabled),
    createDate: intOr(schedule.createDate, 0, "reportSchedule.createDate"),
    nextRunDate: intOrNull(schedule.nextRunDate, "reportSchedule.nextRunDate"),
    lastRun: decodeLastRun(schedule.lastRun),
  };
}

function scheduleBody({ clientIds, interval, language, ...plain }: ReportScheduleChange): Json {
  const given = Object.entries(plain).filter(([, value]) => value !== null && value !== undefined);
  return {
    ...Object.fromEntries(given),
    ...(clientIds ? { clientIds: clientIds.map(bodyId) } : {}),
    ...(interval ? { interval: WIRE_INTERVAL[interval] } : {}),
    ...(language ? { language: language.toLowerCase() } : {}),
  };
}

/** GET /report-schedule/list: those of the caller's group; for administrators all. */
export async function listReportSchedules(
  platform: PlatformClient,
  context: CallContext,
): Promise<ReportScheduleRecord[]> {
  return list(
    await platform.get(context, "report-schedule/list"),
    "report-schedule/list",
    decodeReportSchedule,
  );
}

/** POST /report-schedule. @throws ApiError NOT_FOUND for a client that is not the caller's, VALIDATION_FAILED naming cron, timeZone … */
export async function createReportSchedule(
  platform: PlatformClient,
  context: CallContext,
  schedule: ReportScheduleChange,
  options: WriteOptions,
): Promise<ReportScheduleRecord> {
  return decodeReportSchedule(
    await platform.post(context, "report-schedule", scheduleBody(schedule), options),
  );
}

/** PATCH /report-schedule. @throws ApiError as createReportSchedule */
export async function updateReportSchedule(
  platform: PlatformClient,
  context: CallContext,
  scheduleId: string,
  change: ReportScheduleChange,
  options: WriteOptions,
): Promise<ReportScheduleRecord> {
  const body = { id: bodyId(scheduleId), ...scheduleBody(change) };
  return decodeReportSchedule(await platform.patch(context, "report-schedule", body, options));
}

/** DELETE /report-schedule. @throws ApiError NOT_FOUND */
export async function deleteReportSchedule(
  platform: PlatformClient,
  context: CallContext,
  scheduleId: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete(context, "report-schedule", { id: scheduleId }, options);
}

/** When a schedule would run. Instants in Unix seconds. */
export interface ReportScheduleDatesRecord {
  timeZone: string;
  dates: number[];
}

/** GET /report-schedule/next: the next times of an expression. @throws ApiError VALIDATION_FAILED naming cron or timeZone */
export async function reportScheduleDates(
  platform: PlatformClient,
  context: CallContext,
  { cron, timeZone, first }: { cron: string; timeZone?: string | null; first: number },
): Promise<ReportScheduleDatesRecord> {
  const query = { cron, timeZone: timeZone ?? undefined, limit: first };
  const next = object(await platform.get(context, "report-schedule/next", query), "report-schedule/next");
  return {
    timeZone: textOrNull(next.timeZone, "report-schedule/next.timeZone") ?? timeZone ?? "Europe/Ljubljana",
    dates: list(next.dates, "report-schedule/next.dates", (date) =>
      intOr(date, 0, "report-schedule/next.dates"),
    ),
  };
}

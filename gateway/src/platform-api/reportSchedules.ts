import { bodyId } from "./bodyId.js";
import { flag, id, idOrNull, intOr, intOrNull, type Json, list, object, textOrNull } from "./decode.js";
import type { CallContext, PlatformClient, WriteOptions } from "./http.js";

/** The platform's names of the intervals. */
const WIRE_INTERVAL = {
  LAST_24H: "day",
  TODAY: "today",
  WEEK: "week",
  TWO_WEEKS: "twoWeeks",
  MONTH: "month",
} as const;
export type ReportIntervalName = keyof typeof WIRE_INTERVAL;
const INTERVALS = Object.keys(WIRE_INTERVAL) as ReportIntervalName[];

export type ReportOutcomeName = "SUCCEEDED" | "FAILED";

/** Reports that are sent by themselves. Instants in Unix seconds. */
export interface ReportScheduleRecord {
  id: string;
  groupId: string | null;
  createdById: string | null;
  name: string;
  clientIds: string[];
  interval: ReportIntervalName;
  cron: string;
  timeZone: string;
  recipients: string[];
  enabled: boolean;
  createDate: number;
  nextRunDate: number | null;
  lastRun: { date: number; outcome: ReportOutcomeName | null; message: string | null } | null;
}

/** What people set of a schedule; what is left out stays. */
export interface ReportScheduleChange {
  name?: string | null;
  clientIds?: readonly string[] | null;
  interval?: ReportIntervalName | null;
  cron?: string | null;
  recipients?: readonly string[] | null;
  timeZone?: string | null;
  enabled?: boolean | null;
}

function decodeReportSchedule(value: unknown): ReportScheduleRecord {
  const schedule = object(value, "reportSchedule");
  const lastRunDate = intOrNull(schedule.lastRunDate, "reportSchedule.lastRunDate");
  return {
    id: id(schedule.id, "reportSchedule.id"),
    groupId: idOrNull(schedule.groupId, "reportSchedule.groupId"),
    createdById: idOrNull(schedule.createdBy, "reportSchedule.createdBy"),
    name: textOrNull(schedule.name, "reportSchedule.name") ?? "",
    clientIds: list(schedule.clientIds, "reportSchedule.clientIds", (item) =>
      id(item, "reportSchedule.clientIds"),
    ),
    interval: INTERVALS.find((name) => WIRE_INTERVAL[name] === schedule.interval) ?? "LAST_24H",
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
    lastRun:
      lastRunDate === null
        ? null
        : {
            date: lastRunDate,
            outcome: outcomeOf(schedule.lastOutcome),
            message: textOrNull(schedule.lastMessage, "reportSchedule.lastMessage"),
          },
  };
}

function outcomeOf(value: unknown): ReportOutcomeName | null {
  if (value === "succeeded") return "SUCCEEDED";
  return value === "failed" ? "FAILED" : null;
}

function scheduleBody({ clientIds, interval, ...plain }: ReportScheduleChange): Json {
  const given = Object.entries(plain).filter(([, value]) => value !== null && value !== undefined);
  return {
    ...Object.fromEntries(given),
    ...(clientIds ? { clientIds: clientIds.map(bodyId) } : {}),
    ...(interval ? { interval: WIRE_INTERVAL[interval] } : {}),
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

import { bodyId } from "./bodyId.js";
import type { Json } from "./decode.js";
import { etagOf } from "./etag.js";
import { INTERVAL_PRESET, type IntervalPresetName } from "./intervalPreset.js";
import { DEFAULT_TIME_ZONE, flag, id, instant, listOf, text } from "./kinds.js";
import { label } from "./names.js";
import type { Platform, WriteOptions } from "./platform.js";
import { REPORT_RUN } from "./reportRuns.js";
import { firstSaid, ITSELF, may, need, type RecordOf, sure, table } from "./table.js";
import { wholeList, wholeRecord } from "./wholeAnswer.js";
import { type NameOf, oneOf } from "./words.js";

export const REPORT_LANGUAGE = oneOf(
  { SL: { description: "Slovenian." }, EN: { description: "English." } },
  "ReportLanguage",
  "What a report is written in.",
);
export type ReportLanguageName = NameOf<typeof REPORT_LANGUAGE>;

export const REPORT_SCHEDULE = table("ReportSchedule", "A report that is made and sent by itself.", {
  id: need("id", id, "Its id."),
  groupId: may("groupId", id),
  createdById: may("createdBy", id),
  name: sure(ITSELF, firstSaid("reportSchedule", may("name", label), may("id", id)), "Its name."),
  clientIds: sure("clientIds", listOf(id)),
  interval: sure("interval", INTERVAL_PRESET, "The period of each report, as it is when it is due."),
  // A platform without languages writes Slovenian.
  language: sure("language", REPORT_LANGUAGE, "What it is written in.", "sl"),
  cron: sure("cron", text, "When it runs, in local time: minute, hour, day, month, weekday."),
  timeZone: sure("timeZone", text, "IANA zone of `cron`.", DEFAULT_TIME_ZONE),
  recipients: sure(
    "recipients",
    listOf(text),
    "E-mail addresses that get the report; none: it is kept to be downloaded.",
  ),
  enabled: sure("enabled", flag, "Whether it runs."),
  createDate: sure("createDate", instant, "When it was made."),
  nextRunDate: may("nextRunDate", instant, "When it runs next; null: not enabled."),
  lastRun: may("lastRun", REPORT_RUN, "Its last run; null: none yet."),
  etag: etagOf("name", "clientIds", "interval", "cron", "recipients", "enabled"),
});
export type ReportScheduleRecord = RecordOf<typeof REPORT_SCHEDULE>;

/** A change of a schedule. Fields left out stay unchanged. */
export interface ReportScheduleChange {
  name?: string | null;
  clientIds?: readonly string[] | null;
  interval?: IntervalPresetName | null;
  language?: ReportLanguageName | null;
  cron?: string | null;
  recipients?: readonly string[] | null;
  timeZone?: string | null;
  enabled?: boolean | null;
}

function scheduleBody({ clientIds, interval, language, ...plain }: ReportScheduleChange): Json {
  const given = Object.entries(plain).filter(([, value]) => value !== null && value !== undefined);
  return {
    ...Object.fromEntries(given),
    ...(clientIds ? { clientIds: clientIds.map(bodyId) } : {}),
    ...(interval ? { interval: INTERVAL_PRESET.wireOf(interval) } : {}),
    ...(language ? { language: REPORT_LANGUAGE.wireOf(language) } : {}),
  };
}

/** GET /report-schedule/list: the schedules of the caller's group; for administrators all. */
export async function listReportSchedules(platform: Platform): Promise<ReportScheduleRecord[]> {
  return wholeList(await platform.get("report-schedule/list"), REPORT_SCHEDULE);
}

/** POST /report-schedule. @throws ApiError NOT_FOUND for a client that is not the caller's, VALIDATION_FAILED naming cron, timeZone … */
export async function createReportSchedule(
  platform: Platform,
  schedule: ReportScheduleChange,
  options: WriteOptions,
): Promise<ReportScheduleRecord> {
  const made = await platform.post("report-schedule", scheduleBody(schedule), options);
  return wholeRecord(made, REPORT_SCHEDULE);
}

/** PATCH /report-schedule. @throws ApiError as createReportSchedule */
export async function updateReportSchedule(
  platform: Platform,
  scheduleId: string,
  change: ReportScheduleChange,
  options: WriteOptions,
): Promise<ReportScheduleRecord> {
  const body = { id: bodyId(scheduleId), ...scheduleBody(change) };
  return wholeRecord(await platform.patch("report-schedule", body, options), REPORT_SCHEDULE);
}

/** DELETE /report-schedule. @throws ApiError NOT_FOUND */
export async function deleteReportSchedule(
  platform: Platform,
  scheduleId: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete("report-schedule", { id: scheduleId }, options);
}

export const REPORT_SCHEDULE_DATES = table("ReportScheduleDates", "When a schedule would run.", {
  timeZone: sure("timeZone", text, "IANA zone by whose clock it runs.", DEFAULT_TIME_ZONE),
  dates: sure("dates", listOf(instant), "The next times, the soonest first."),
});
export type ReportScheduleDatesRecord = RecordOf<typeof REPORT_SCHEDULE_DATES>;

/** GET /report-schedule/next: the next times of an expression. @throws ApiError VALIDATION_FAILED naming cron or timeZone */
export async function reportScheduleDates(
  platform: Platform,
  { cron, timeZone, first }: { cron: string; timeZone?: string | null; first: number },
): Promise<ReportScheduleDatesRecord> {
  const query = { cron, timeZone: timeZone ?? undefined, limit: first };
  const next = await platform.get("report-schedule/next", query);
  return wholeRecord(next, REPORT_SCHEDULE_DATES, { timeZone });
}

import { bodyId } from "./bodyId.js";
import { flag, instant, listOf, whole } from "./kinds.js";
import { namingFields } from "./namedFaults.js";
import type { Platform } from "./platform.js";
import { need, type RecordOf, sure, table } from "./table.js";
import { valveField } from "./valveFields.js";
import { VALVE_OPENING } from "./valveHistory.js";
import { encodeSchedule, type ScheduleRowChange } from "./valveSchedule.js";
import { wholeObject, wholeRecord } from "./wholeAnswer.js";

const ROW = table("ValveSchedulePreviewRow", "What one row of a schedule would do.", {
  neverRuns: sure("neverRuns", flag, "Whether it has no days, and so opens nothing ever."),
  overlaps: sure(
    "overlaps",
    listOf(whole),
    "Other rows, by their places from 0, that are open at the same time.",
  ),
  openings: sure(
    "openings",
    listOf(VALVE_OPENING),
    "When it alone would have valves open, cut to the period.",
  ),
});

export const VALVE_SCHEDULE_PREVIEW = table("ValveSchedulePreview", "What a schedule would do.", {
  from: need("from", instant, "The first second that it is about."),
  to: need("to", instant, "The first second after it."),
  openings: sure(
    "openings",
    listOf(VALVE_OPENING),
    "When valves would be open, cut to the period; rows that overlap or follow at once are one opening.",
  ),
  rows: sure("rows", listOf(ROW), "What each row would do, in their order."),
});
export type ValveSchedulePreviewRecord = RecordOf<typeof VALVE_SCHEDULE_PREVIEW>;

/** A schedule that is not stored. Without `from` it begins with the location's day. */
export interface PreviewedSchedule {
  locationId: string;
  schedule: readonly ScheduleRowChange[];
  from?: number | null;
  days: number;
}

/**
 * POST /zalivalnik/schedule/preview, which writes nothing.
 * @throws ApiError NOT_FOUND, VALIDATION_FAILED naming the row
 */
export async function previewSchedule(
  platform: Platform,
  { locationId, schedule, from, days }: PreviewedSchedule,
): Promise<ValveSchedulePreviewRecord> {
  const body = {
    groupId: bodyId(locationId),
    schedule: encodeSchedule(schedule),
    ...(typeof from === "number" ? { from } : {}),
    days,
  };
  const asked = platform.ask("zalivalnik/schedule/preview", body);
  const told = wholeObject(await namingFields(asked, valveField), "schedulePreview");
  return wholeRecord(told, VALVE_SCHEDULE_PREVIEW, typeof from === "number" ? { from } : {});
}

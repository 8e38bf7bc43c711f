import { bodyId } from "./bodyId.js";
import { flag, intOr, list, object } from "./decode.js";
import type { CallContext, PlatformClient } from "./http.js";
import { namingFields } from "./namedFaults.js";
import { valveField } from "./valveFields.js";
import { decodeOpening, type OpeningRecord } from "./valveHistory.js";
import { encodeSchedule, type ScheduleRowChange } from "./valveSchedule.js";
import { wholeObject } from "./wholeAnswer.js";

/** What a schedule would do in [from, to), Unix seconds: as a whole, and row by row. */
export interface SchedulePreviewRecord {
  from: number;
  to: number;
  openings: OpeningRecord[];
  rows: SchedulePreviewRowRecord[];
}

/** What one row would do there. */
export interface SchedulePreviewRowRecord {
  neverRuns: boolean;
  /** Indexes of other rows that have openings at the same time. */
  overlaps: number[];
  openings: OpeningRecord[];
}

/** A schedule that is not stored; without `from` it begins with the location's day. */
export interface PreviewedSchedule {
  locationId: string;
  schedule: readonly ScheduleRowChange[];
  from?: number | null;
  days: number;
}

/** POST /zalivalnik/schedule/preview, which writes nothing. @throws ApiError NOT_FOUND, VALIDATION_FAILED naming the row */
export async function previewSchedule(
  platform: PlatformClient,
  context: CallContext,
  { locationId, schedule, from, days }: PreviewedSchedule,
): Promise<SchedulePreviewRecord> {
  const body = {
    groupId: bodyId(locationId),
    schedule: encodeSchedule(schedule),
    ...(typeof from === "number" ? { from } : {}),
    days,
  };
  const asked = platform.ask(context, "zalivalnik/schedule/preview", body);
  const preview = wholeObject(await namingFields(asked, valveField), "schedulePreview");
  return {
    from: intOr(preview.from, from ?? 0, "schedulePreview.from"),
    to: intOr(preview.to, 0, "schedulePreview.to"),
    openings: list(preview.openings, "schedulePreview.openings", decodeOpening),
    rows: list(preview.rows, "schedulePreview.rows", decodeRow),
  };
}

function decodeRow(value: unknown): SchedulePreviewRowRecord {
  const row = object(value, "schedulePreview.row");
  return {
    neverRuns: flag(row.neverRuns),
    overlaps: list(row.overlaps, "schedulePreview.overlaps", (index) =>
      intOr(index, 0, "schedulePreview.overlaps"),
    ),
    openings: list(row.openings, "schedulePreview.row.openings", decodeOpening),
  };
}

import type { FieldFault } from "../../../shared/form/faults";

type RowField = "start" | "end" | "length" | "days";

/** Where a fault belongs: the row's place in what was sent, and its field. */
export type RowPlace = `rows.${number}.${RowField}`;

const fieldOf: Record<string, RowField> = {
  start_time: "start",
  startTime: "start",
  end_time: "end",
  endTime: "end",
  duration: "length",
  weekDays: "days",
};

/** The form's field of what the portal refused, such as `schedule.0.end_time`; null where it is about no field of a row. */
export function placeOf({ path }: FieldFault): RowPlace | null {
  const [, row, name = ""] = /(?:^|\.)schedule\.(\d+)\.(\w+)/.exec(path) ?? [];
  const field = fieldOf[name];
  return row === undefined || field === undefined ? null : `rows.${Number(row)}.${field}`;
}

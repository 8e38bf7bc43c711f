import type { ScheduleRow } from "../../../shared/valves/valve";
import { rowInput, valuesOf } from "./rowValues";
import type { KeyedRow } from "./useSchedulePreview";

/** A stored schedule's rows for a preview; their keys are their indices. */
export function storedRows(schedule: readonly ScheduleRow[]): KeyedRow[] {
  return valuesOf(schedule).rows.flatMap((row, place) => {
    const input = rowInput(row);
    return input === null ? [] : [{ key: String(place), input }];
  });
}

import { endsNextDay, type RowValues, rowInput } from "./rowValues";
import type { KeyedRow, PreviewedRow } from "./useSchedulePreview";

/** Unexpected properties of a row: it has no days, continues on the next day, or overlaps others (by their numbers, from 1). */
export type RowNotes = { neverRuns: boolean; nextDay: boolean; overlaps: readonly number[] };

/** Rows of the form that are complete enough for a preview; `keys` are those of all its rows. */
export function keyedRows(rows: readonly RowValues[], keys: readonly string[]): KeyedRow[] {
  return rows.flatMap((row, place) => {
    const input = rowInput(row);
    const key = keys[place];
    return input === null || key === undefined ? [] : [{ key, input }];
  });
}

/** Notes on the form's row with this key. */
export function notesOf(
  row: RowValues,
  key: string,
  keys: readonly string[],
  previewed: readonly PreviewedRow[],
): RowNotes {
  const input = rowInput(row);
  const overlaps = previewed.find((one) => one.key === key)?.overlaps ?? [];
  return {
    neverRuns: row.days.length === 0,
    nextDay: input !== null && endsNextDay(input),
    overlaps: overlaps
      .map((other) => keys.indexOf(other) + 1)
      .filter((number) => number > 0)
      .sort((a, b) => a - b),
  };
}

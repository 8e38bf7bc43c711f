import { endsNextDay, type RowValues, rowInput } from "./rowValues";
import type { KeyedRow, PreviewedRow } from "./useSchedulePreview";

/** What may surprise in a row: it has no days, runs on into the next one, or overlaps others (by their numbers, from 1). */
export type RowNotes = { neverRuns: boolean; nextDay: boolean; overlaps: readonly number[] };

/** The rows of the form that can be worked out already; `keys` name all of its rows. */
export function keyedRows(rows: readonly RowValues[], keys: readonly string[]): KeyedRow[] {
  return rows.flatMap((row, place) => {
    const input = rowInput(row);
    const key = keys[place];
    return input === null || key === undefined ? [] : [{ key, input }];
  });
}

/** Notes on the row of the form that has this key. */
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

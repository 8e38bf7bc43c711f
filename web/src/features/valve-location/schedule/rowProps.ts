import type { UseFormReturn } from "react-hook-form";
import type { RowNotes as Notes } from "./rowNotes";
import type { RowValues, ScheduleValues } from "./rowValues";

/** One row of the form, in a table or on a card. */
export type RowProps = {
  form: UseFormReturn<ScheduleValues>;
  /** Its place in the form, from 0; people read it from 1. */
  index: number;
  row: RowValues;
  notes: Notes;
  onRemove: () => void;
};

export type RowsProps = { rows: readonly (RowProps & { id: string })[] };

/** What is wrong with a row, field by field: the fields' names in the form, and why. */
export function faultsOf({ form, index }: Pick<RowProps, "form" | "index">) {
  const faults = form.formState.errors.rows?.[index];
  return {
    start: faults?.start?.message,
    end: faults?.end?.message,
    length: faults?.length?.message,
    days: faults?.days?.message,
  };
}

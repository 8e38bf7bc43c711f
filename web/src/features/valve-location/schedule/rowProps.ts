import type { UseFormReturn } from "react-hook-form";
import type { RowNotes } from "./rowNotes";
import type { RowValues, ScheduleValues } from "./rowValues";

/** Faults of a row in words, by its fields in the form. */
export type RowFaults = Partial<Record<"start" | "end" | "length" | "days", string>>;

/** One row of the form, in a table or on a card. The form itself holds the typed values. */
export type RowProps = {
  form: UseFormReturn<ScheduleValues>;
  id: string;
  /** Its index in the form, from 0; people see it from 1. */
  index: number;
  ends: RowValues["ends"];
  notes: RowNotes;
  faults: RowFaults;
  onRemove: (index: number) => void;
};

export type RowsProps = { rows: readonly RowProps[] };

/** True if a row looks the same as before: with fifty rows, typing should render only one. */
export function isSameRow(before: RowProps, now: RowProps): boolean {
  const told = ({ notes, faults }: RowProps) => JSON.stringify([notes, faults]);
  const isSamePlace = before.id === now.id && before.index === now.index && before.ends === now.ends;
  return (
    isSamePlace && before.form === now.form && before.onRemove === now.onRemove && told(before) === told(now)
  );
}

export function faultsOf({ formState }: UseFormReturn<ScheduleValues>, index: number): RowFaults {
  const faults = formState.errors.rows?.[index];
  return {
    start: faults?.start?.message,
    end: faults?.end?.message,
    length: faults?.length?.message,
    days: faults?.days?.message,
  };
}

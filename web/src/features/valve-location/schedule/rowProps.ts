import type { UseFormReturn } from "react-hook-form";
import type { RowNotes } from "./rowNotes";
import type { RowValues, ScheduleValues } from "./rowValues";

/** What is wrong with a row, in words, by its fields in the form. */
export type RowFaults = Partial<Record<"start" | "end" | "length" | "days", string>>;

/** One row of the form, in a table or on a card. What is written in it the form keeps itself. */
export type RowProps = {
  form: UseFormReturn<ScheduleValues>;
  id: string;
  /** Its place in the form, from 0; people read it from 1. */
  index: number;
  ends: RowValues["ends"];
  notes: RowNotes;
  faults: RowFaults;
  onRemove: (index: number) => void;
};

export type RowsProps = { rows: readonly RowProps[] };

/** Whether a row looks as before: with fifty of them a key is written into one. */
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

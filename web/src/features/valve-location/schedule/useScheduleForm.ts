import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { ScheduledBundle } from "../../../shared/valves/valve";
import { isSameSchedule, type ScheduleValues, scheduleInput, valuesOf } from "./rowValues";
import { isNewer } from "./useStoredBundle";

/**
 * A schedule's form, with the bundle's version when editing began. Others' changes are never overwritten
 * unseen: an unchanged form takes them over with a notice, otherwise it is a conflict to be decided.
 */
export function useScheduleForm(stored: ScheduledBundle) {
  const [base, setBase] = useState(stored);
  const [renewed, setRenewed] = useState<ScheduledBundle | null>(null);
  const [isKept, setKept] = useState(false);
  const form = useForm<ScheduleValues>({ mode: "onTouched", defaultValues: valuesOf(base.schedule) });
  const { control, reset } = form;
  const rows = useWatch({ control, name: "rows" });
  const written = scheduleInput(rows);
  const isWritten = ({ schedule }: ScheduledBundle) => written !== null && isSameSchedule(schedule, written);
  const isDirty = !isWritten(base);
  const isOther = isNewer(stored, base) || stored.version === null;
  // A new name or other valves; or others have saved exactly the same.
  const isNoNews = isSameSchedule(base.schedule, stored.schedule) || isWritten(stored);
  if (isNewer(stored, base) && isNoNews) setBase(stored);
  const isNews = isOther && !isNoNews;

  const decide = (keeps: boolean) => {
    if (!keeps) reset(valuesOf(stored.schedule));
    setBase(stored);
    setKept(keeps);
    setRenewed(null);
  };
  const takesOver = isNews && !isDirty;
  useEffect(() => {
    if (!takesOver) return;
    reset(valuesOf(stored.schedule));
    setBase(stored);
    setKept(false);
    setRenewed(stored);
  }, [takesOver, stored, reset]);

  return {
    form,
    rows,
    base,
    isDirty,
    /** Others' changes since this form was edited, or null. */
    conflict: isNews && isDirty ? stored : null,
    /** Others' changes that the unchanged form has taken over, or null. */
    renewed,
    /** True if the person chose to keep their edits, which will replace others' changes. */
    isKept: isKept && isDirty,
    take: () => decide(false),
    keep: () => decide(true),
  };
}

export type ScheduleForm = ReturnType<typeof useScheduleForm>;

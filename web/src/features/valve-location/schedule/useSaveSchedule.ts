import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { UseFormSetError } from "react-hook-form";
import { failureOf } from "../../../graphql/errors";
import type { ScheduleRowInput } from "../../../graphql/generated";
import { UpdateValveBundleDocument, ValveLocationDocument } from "../../../graphql/operations/valves";
import { translatorOf } from "../../../i18n/useT";
import { useChange } from "../../../shared/change/useChange";
import type { FieldFault } from "../../../shared/form/faults";
import { faultText } from "../../../shared/form/faultText";
import { faultTexts } from "../../../shared/form/faultTexts";
import { serverFaults } from "../../../shared/form/serverFaults";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import type { ScheduledBundle } from "../../../shared/valves/valve";
import { isSameSchedule, type ScheduleValues, scheduleInput } from "./rowValues";
import { isNewer } from "./useStoredBundle";
import { valveScheduleTexts } from "./valveScheduleTexts";

/** Reason of a failed save: invalid fields, a deleted bundle, or anything else. */
export type SaveFault = "faulty" | "gone" | "failed";

type Sent = "saved" | "conflict" | "gone";

type Saving = {
  /** The bundle when editing began. */
  base: ScheduledBundle;
  /** Fetches the stored bundle; null: it is gone. */
  ask: () => Promise<ScheduledBundle | null>;
  setError: UseFormSetError<ScheduleValues>;
};

/** Saves a schedule over the version that editing began with; resolves to true if it is saved. */
export function useSaveSchedule({ base, ask, setError }: Saving) {
  const apollo = useApolloClient();
  const { send } = useChange();
  const [fault, setFault] = useState<SaveFault | null>(null);

  /** Null if it is being saved already. */
  const store = async (schedule: ScheduleRowInput[], version: number | null): Promise<Sent | null> => {
    try {
      const data = await send(UpdateValveBundleDocument, { id: base.id, version, schedule });
      if (data === null) return null;
      // Saved, though the platform does not return the new state.
      if (data.updateValveBundle.bundle === null)
        await apollo.refetchQueries({ include: [ValveLocationDocument] }).catch(() => undefined);
      return "saved";
    } catch (error) {
      const failure = failureOf(error);
      if (failure === "NOT_FOUND") return "gone";
      if (failure !== "CONFLICT") throw error;
      const now = await ask();
      if (now === null) return "gone";
      if (!isNewer(now, { version })) throw error;
      // A new name or other valves are no conflict; a real conflict shows itself, now that the state is known.
      return isSameSchedule(now.schedule, base.schedule) ? store(schedule, now.version) : "conflict";
    }
  };

  const show = (faults: readonly FieldFault[]): boolean => {
    const placed = faults.flatMap((one) => {
      const place = placeOf(one);
      return place === null ? [] : [{ place, message: faultText(translatorOf(faultTexts), one) }];
    });
    for (const [index, { place, message }] of placed.entries())
      setError(place, { type: "server", message }, { shouldFocus: index === 0 });
    return placed.length > 0;
  };

  const save = async ({ rows }: ScheduleValues): Promise<boolean> => {
    const t = translatorOf(valveScheduleTexts);
    const schedule = scheduleInput(rows);
    if (schedule === null) return false;
    const about = `bundleSchedule:${base.id}`;
    const fail = (why: SaveFault, cause: unknown) => {
      setFault(why);
      sayFailed(cause, t("saveFailed", { name: base.name }), about);
    };
    setFault(null);
    try {
      const sent = await store(schedule, base.version);
      if (sent === "saved") toast.success(t("saved"), about);
      if (sent === "gone") fail("gone", null);
      return sent === "saved";
    } catch (error) {
      fail(show(serverFaults(error)) ? "faulty" : "failed", error);
      return false;
    }
  };
  return { save, fault };
}

type RowField = "start" | "end" | "length" | "days";

/** Place of a fault: the row's index in the sent rows, and its field. */
type RowPlace = `rows.${number}.${RowField}`;

const fieldOf: Record<string, RowField> = {
  start_time: "start",
  startTime: "start",
  end_time: "end",
  endTime: "end",
  duration: "length",
  weekDays: "days",
};

/** The form's field for a refused one such as `schedule.0.end_time`; null if it is no field of a row. */
function placeOf({ path }: FieldFault): RowPlace | null {
  const [, row, name = ""] = /(?:^|\.)schedule\.(\d+)\.(\w+)/.exec(path) ?? [];
  const field = fieldOf[name];
  return row === undefined || field === undefined ? null : `rows.${Number(row)}.${field}`;
}

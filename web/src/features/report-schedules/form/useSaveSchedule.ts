import { useApolloClient } from "@apollo/client/react";
import type { UseFormReturn } from "react-hook-form";
import type { IntervalPreset, ReportScheduleLineFragment } from "../../../graphql/generated";
import {
  CreateReportScheduleDocument,
  ReportSchedulesDocument,
  UpdateReportScheduleDocument,
} from "../../../graphql/operations/reportSchedules";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { translatorOf, useLanguage, useT } from "../../../i18n/useT";
import { useChange } from "../../../shared/change/useChange";
import { useClients } from "../../../shared/clients/useClients";
import { usePlaces } from "../../../shared/clients/usePlaces";
import type { FieldFault } from "../../../shared/form/faults";
import { faultText } from "../../../shared/form/faultText";
import { faultTexts } from "../../../shared/form/faultTexts";
import { serverFaults } from "../../../shared/form/serverFaults";
import { showFaults } from "../../../shared/form/showFaults";
import { intervalTexts } from "../../../shared/interval/intervalTexts";
import { heldSave } from "../../../shared/merge/heldSave";
import { namesBy, sayMerged } from "../../../shared/merge/sayMerged";
import type { Path } from "../../../shared/merge/threeWay";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { whenText } from "../whenText";
import { type ScheduleValues, scheduleInput, valuesOf } from "./scheduleValues";

/** The person chose not to save, or it is being saved already. */
class Kept extends Error {}

const fields = ["name", "clientIds", "interval", "language", "cron", "timeZone", "recipients"] as const;

type Schedule = ReportScheduleLineFragment;

const toldOf = (schedule: Schedule) => ({
  fields: scheduleInput(valuesOf(schedule)),
  etag: schedule.etag,
});

/** What a schedule is set to, in words. */
function useReadable(): (path: Path, value: unknown) => unknown {
  const { clients } = useClients();
  const { places } = usePlaces();
  const language = useLanguage();
  const t = useT(reportSchedulesTexts);
  const intervalName = useT(intervalTexts);
  return ([field], value) => {
    if (field === "clientIds" && Array.isArray(value))
      return value.map(
        (id) => [...(clients ?? []), ...places].find((one) => one.id === id)?.name ?? `#${id}`,
      );
    if (field === "interval") return intervalName(value as IntervalPreset);
    if (field === "language") return t(value === "SL" ? "slovenian" : "english");
    return field === "cron" && typeof value === "string" ? whenText(t, value, language) : value;
  };
}

/**
 * Saves the form; resolves to the schedule's id, or null if it was not saved.
 * @param opened the schedule when editing began; null: a new one
 */
export function useSaveSchedule(
  { setError, setValue }: Pick<UseFormReturn<ScheduleValues>, "setError" | "setValue">,
  opened: Schedule | null,
) {
  const apollo = useApolloClient();
  const { send } = useChange();
  const readableOf = useReadable();

  const update = async (schedule: Schedule, mine: ReturnType<typeof scheduleInput>): Promise<string> => {
    const { id } = schedule;
    const t = translatorOf(reportSchedulesTexts);
    const nameOf = namesBy({
      ...{ name: t("name"), clientIds: t("places"), interval: t("period"), language: t("language") },
      ...{ cron: t("when"), recipients: t("recipients") },
    });
    const outcome = await heldSave({
      thing: { kind: "REPORT_SCHEDULE", id },
      base: toldOf(schedule),
      mine,
      read: async () => {
        const { data } = await apollo.query({ query: ReportSchedulesDocument, fetchPolicy: "network-only" });
        const stored = data?.reportSchedules?.find((known) => known.id === id);
        return stored ? toldOf(stored) : null;
      },
      send: async (changed, ifMatch) => {
        const data = await send(UpdateReportScheduleDocument, { ...changed, id, ifMatch });
        if (data === null) throw new Kept();
        return data.updateReportSchedule.reportSchedule.id;
      },
      nameOf,
      readableOf,
    });
    if (outcome.kind === "kept") throw new Kept();
    sayMerged(outcome.theirs, nameOf);
    return outcome.data;
  };

  const store = async (values: ScheduleValues): Promise<string> => {
    const input = scheduleInput(values);
    if (opened === null) {
      const data = await send(CreateReportScheduleDocument, input);
      if (data === null) throw new Kept();
      return data.createReportSchedule.reportSchedule.id;
    }
    return update(opened, input);
  };

  const showAll = (faults: readonly FieldFault[], values: ScheduleValues) => {
    const cron = faults.find(({ path }) => path.endsWith("cron"));
    // A fault of one item is shown for the whole list.
    const others = faults
      .filter((fault) => fault !== cron)
      .map((fault) => ({ ...fault, path: fault.path.replace(/[.[/]\d+\]?$/, "") }));
    showFaults(others, fields, setError);
    if (cron === undefined) return;
    setValue("cron", scheduleInput(values).cron);
    setValue("kind", "advanced");
    setError("cron", { type: "server", message: faultText(translatorOf(faultTexts), cron) });
  };

  return async (values: ScheduleValues): Promise<string | null> => {
    const t = translatorOf(reportSchedulesTexts);
    const about = `reportSchedule:${opened?.id ?? ""}`;
    try {
      const saved = await store(values);
      toast.success(t("saved"), about);
      return saved;
    } catch (error) {
      if (error instanceof Kept) return null;
      showAll(serverFaults(error), values);
      sayFailed(error, t("saveFailed"), about);
      return null;
    }
  };
}

import { useApolloClient } from "@apollo/client/react";
import type { UseFormReturn } from "react-hook-form";
import {
  CreateReportScheduleDocument,
  UpdateReportScheduleDocument,
} from "../../../graphql/operations/reportSchedules";
import { reportSchedulesTexts } from "../../../i18n/texts/reportSchedules";
import { translatorOf } from "../../../i18n/useT";
import type { FieldFault } from "../../../shared/form/faults";
import { serverFaults } from "../../../shared/form/serverFaults";
import { showFaults } from "../../../shared/form/showFaults";
import { toast } from "../../../shared/ui/toastStore";
import { cronFaultText } from "./cronFault";
import { type ScheduleValues, scheduleInput } from "./scheduleValues";

const fields = ["name", "clientIds", "interval", "language", "cron", "timeZone", "recipients"] as const;

/** Saves the form; answers the schedule's id, or null where that failed. */
export function useSaveSchedule(
  { setError, setValue }: Pick<UseFormReturn<ScheduleValues>, "setError" | "setValue">,
  id: string | null,
) {
  const apollo = useApolloClient();

  const send = async (values: ScheduleValues): Promise<string | null> => {
    const input = scheduleInput(values);
    if (id === null) {
      const { data } = await apollo.mutate({
        mutation: CreateReportScheduleDocument,
        variables: { input },
      });
      return data?.createReportSchedule.reportSchedule.id ?? null;
    }
    const variables = { input: { ...input, id } };
    const { data } = await apollo.mutate({ mutation: UpdateReportScheduleDocument, variables });
    return data?.updateReportSchedule.reportSchedule.id ?? null;
  };

  const showAll = (faults: readonly FieldFault[], values: ScheduleValues) => {
    const cron = faults.find(({ path }) => path.endsWith("cron"));
    // One of several: what is wrong is said of all of them.
    const others = faults
      .filter((fault) => fault !== cron)
      .map(({ path, message }) => ({ path: path.replace(/[.[/]\d+\]?$/, ""), message }));
    showFaults(others, fields, setError);
    if (cron === undefined) return;
    setValue("cron", scheduleInput(values).cron);
    setValue("kind", "advanced");
    setError("cron", { type: "server", message: cronFaultText(cron) });
  };

  return async (values: ScheduleValues): Promise<string | null> => {
    const t = translatorOf(reportSchedulesTexts);
    try {
      const saved = await send(values);
      if (saved === null) throw new Error("nothing came back");
      toast.success(t("saved"));
      return saved;
    } catch (error) {
      showAll(serverFaults(error), values);
      toast.error(t("saveFailed"));
      return null;
    }
  };
}

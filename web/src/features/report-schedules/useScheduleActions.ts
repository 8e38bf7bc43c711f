import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { failureOf } from "../../graphql/errors";
import {
  DeleteReportSchedulesDocument,
  RunReportScheduleDocument,
  UpdateReportScheduleDocument,
} from "../../graphql/operations/reportSchedules";
import { reportSchedulesTexts } from "../../i18n/texts/reportSchedules";
import { translatorOf } from "../../i18n/useT";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";

type Said = "started" | "pausedDone" | "resumedDone" | "removed";
type Failed = "startFailed" | "startedAlready" | "switchFailed" | "removeFailed";

/**
 * What can be done with a schedule. Says itself how it went, and answers whether well.
 * @param refetch asks anew for what the page shows
 */
export function useScheduleActions(refetch: () => Promise<void>) {
  const apollo = useApolloClient();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const act = async (
    id: string,
    work: () => Promise<boolean>,
    done: Said,
    failed: (e: unknown) => Failed,
  ) => {
    const t = translatorOf(reportSchedulesTexts);
    setBusy((now) => new Set(now).add(id));
    try {
      if (!(await work())) throw new Error(`${done} is not so`);
      toast.success(t(done), `${done}:${id}`);
      return true;
    } catch (error) {
      sayFailed(error, t(failed(error)), `${done}:${id}`);
      return false;
    } finally {
      await refetch();
      setBusy((now) => new Set([...now].filter((other) => other !== id)));
    }
  };

  return {
    /** Ids of those with which something is being done. */
    busy,
    run: (id: string) =>
      act(
        id,
        async () => {
          const variables = { input: { id } };
          const { data } = await apollo.mutate({ mutation: RunReportScheduleDocument, variables });
          return Boolean(data);
        },
        "started",
        (error) => (failureOf(error) === "CONFLICT" ? "startedAlready" : "startFailed"),
      ),
    setEnabled: (id: string, enabled: boolean) =>
      act(
        id,
        async () => {
          const variables = { input: { id, enabled } };
          const { data } = await apollo.mutate({ mutation: UpdateReportScheduleDocument, variables });
          return Boolean(data);
        },
        enabled ? "resumedDone" : "pausedDone",
        () => "switchFailed",
      ),
    remove: (id: string) =>
      act(
        id,
        async () => {
          const variables = { input: { ids: [id] } };
          const { data } = await apollo.mutate({ mutation: DeleteReportSchedulesDocument, variables });
          return data?.deleteReportSchedules.failed === 0;
        },
        "removed",
        () => "removeFailed",
      ),
  };
}

export type ScheduleActions = ReturnType<typeof useScheduleActions>;

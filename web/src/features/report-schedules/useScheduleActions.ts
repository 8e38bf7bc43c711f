import { useMemo } from "react";
import { failureOf } from "../../graphql/errors";
import {
  DeleteReportSchedulesDocument,
  RunReportScheduleDocument,
  UpdateReportScheduleDocument,
} from "../../graphql/operations/reportSchedules";
import { reportSchedulesTexts } from "../../i18n/reportSchedulesTexts";
import { translatorOf } from "../../i18n/useT";
import { useChange } from "../../shared/change/useChange";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";

type Said = "started" | "pausedDone" | "resumedDone" | "removed";
type Failed = "startFailed" | "startedAlready" | "switchFailed" | "removeFailed";

/**
 * What can be done with a schedule. Says itself how it went, and answers whether well.
 * @param refetch asks anew for what the page shows
 */
export function useScheduleActions(refetch: () => Promise<void>) {
  const { send, busily, lanes } = useChange();
  const busy: ReadonlySet<string> = useMemo(() => new Set(lanes), [lanes]);

  /** @param work answers null where something else is being done with it */
  const act = (
    id: string,
    work: () => Promise<boolean | null>,
    done: Said,
    failed: (e: unknown) => Failed,
  ): Promise<boolean> =>
    busily(async () => {
      const t = translatorOf(reportSchedulesTexts);
      try {
        const isDone = await work();
        if (isDone === null) return false;
        if (!isDone) throw new Error(`${done} is not so`);
        toast.success(t(done), `${done}:${id}`);
        return true;
      } catch (error) {
        sayFailed(error, t(failed(error)), `${done}:${id}`);
        return false;
      } finally {
        await refetch();
      }
    }, id);

  return {
    /** Ids of those with which something is being done. */
    busy,
    run: (id: string) =>
      act(
        id,
        async () => (await send(RunReportScheduleDocument, { id }, { lane: id })) && true,
        "started",
        (error) => (failureOf(error) === "CONFLICT" ? "startedAlready" : "startFailed"),
      ),
    setEnabled: (id: string, enabled: boolean) =>
      act(
        id,
        async () =>
          (await send(UpdateReportScheduleDocument, { id, enabled }, { lane: id, isKeyed: false })) && true,
        enabled ? "resumedDone" : "pausedDone",
        () => "switchFailed",
      ),
    remove: (id: string) =>
      act(
        id,
        async () => {
          const data = await send(DeleteReportSchedulesDocument, { ids: [id] }, { lane: id });
          return data && data.deleteReportSchedules.failed === 0;
        },
        "removed",
        () => "removeFailed",
      ),
  };
}

export type ScheduleActions = ReturnType<typeof useScheduleActions>;

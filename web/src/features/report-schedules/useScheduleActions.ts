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
 * Work on a schedule. Shows its own results, and resolves to true on success.
 * @param refetch refetches what the page shows
 */
export function useScheduleActions(refetch: () => Promise<void>) {
  const { send, busily, lanes } = useChange();
  const busy: ReadonlySet<string> = useMemo(() => new Set(lanes), [lanes]);

  /** @param work resolves to null if other work on it is running */
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
    /** Ids of those with running work. */
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

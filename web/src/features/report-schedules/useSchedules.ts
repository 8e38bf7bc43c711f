import type { ReportScheduleLineFragment } from "../../graphql/generated";
import { useReportSchedulesQuery } from "../../graphql/operations/reportSchedules";
import { answerOf } from "../../shared/live/answerOf";
import { useLastGood } from "../../shared/live/useLastGood";
import { isUnderWay } from "./run";
import { usePace } from "./usePace";

type Schedules = {
  /** Undefined until the first answer; kept while a refresh runs or after it fails. */
  schedules: readonly ReportScheduleLineFragment[] | undefined;
  /** Unix seconds of the last successful answer. */
  at: number;
  /** Error of the last request, if it failed. */
  error: unknown;
  refetch: () => Promise<void>;
};

/** All schedules that the person sees; polled each minute, and more often while a report is being made. */
export function useSchedules(): Schedules {
  const [pace, setUnderWay] = usePace();
  const answer = useReportSchedulesQuery({ fetchPolicy: "cache-and-network", ...pace });
  const { data, at } = useLastGood(answerOf(answer));
  const schedules = data?.reportSchedules ?? undefined;
  setUnderWay(schedules?.some(({ lastRun }) => lastRun !== null && isUnderWay(lastRun)) ?? false);
  const refetch = async () => {
    await answer.refetch().catch(() => undefined);
  };
  return { schedules, at, error: answer.error, refetch };
}

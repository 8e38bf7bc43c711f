import { Skeleton } from "@chakra-ui/react";
import { useParams } from "react-router-dom";
import { useReportScheduleRunsQuery } from "../../../graphql/operations/reportSchedules";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { useT } from "../../../i18n/useT";
import { answerOf } from "../../../shared/live/answerOf";
import { useLastGood } from "../../../shared/live/useLastGood";
import { AnswerError } from "../../../shared/ui/AnswerError";
import { PageTitle } from "../../../shared/ui/PageTitle";
import { StaleNotice } from "../../../shared/ui/StaleNotice";
import { WidePage, WidePageSkeleton } from "../../../shared/ui/WidePage";
import { MissingSchedule } from "../MissingSchedule";
import { isUnderWay } from "../run";
import { usePace } from "../usePace";
import { HistoryView } from "./HistoryView";
import { runsAPage } from "./OlderRuns";

/** /reports/:id */
export function HistoryPage() {
  const t = useT(reportSchedulesTexts);
  const { id = "" } = useParams();
  const [pace, setUnderWay] = usePace();
  const answer = useReportScheduleRunsQuery({
    variables: { id, first: runsAPage },
    fetchPolicy: "cache-and-network",
    ...pace,
  });
  const { data, at } = useLastGood(answerOf(answer), id);
  const schedule = data?.reportSchedule;
  setUnderWay(schedule?.runs?.nodes.some(isUnderWay) ?? false);
  const hasFailed = answer.error !== undefined;
  const refetch = async () => {
    await answer.refetch().catch(() => undefined);
  };
  const retry = () => void refetch();
  if (data === undefined && hasFailed)
    return (
      <AnswerError
        as="h1"
        title={t("historyFailed")}
        text={t("loadFailedText")}
        error={answer.error}
        onRetry={retry}
      />
    );
  if (data === undefined)
    return (
      <WidePageSkeleton>
        <Skeleton h="9" w="20rem" />
        <Skeleton h="8rem" />
        <Skeleton h="24rem" />
      </WidePageSkeleton>
    );
  if (!schedule) return <MissingSchedule />;
  return (
    <WidePage gap="6">
      <PageTitle>{schedule.name}</PageTitle>
      {hasFailed ? <StaleNotice text={t("historyFailed")} at={at} onRetry={retry} /> : null}
      <HistoryView schedule={schedule} refetch={refetch} />
    </WidePage>
  );
}

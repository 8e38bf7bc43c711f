import { Skeleton } from "@chakra-ui/react";
import { UsersRound } from "lucide-react";
import { reportSchedulesTexts } from "../../../i18n/texts/reportSchedules";
import { useT } from "../../../i18n/useT";
import { useHasNoGroup } from "../../../shared/session/useHasNoGroup";
import { PageError, PageMessage } from "../../../shared/ui/PageState";
import { PageTitle } from "../../../shared/ui/PageTitle";
import { StaleNotice } from "../../../shared/ui/StaleNotice";
import { WidePage, WidePageSkeleton } from "../../../shared/ui/WidePage";
import { useScheduleActions } from "../useScheduleActions";
import { useSchedules } from "../useSchedules";
import { SchedulesView } from "./SchedulesView";

/** /reports */
export function SchedulesPage() {
  const t = useT(reportSchedulesTexts);
  const hasNoGroup = useHasNoGroup();
  const { schedules, at, hasFailed, refetch } = useSchedules();
  const actions = useScheduleActions(refetch);
  const retry = () => void refetch();
  if (hasNoGroup)
    return <PageMessage as="h1" icon={<UsersRound />} title={t("noGroup")} text={t("noGroupText")} />;
  if (schedules === undefined && hasFailed)
    return <PageError as="h1" title={t("loadFailed")} text={t("loadFailedText")} onRetry={retry} />;
  if (schedules === undefined)
    return (
      <WidePageSkeleton>
        <Skeleton h="9" w="16rem" />
        <Skeleton h="24rem" />
      </WidePageSkeleton>
    );
  return (
    <WidePage>
      <PageTitle>{t("title")}</PageTitle>
      {hasFailed ? <StaleNotice text={t("loadFailed")} at={at} onRetry={retry} /> : null}
      <SchedulesView schedules={schedules} actions={actions} />
    </WidePage>
  );
}

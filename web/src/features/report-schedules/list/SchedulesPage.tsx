import { UsersRound } from "lucide-react";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { useT } from "../../../i18n/useT";
import { useHasNoGroup } from "../../../shared/session/useHasNoGroup";
import { LoadedPage } from "../../../shared/ui/LoadedPage";
import { PageMessage } from "../../../shared/ui/PageState";
import { useScheduleActions } from "../useScheduleActions";
import { useSchedules } from "../useSchedules";
import { SchedulesView } from "./SchedulesView";

/** /reports */
export function SchedulesPage() {
  const t = useT(reportSchedulesTexts);
  const hasNoGroup = useHasNoGroup();
  const { schedules, at, error, refetch } = useSchedules();
  const actions = useScheduleActions(refetch);
  if (hasNoGroup)
    return <PageMessage as="h1" icon={<UsersRound />} title={t("noGroup")} text={t("noGroupText")} />;
  return (
    <LoadedPage
      title={t("title")}
      data={schedules}
      at={at}
      error={error}
      failed={t("loadFailed")}
      onRetry={() => void refetch()}
    >
      {(known) => <SchedulesView schedules={known} actions={actions} />}
    </LoadedPage>
  );
}

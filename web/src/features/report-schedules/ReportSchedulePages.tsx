import { Button, Skeleton } from "@chakra-ui/react";
import { CalendarClock, FilePlus2, UsersRound } from "lucide-react";
import { lazy, Suspense, useDeferredValue, useState } from "react";
import { Link, Route, Routes, useParams } from "react-router-dom";
import { paths } from "../../app/paths";
import type { ReportScheduleLineFragment } from "../../graphql/generated";
import { usePortalQuery } from "../../graphql/operations/clients";
import { useReportScheduleRunsQuery } from "../../graphql/operations/reportSchedules";
import { reportSchedulesTexts } from "../../i18n/reportSchedulesTexts";
import { useT } from "../../i18n/useT";
import { useSearch } from "../../shared/address/useSearch";
import { answerOf } from "../../shared/live/answerOf";
import { useLastGood } from "../../shared/live/useLastGood";
import { RoleNotice } from "../../shared/session/RoleNotice";
import { useHasNoGroup } from "../../shared/session/useHasNoGroup";
import { useHasRole } from "../../shared/session/useHasRole";
import { AnswerError } from "../../shared/ui/AnswerError";
import { LoadedPage } from "../../shared/ui/LoadedPage";
import { PageHead } from "../../shared/ui/PageHead";
import { PageSkeleton } from "../../shared/ui/PageSkeleton";
import { NoMatch, PageMessage } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { SearchField } from "../../shared/ui/SearchField";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { StatusAlert } from "../../shared/ui/StatusAlert";
import { useMedia } from "../../shared/ui/useMedia";
import { WidePage, WidePageSkeleton } from "../../shared/ui/WidePage";
import { HistoryView } from "./history/HistoryView";
import { runsAPage } from "./history/OlderRuns";
import { ScheduleCards } from "./list/ScheduleCards";
import { SchedulesTable } from "./list/SchedulesTable";
import { matching } from "./list/scheduleList";
import { MissingSchedule } from "./MissingSchedule";
import { RemoveDialog } from "./RemoveDialog";
import { isUnderWay } from "./run";
import { usePace } from "./usePace";
import { type ScheduleActions, useScheduleActions } from "./useScheduleActions";
import { useSchedules } from "./useSchedules";

const ScheduleFormPage = lazy(async () => ({
  default: (await import("./form/ScheduleFormPage")).ScheduleFormPage,
}));

/** The form of a schedule, new or there already. */
function FormPage() {
  if (!useHasRole("editor")) return <RoleNotice needed="editor" />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ScheduleFormPage />
    </Suspense>
  );
}

/** /reports and the pages below it. */
export function ReportSchedulePages() {
  return (
    <Routes>
      <Route index element={<SchedulesPage />} />
      <Route path="new" element={<FormPage />} />
      <Route path=":id" element={<HistoryPage />} />
      <Route path=":id/edit" element={<FormPage />} />
    </Routes>
  );
}

/** /reports */
function SchedulesPage() {
  const t = useT(reportSchedulesTexts);
  const hasNoGroup = useHasNoGroup();
  const { schedules, at, error, refetch } = useSchedules();
  const actions = useScheduleActions(refetch);
  if (hasNoGroup)
    return <PageMessage as="h1" icon={<UsersRound />} title={t("noGroup")} text={t("noGroupText")} />;
  return (
    <LoadedPage t={t} data={schedules} at={at} error={error} onRetry={() => void refetch()}>
      {(known) => <SchedulesView schedules={known} actions={actions} />}
    </LoadedPage>
  );
}

/** With the sidebar, and with the buttons still visible. */
const noRoomForTable = "(max-width: 1399.9px)";

/** Number of schedules from which on there is a search. */
const searchFrom = 8;

type SchedulesViewProps = { schedules: readonly ReportScheduleLineFragment[]; actions: ScheduleActions };

function SchedulesView({ schedules, actions }: SchedulesViewProps) {
  const t = useT(reportSchedulesTexts);
  const isNarrow = useMedia(noRoomForTable);
  const [typed, find] = useSearch();
  const [asked, setAsked] = useState<ReportScheduleLineFragment | null>(null);
  const shown = matching(schedules, useDeferredValue(typed));
  const List = isNarrow ? ScheduleCards : SchedulesTable;
  const isEditor = useHasRole("editor");
  const create = isEditor ? (
    <Button asChild size="sm" colorPalette="brand">
      <Link to={paths.newReportSchedule()}>
        <FilePlus2 aria-hidden />
        {t("create")}
      </Link>
    </Button>
  ) : null;
  return (
    <>
      <PageHead title={t("title")} intro={t("intro")}>
        {schedules.length === 0 ? null : create}
      </PageHead>
      <RoleNotice needed="editor" />
      <Unavailable />
      {schedules.length >= searchFrom || typed !== "" ? (
        <SearchField label={t("search")} size="sm" value={typed} onChange={find} maxW={{ sm: "22rem" }} />
      ) : null}
      {schedules.length === 0 ? (
        <PageMessage icon={<CalendarClock />} title={t("none")} text={t("noneText")} action={create} />
      ) : shown.length === 0 ? (
        <NoMatch
          title={t("noMatch")}
          text={t("noMatchText")}
          clear={t("showEverything")}
          onClear={() => find("")}
        />
      ) : (
        <List schedules={shown} actions={actions} onRemove={setAsked} />
      )}
      {asked === null ? null : (
        <RemoveDialog
          name={asked.name}
          isBusy={actions.busy.has(asked.id)}
          onConfirm={() => void actions.remove(asked.id).then(() => setAsked(null))}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** Says that no report can be made, and why. */
function Unavailable() {
  const t = useT(reportSchedulesTexts);
  const { data } = usePortalQuery();
  const reports = data?.portal?.reports;
  if (reports?.available !== false) return null;
  return (
    <StatusAlert status="warning" title={t("unavailable")}>
      {reports.reason}
    </StatusAlert>
  );
}

/** /reports/:id */
function HistoryPage() {
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

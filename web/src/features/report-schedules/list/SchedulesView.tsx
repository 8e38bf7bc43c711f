import { Alert, Button } from "@chakra-ui/react";
import { CalendarClock, FilePlus2 } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import type { ReportScheduleLineFragment } from "../../../graphql/generated";
import { usePortalQuery } from "../../../graphql/operations/clients";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { useT } from "../../../i18n/useT";
import { useSearch } from "../../../shared/address/useSearch";
import { PageHead } from "../../../shared/ui/PageHead";
import { NoMatch, PageMessage } from "../../../shared/ui/PageState";
import { SearchField } from "../../../shared/ui/SearchField";
import { useMedia } from "../../../shared/ui/useMedia";
import { RemoveDialog } from "../RemoveDialog";
import type { ScheduleActions } from "../useScheduleActions";
import { ScheduleCards } from "./ScheduleCards";
import { SchedulesTable } from "./SchedulesTable";
import { matching } from "./scheduleList";

/** Beside the sidebar, with what can be done still in sight. */
const noRoomForTable = "(max-width: 1399.9px)";

/** From so many on people search. */
const searchFrom = 8;

type SchedulesViewProps = { schedules: readonly ReportScheduleLineFragment[]; actions: ScheduleActions };

/** All schedules, and what can be done with them. */
export function SchedulesView({ schedules, actions }: SchedulesViewProps) {
  const t = useT(reportSchedulesTexts);
  const isNarrow = useMedia(noRoomForTable);
  const [typed, find] = useSearch();
  const [asked, setAsked] = useState<ReportScheduleLineFragment | null>(null);
  const shown = matching(schedules, useDeferredValue(typed));
  const List = isNarrow ? ScheduleCards : SchedulesTable;
  const create = (
    <Button asChild size="sm" colorPalette="brand">
      <Link to={paths.newReportSchedule()}>
        <FilePlus2 aria-hidden />
        {t("create")}
      </Link>
    </Button>
  );
  return (
    <>
      <PageHead title={t("title")} intro={t("intro")}>
        {schedules.length === 0 ? null : create}
      </PageHead>
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
    <Alert.Root status="warning" size="sm">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t("unavailable")}</Alert.Title>
        <Alert.Description>{reports.reason}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

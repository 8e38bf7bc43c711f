import { Alert, Box, Button, Flex, Input, InputGroup, Text } from "@chakra-ui/react";
import { CalendarClock, FilePlus2, Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import type { ReportScheduleLineFragment } from "../../../graphql/generated";
import { usePortalQuery } from "../../../graphql/operations/clients";
import { reportSchedulesTexts } from "../../../i18n/texts/reportSchedules";
import { useT } from "../../../i18n/useT";
import { useParam } from "../../../shared/roads/useParam";
import { PageHeading } from "../../../shared/ui/PageHeading";
import { NoMatch, PageMessage } from "../../../shared/ui/PageState";
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
  const [search, setSearch] = useParam("q");
  const [typed, setTyped] = useState(search ?? "");
  const [asked, setAsked] = useState<ReportScheduleLineFragment | null>(null);
  const shown = matching(schedules, useDeferredValue(typed));
  const List = isNarrow ? ScheduleCards : SchedulesTable;
  const find = (text: string) => {
    setTyped(text);
    setSearch(text);
  };
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
      <Flex gap="3" justify="space-between" align="end" wrap="wrap">
        <Box>
          <PageHeading>{t("title")}</PageHeading>
          <Text color="fg.muted" pt="1">
            {t("intro")}
          </Text>
        </Box>
        {schedules.length === 0 ? null : create}
      </Flex>
      <Unavailable />
      {schedules.length >= searchFrom || typed !== "" ? (
        <InputGroup startElement={<Search size={16} aria-hidden />} maxW={{ sm: "22rem" }}>
          <Input
            type="search"
            size="sm"
            bg="bg.panel"
            fontSize={{ base: "md", md: "sm" }}
            value={typed}
            placeholder={t("search")}
            aria-label={t("search")}
            onChange={({ target }) => find(target.value)}
          />
        </InputGroup>
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

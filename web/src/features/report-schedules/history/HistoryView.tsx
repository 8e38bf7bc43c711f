import { Box, Button, Card, Flex, Heading, HStack, SimpleGrid, Text } from "@chakra-ui/react";
import { CalendarClock, Pencil, Play, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { paths } from "../../../app/paths";
import type { ReportScheduleLineFragment, ReportScheduleRunsQuery } from "../../../graphql/generated";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { useLanguage, useT } from "../../../i18n/useT";
import { intervalTexts } from "../../../shared/interval/intervalTexts";
import { useHasRole } from "../../../shared/session/useHasRole";
import { formatDateTime } from "../../../shared/time/format";
import { BackLink } from "../../../shared/ui/BackLink";
import { PageHeading } from "../../../shared/ui/PageHeading";
import { PageMessage } from "../../../shared/ui/PageState";
import { EnabledSwitch } from "../EnabledSwitch";
import { RemoveDialog } from "../RemoveDialog";
import { isOpen } from "../run";
import { useScheduleActions } from "../useScheduleActions";
import { whenText } from "../whenText";
import { OlderRuns } from "./OlderRuns";
import { RunList } from "./RunList";

type HistoryViewProps = {
  schedule: NonNullable<ReportScheduleRunsQuery["reportSchedule"]>;
  refetch: () => Promise<void>;
};

/** A schedule: what it is, what can be done with it, and how its runs went. */
export function HistoryView({ schedule, refetch }: HistoryViewProps) {
  const t = useT(reportSchedulesTexts);
  const navigate = useNavigate();
  const actions = useScheduleActions(refetch);
  const [isRemoving, setRemoving] = useState(false);
  const isEditor = useHasRole("editor");
  const { id, name, timeZone, runs } = schedule;
  const isBusy = actions.busy.has(id);
  const newest = runs?.nodes ?? [];
  return (
    <>
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <HStack gap="3" align="center" minW="0">
          <PageHeading>{name}</PageHeading>
          <EnabledSwitch label={t("enabled")} schedule={schedule} actions={actions} />
        </HStack>
        <BackLink to={paths.reportSchedules}>{t("back")}</BackLink>
      </Flex>
      <Card.Root>
        <Card.Body gap="5">
          <ScheduleFacts schedule={schedule} />
          {isEditor ? (
            <HStack gap="2" wrap="wrap">
              <Button
                size="sm"
                colorPalette="brand"
                disabled={isBusy || newest.some(isOpen)}
                onClick={() => void actions.run(id)}
              >
                <Play aria-hidden />
                {t("run")}
              </Button>
              <Button asChild size="sm" variant="outline">
                <Link to={paths.editReportSchedule(id)}>
                  <Pencil aria-hidden />
                  {t("edit")}
                </Link>
              </Button>
              <Button size="sm" variant="outline" disabled={isBusy} onClick={() => setRemoving(true)}>
                <Trash2 aria-hidden />
                {t("remove")}
              </Button>
            </HStack>
          ) : null}
        </Card.Body>
      </Card.Root>
      <Box as="section" aria-labelledby="history">
        <Heading as="h2" id="history" size="md" fontWeight="semibold" pb="3">
          {t("history")}
        </Heading>
        <Card.Root px={{ base: "4", md: "6" }} py="1">
          {runs === null ? (
            <Text py="6" color="fg.muted">
              {t("historyFailed")}
            </Text>
          ) : null}
          {runs?.nodes.length === 0 ? (
            <PageMessage icon={<CalendarClock />} title={t("historyNone")} text={t("historyNoneText")} />
          ) : null}
          <RunList runs={newest} timeZone={timeZone} refetch={refetch} />
          {runs?.pageInfo.endCursor ? (
            <OlderRuns
              key={runs.pageInfo.endCursor}
              scheduleId={id}
              timeZone={timeZone}
              after={runs.pageInfo.endCursor}
            />
          ) : null}
        </Card.Root>
      </Box>
      {isRemoving ? (
        <RemoveDialog
          name={name}
          isBusy={isBusy}
          onConfirm={() =>
            void actions.remove(id).then((isDone) => {
              setRemoving(false);
              if (isDone) navigate(paths.reportSchedules);
            })
          }
          onCancel={() => setRemoving(false)}
        />
      ) : null}
    </>
  );
}

/** What a schedule is set to. */
function ScheduleFacts({ schedule }: { schedule: ReportScheduleLineFragment }) {
  const t = useT(reportSchedulesTexts);
  const language = useLanguage();
  const intervalName = useT(intervalTexts);
  const { interval, cron, timeZone, nextRunDate, recipients, clients } = schedule;
  return (
    <SimpleGrid as="dl" columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
      <Fact label={t("when")}>{whenText(t, cron, language)}</Fact>
      <Fact label={t("next")}>
        {nextRunDate === null ? t("paused") : formatDateTime(nextRunDate, timeZone)}
      </Fact>
      <Fact label={t("period")}>
        {intervalName(interval)} · {t(schedule.language === "SL" ? "slovenian" : "english")}
      </Fact>
      <Fact label={t("places")}>{clients?.map(({ name }) => name).join(", ") || t("noPlaces")}</Fact>
      <Fact label={t("recipients")}>{recipients.join(", ") || t("noRecipients")}</Fact>
    </SimpleGrid>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <Text as="dt" textStyle="sm" color="fg.muted">
        {label}
      </Text>
      <Text as="dd" overflowWrap="anywhere">
        {children}
      </Text>
    </Box>
  );
}

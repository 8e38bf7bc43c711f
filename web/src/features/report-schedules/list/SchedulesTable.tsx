import { Link as ChakraLink, HStack, Table, Text } from "@chakra-ui/react";
import { CalendarClock } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { useLanguage, useT } from "../../../i18n/useT";
import { intervalTexts } from "../../../shared/interval/intervalTexts";
import { useLocalSession } from "../../../shared/session/useLocalSession";
import { formatDateTime } from "../../../shared/time/format";
import { ButtonsHead, ListHead, ListTable } from "../../../shared/ui/ListTable";
import { EnabledSwitch } from "../EnabledSwitch";
import { LastRun } from "../LastRun";
import { PlaceNames } from "../PlaceNames";
import { whenText } from "../whenText";
import { Recipients } from "./Recipients";
import { ScheduleActions } from "./ScheduleActions";
import type { ScheduleListProps } from "./scheduleList";

const heads = ["name", "places", "when", "recipients", "lastRun", "enabled"] as const;

/** The schedules as a table. */
export function SchedulesTable({ schedules, actions, onRemove }: ScheduleListProps) {
  const t = useT(reportSchedulesTexts);
  const language = useLanguage();
  const intervalName = useT(intervalTexts);
  const isAdmin = useLocalSession()?.isAdmin === 1;
  return (
    <ListTable
      label={t("tableLabel")}
      css={{ "& td": { px: "2.5", py: "3", verticalAlign: "middle", whiteSpace: "normal" } }}
      heads={
        <>
          {heads.map((head) => (
            <ListHead key={head}>{t(head)}</ListHead>
          ))}
          <ButtonsHead>{t("actions")}</ButtonsHead>
        </>
      }
    >
      {schedules.map((schedule) => {
        const { id, name, interval, cron, timeZone, nextRunDate, clients, group } = schedule;
        return (
          <Table.Row key={id} bg="bg.panel" _hover={{ bg: "bg.subtle" }} data-schedule={id}>
            <Table.Cell minW="11rem">
              <ChakraLink asChild color="fg" fontWeight="medium">
                <Link to={paths.reportSchedule(id)}>{name}</Link>
              </ChakraLink>
              <Text textStyle="xs" color="fg.muted">
                {[intervalName(interval), schedule.language, isAdmin ? group?.name : null]
                  .filter(Boolean)
                  .join(" · ")}
              </Text>
            </Table.Cell>
            <Table.Cell minW="10rem">
              <PlaceNames places={clients ?? []} />
            </Table.Cell>
            <Table.Cell minW="11.5rem">
              {whenText(t, cron, language)}
              <HStack gap="1" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
                {nextRunDate === null ? (
                  t("paused")
                ) : (
                  <>
                    <CalendarClock size={12} role="img" aria-label={t("next")} />
                    {formatDateTime(nextRunDate, timeZone)}
                  </>
                )}
              </HStack>
            </Table.Cell>
            <Table.Cell minW="11rem">
              <Recipients recipients={schedule.recipients} />
            </Table.Cell>
            <Table.Cell minW="11rem">
              <LastRun run={schedule.lastRun} />
            </Table.Cell>
            <Table.Cell>
              <EnabledSwitch label={t("enabledOf", { name })} schedule={schedule} actions={actions} />
            </Table.Cell>
            <Table.Cell>
              <ScheduleActions schedule={schedule} actions={actions} onRemove={onRemove} />
            </Table.Cell>
          </Table.Row>
        );
      })}
    </ListTable>
  );
}

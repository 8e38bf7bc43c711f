import { Box, Card, Link as ChakraLink, Flex, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { useLanguage, useT } from "../../../i18n/useT";
import { intervalTexts } from "../../../shared/interval/intervalTexts";
import { useLocalSession } from "../../../shared/session/useLocalSession";
import { formatDateTime } from "../../../shared/time/format";
import { Fact, Facts } from "../../../shared/ui/Facts";
import { EnabledSwitch } from "../EnabledSwitch";
import { LastRun } from "../LastRun";
import { PlaceNames } from "../PlaceNames";
import { whenText } from "../whenText";
import { Recipients } from "./Recipients";
import { ScheduleActions } from "./ScheduleActions";
import type { ScheduleListProps } from "./scheduleList";

/** The schedules where a table has no room. */
export function ScheduleCards({ schedules, actions, onRemove }: ScheduleListProps) {
  const t = useT(reportSchedulesTexts);
  const language = useLanguage();
  const intervalName = useT(intervalTexts);
  const isAdmin = useLocalSession()?.isAdmin === 1;
  return (
    <SimpleGrid
      as="ul"
      listStyleType="none"
      gap="3"
      minChildWidth="min(100%, 24rem)"
      aria-label={t("tableLabel")}
    >
      {schedules.map((schedule) => {
        const { id, name, interval, cron, timeZone, nextRunDate, clients, group } = schedule;
        return (
          <Card.Root as="li" key={id} px="4" pt="4" pb="2" gap="3" data-schedule={id}>
            <Flex justify="space-between" gap="4" align="start">
              <Stack gap="0.5" minW="0">
                <ChakraLink asChild color="fg" fontWeight="medium">
                  <Link to={paths.reportSchedule(id)}>{name}</Link>
                </ChakraLink>
                <Text textStyle="sm" color="fg.muted">
                  {[intervalName(interval), whenText(t, cron, language), isAdmin ? group?.name : null]
                    .filter(Boolean)
                    .join(" · ")}
                </Text>
              </Stack>
              <EnabledSwitch label={t("enabledOf", { name })} schedule={schedule} actions={actions} />
            </Flex>
            <Facts>
              <Fact label={t("places")}>
                <PlaceNames places={clients ?? []} />
              </Fact>
              <Fact label={t("next")}>
                {nextRunDate === null ? t("paused") : formatDateTime(nextRunDate, timeZone)}
              </Fact>
              <Fact label={t("recipients")}>
                <Recipients recipients={schedule.recipients} />
              </Fact>
            </Facts>
            <Flex align="center" gap="2" borderTopWidth="1px" pt="2" mt="auto">
              <Box flex="1" minW="0">
                <LastRun run={schedule.lastRun} />
              </Box>
              <ScheduleActions schedule={schedule} actions={actions} onRemove={onRemove} />
            </Flex>
          </Card.Root>
        );
      })}
    </SimpleGrid>
  );
}

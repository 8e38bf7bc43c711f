import { Box, SimpleGrid, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ReportScheduleLineFragment } from "../../../graphql/generated";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { useLanguage, useT } from "../../../i18n/useT";
import { intervalTexts } from "../../../shared/interval/intervalTexts";
import { formatDateTime } from "../../../shared/time/format";
import { whenText } from "../whenText";

/** What a schedule is set to. */
export function ScheduleFacts({ schedule }: { schedule: ReportScheduleLineFragment }) {
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

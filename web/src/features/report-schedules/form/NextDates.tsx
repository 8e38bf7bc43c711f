import { Box, Text } from "@chakra-ui/react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useReportScheduleDatesQuery } from "../../../graphql/operations/reportSchedules";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { useLanguage, useT } from "../../../i18n/useT";
import { faultText } from "../../../shared/form/faultText";
import { faultTexts } from "../../../shared/form/faultTexts";
import { serverFaults } from "../../../shared/form/serverFaults";
import { useRested } from "../../../shared/form/useRested";
import { answerOf } from "../../../shared/live/answerOf";
import { useLastShown } from "../../../shared/live/useLastShown";
import { formatDateTime } from "../../../shared/time/format";
import { cronIn, type ScheduleValues } from "./scheduleValues";

const locales = { sl: "sl-SI", en: "en-GB" } as const;

/** When the report would be made next, as the portal works it out from what the form says. */
export function NextDates({ form: { control } }: { form: UseFormReturn<ScheduleValues> }) {
  const t = useT(reportSchedulesTexts);
  const faultsT = useT(faultTexts);
  const language = useLanguage();
  const [kind, time, days, day, written, zone] = useWatch({
    control,
    name: ["kind", "time", "days", "day", "cron", "timeZone"],
  });
  const cron = useRested(cronIn({ kind, time, days, day, cron: written }) ?? "");
  const timeZone = zone === "" ? null : zone;
  const query = useReportScheduleDatesQuery({
    variables: { cron, timeZone },
    skip: cron === "",
    fetchPolicy: "cache-and-network",
  });
  const { data } = useLastShown(answerOf(query), `${cron} ${zone}`);
  if (cron === "") return null;
  const fault = serverFaults(query.error).find(({ path }) => path.endsWith("cron"));
  const next = data?.reportScheduleDates;
  const dayName = (unix: number, timeZone: string) =>
    new Intl.DateTimeFormat(locales[language], { weekday: "long", timeZone }).format(unix * 1000);
  return (
    <Box bg="bg.subtle" rounded="md" px="4" py="3" role="status" aria-busy={query.loading}>
      <Text textStyle="sm" fontWeight="medium">
        {t("nextDates")}
        {next ? (
          <Text as="span" color="fg.muted" fontWeight="normal">
            {` ${t("nextDatesZone", { zone: next.timeZone })}`}
          </Text>
        ) : null}
      </Text>
      {query.error !== undefined ? (
        <Text textStyle="sm" color={fault ? "fg.error" : "fg.muted"} pt="1">
          {fault ? faultText(faultsT, fault) : t("nextDatesFailed")}
        </Text>
      ) : (
        <Box
          as="ol"
          listStyleType="none"
          textStyle="sm"
          fontVariantNumeric="tabular-nums"
          minH="4.5rem"
          pt="1"
        >
          {next?.dates.map((date) => (
            <li key={date}>
              {formatDateTime(date, next.timeZone)}, {dayName(date, next.timeZone)}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

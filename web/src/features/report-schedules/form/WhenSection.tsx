import { Box, chakra, Flex, HStack, Input, NativeSelect, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useReportScheduleDatesQuery } from "../../../graphql/operations/reportSchedules";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { useLanguage, useT } from "../../../i18n/useT";
import { ClockInput, clockOf, isClock } from "../../../shared/dateField/ClockInput";
import { CheckLine } from "../../../shared/form/CheckLine";
import { FormSection } from "../../../shared/form/FormSection";
import { faultText } from "../../../shared/form/faultText";
import { faultTexts } from "../../../shared/form/faultTexts";
import { serverFaults } from "../../../shared/form/serverFaults";
import { TextField } from "../../../shared/form/TextField";
import { useRested } from "../../../shared/form/useRested";
import { ZoneField } from "../../../shared/form/ZoneField";
import { answerOf } from "../../../shared/live/answerOf";
import { useLastShown } from "../../../shared/live/useLastShown";
import { formatDateTime } from "../../../shared/time/format";
import { isoWeekDayName } from "../../../shared/time/weekDays";
import { weekDays } from "../cron";
import { cronIn, type ScheduleValues, whenKinds } from "./scheduleValues";

/** Days that every month has. */
const safeDays = Array.from({ length: 28 }, (_, index) => String(index + 1));
const rareDays = ["29", "30", "31"];

/** Time of the report. */
export function WhenSection({ form }: { form: UseFormReturn<ScheduleValues> }) {
  const t = useT(reportSchedulesTexts);
  const { register, formState, watch } = form;
  const { errors } = formState;
  const kind = watch("kind");
  const day = watch("day");
  return (
    <FormSection title={t("when")} text={t("whenText")}>
      <Stack gap="5" p={{ base: "4", md: "6" }}>
        <SimpleGrid role="radiogroup" aria-label={t("when")} columns={{ base: 1, sm: 2 }} gap="3">
          {whenKinds.map((value) => (
            <CheckLine key={value} {...register("kind")} type="radio" value={value} label={t(value)} />
          ))}
        </SimpleGrid>
        {kind === "weekly" ? <WeekDays form={form} /> : null}
        <HStack gap="4" align="start" wrap="wrap">
          {kind === "monthly" ? (
            <Box w={{ base: "full", sm: "14rem" }}>
              <TextField
                label={t("dayOfMonth")}
                hint={rareDays.includes(day) ? t("rareDay") : undefined}
                error={errors.day?.message}
              >
                <NativeSelect.Root>
                  <NativeSelect.Field {...register("day")}>
                    {[...safeDays, ...rareDays].map((value) => (
                      <option key={value} value={value}>
                        {value}.
                      </option>
                    ))}
                    <option value="last">{t("lastDay")}</option>
                  </NativeSelect.Field>
                  <NativeSelect.Indicator />
                </NativeSelect.Root>
              </TextField>
            </Box>
          ) : null}
          {kind === "advanced" ? (
            <Box w="full">
              <TextField label={t("cron")} hint={t("cronHint")} error={errors.cron?.message}>
                <Input
                  {...register("cron", { validate: (cron) => cron.trim() !== "" || t("cronFields") })}
                  fontFamily="mono"
                  autoComplete="off"
                  spellCheck={false}
                />
              </TextField>
            </Box>
          ) : (
            <Box w={{ base: "full", sm: "10rem" }}>
              <TextField label={t("time")} error={errors.time?.message}>
                <ClockInput
                  {...register("time", {
                    validate: (time) => isClock(time) || t("timeMissing"),
                    setValueAs: clockOf,
                  })}
                />
              </TextField>
            </Box>
          )}
          <Box w={{ base: "full", sm: "16rem" }}>
            <ZoneField form={form} name="timeZone" label={t("timeZone")} usual={t("usualZone")} />
          </Box>
        </HStack>
        <NextDates form={form} />
        <CheckLine {...register("enabled")} label={t("isEnabled")} hint={t("isEnabledHint")} />
      </Stack>
    </FormSection>
  );
}

function WeekDays({ form }: { form: UseFormReturn<ScheduleValues> }) {
  const t = useT(reportSchedulesTexts);
  const language = useLanguage();
  const { register, formState } = form;
  const error = formState.errors.days?.message;
  const check = (days: string[]) => days.length > 0 || t("daysMissing");
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="sm" fontWeight="medium" pb="1.5">
        {t("days")}
      </chakra.legend>
      <Flex gap="2" wrap="wrap">
        {weekDays.map((day) => (
          <chakra.label
            key={day}
            display="inline-flex"
            alignItems="center"
            gap="2"
            px="3"
            minH="10"
            borderWidth="1px"
            borderColor="border.control"
            rounded="md"
            cursor="pointer"
            css={{ "&:has(:checked)": { bg: "brand.subtle", borderColor: "brand.solid" } }}
          >
            <chakra.input
              {...register("days", { validate: check })}
              type="checkbox"
              value={String(day)}
              aria-label={isoWeekDayName(day, language, "long")}
              boxSize="4"
              accentColor="brand.solid"
              focusVisibleRing="outside"
            />
            {isoWeekDayName(day, language, "short")}
          </chakra.label>
        ))}
      </Flex>
      {error === undefined ? null : (
        <Text role="alert" textStyle="sm" color="fg.error" pt="1.5">
          {error}
        </Text>
      )}
    </chakra.fieldset>
  );
}

const locales = { sl: "sl-SI", en: "en-GB" } as const;

/** The next times of the report, computed by the portal from the form's values. */
function NextDates({ form: { control } }: { form: UseFormReturn<ScheduleValues> }) {
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

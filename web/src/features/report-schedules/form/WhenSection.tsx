import { Box, HStack, Input, NativeSelect, SimpleGrid, Stack } from "@chakra-ui/react";
import type { UseFormReturn } from "react-hook-form";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { useT } from "../../../i18n/useT";
import { ClockInput, clockOf, isClock } from "../../../shared/dateField/ClockInput";
import { CheckLine } from "../../../shared/form/CheckLine";
import { FormSection } from "../../../shared/form/FormSection";
import { TextField } from "../../../shared/form/TextField";
import { ZoneField } from "../../../shared/form/ZoneField";
import { NextDates } from "./NextDates";
import { type ScheduleValues, whenKinds } from "./scheduleValues";
import { WeekDays } from "./WeekDays";

/** Days that every month has. */
const safeDays = Array.from({ length: 28 }, (_, index) => String(index + 1));
const rareDays = ["29", "30", "31"];

/** When the report is made. */
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

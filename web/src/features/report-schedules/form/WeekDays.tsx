import { chakra, Flex, Text } from "@chakra-ui/react";
import type { UseFormReturn } from "react-hook-form";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { useLanguage, useT } from "../../../i18n/useT";
import { isoWeekDayName } from "../../../shared/time/weekDays";
import { weekDays } from "../cron";
import type { ScheduleValues } from "./scheduleValues";

/** On which days of the week. */
export function WeekDays({ form }: { form: UseFormReturn<ScheduleValues> }) {
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

import { chakra } from "@chakra-ui/react";
import type { WeekDay } from "../../../graphql/generated";
import { useLanguage, useT } from "../../../i18n/useT";
import { weekDayName } from "../../../shared/time/weekDays";
import type { RowProps } from "./rowProps";
import { valveScheduleTexts } from "./valveScheduleTexts";

type DayBoxProps = Pick<RowProps, "form" | "index"> & {
  day: WeekDay;
  /** Shows the day's name, if no column header does. */
  isNamed?: boolean;
};

const bare = { boxSize: "8" } as const;
const named = {
  flex: "1",
  gap: "1",
  py: "2",
  borderWidth: "1px",
  borderColor: "border.control",
  rounded: "md",
  textStyle: "xs",
  css: { "&:has(:checked)": { bg: "brand.subtle", borderColor: "brand.solid" } },
} as const;

/** Checkbox: the row starts on this day of the week. */
export function DayBox({ form, index, day, isNamed = false }: DayBoxProps) {
  const t = useT(valveScheduleTexts);
  const language = useLanguage();
  return (
    <chakra.label display="inline-grid" placeItems="center" cursor="pointer" {...(isNamed ? named : bare)}>
      {isNamed ? weekDayName(day, language, "short") : null}
      <chakra.input
        {...form.register(`rows.${index}.days`)}
        type="checkbox"
        value={day}
        aria-label={t("dayOf", { day: weekDayName(day, language, "long"), row: index + 1 })}
        boxSize="4"
        accentColor="brand.solid"
        focusVisibleRing="outside"
      />
    </chakra.label>
  );
}

import { HStack, IconButton, NativeSelect } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLanguage, useT } from "../../i18n/useT";
import { useNow } from "../time/useNow";
import { calendarChoices, stepped } from "./calendarChoices";
import { type Interval, longestPeriod, namedInterval, nameOf } from "./interval";
import { intervalTexts } from "./intervalTexts";

type CalendarPickerProps = {
  interval: Interval;
  onChange: (interval: Interval) => void;
  zone: string;
  /** Seconds. */
  longest?: number | undefined;
};

/** Picker of a period of the calendar by name, with buttons for the one before and after. */
export function CalendarPicker({ interval, onChange, zone, longest = longestPeriod }: CalendarPickerProps) {
  const t = useT(intervalTexts);
  const language = useLanguage();
  const now = useNow(60_000);
  const groups = calendarChoices(interval, { now, zone, language, longest });
  const step = (count: number) => {
    const next = stepped(interval, count, now, zone);
    return {
      disabled: next === null,
      onClick: () => next && onChange(next),
    };
  };
  return (
    <HStack gap="1" width={{ base: "full", sm: "auto" }}>
      <IconButton size="sm" variant="ghost" aria-label={t("earlier")} title={t("earlier")} {...step(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <NativeSelect.Root size="sm" width={{ base: "full", sm: "14rem" }}>
        <NativeSelect.Field
          aria-label={t("calendarPeriod")}
          value={nameOf(interval) ?? ""}
          fontSize={{ base: "md", md: "sm" }}
          bg="bg.panel"
          onChange={({ target }) => {
            const chosen = namedInterval(target.value);
            if (chosen) onChange(chosen);
          }}
        >
          {groups.map(({ label, choices }) => (
            <optgroup key={label} label={label}>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <IconButton size="sm" variant="ghost" aria-label={t("later")} title={t("later")} {...step(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </HStack>
  );
}

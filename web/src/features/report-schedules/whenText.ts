import type { Language } from "../../i18n/language";
import type { reportSchedulesTexts } from "../../i18n/reportSchedulesTexts";
import type { T } from "../../i18n/useT";
import { isoWeekDayName } from "../../shared/time/weekDays";
import { simpleOf } from "./cron";

/** A schedule's time in words: "1. v mesecu ob 06:00"; its expression if it is more complex. */
export function whenText(t: T<typeof reportSchedulesTexts>, cron: string, language: Language): string {
  const when = simpleOf(cron);
  if (when === null) return cron;
  const { time } = when;
  if (when.kind === "daily") return t("everyDay", { time });
  if (when.kind === "monthly")
    return when.day === "last" ? t("onLastDay", { time }) : t("onDayOfMonth", { day: when.day, time });
  const { days } = when;
  if (days.length === 7) return t("everyDay", { time });
  if (days.join("") === "12345") return t("onWorkingDays", { time });
  const width = days.length === 1 ? "long" : "short";
  return t("onDays", { days: days.map((day) => isoWeekDayName(day, language, width)).join(", "), time });
}

import type { WeekDay } from "../../graphql/generated";
import type { Language } from "../../i18n/language";

/** Monday first, as weeks are counted here. */
export const weekDays: readonly WeekDay[] = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
];

const locales: Record<Language, string> = { sl: "sl-SI", en: "en-GB" };

/** 2024-01-01 was a Monday. */
const monday = Date.UTC(2024, 0, 1, 12);

/** "ponedeljek", or "pon." where there is little room. */
export function weekDayName(day: WeekDay, language: Language, width: "long" | "short"): string {
  const at = monday + weekDays.indexOf(day) * 86_400_000;
  return new Intl.DateTimeFormat(locales[language], { weekday: width, timeZone: "UTC" }).format(at);
}

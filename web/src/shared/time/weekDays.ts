import { WEEK_DAYS, type WeekDay } from "@obcestje/contract/weekDays.js";
import type { Language } from "../../i18n/language";

const locales: Record<Language, string> = { sl: "sl-SI", en: "en-GB" };

/** 2024-01-01 was a Monday. */
const monday = Date.UTC(2024, 0, 1, 12);

/** Name of a day of the ISO week, 1 (Monday) to 7: "ponedeljek", or short "pon.". */
export function isoWeekDayName(day: number, language: Language, width: "long" | "short"): string {
  const name = new Intl.DateTimeFormat(locales[language], { weekday: width, timeZone: "UTC" });
  return name.format(monday + (day - 1) * 86_400_000);
}

export const weekDayName = (day: WeekDay, language: Language, width: "long" | "short"): string =>
  isoWeekDayName(WEEK_DAYS.indexOf(day) + 1, language, width);

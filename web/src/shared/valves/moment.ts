import type { Language } from "../../i18n/language";
import type { T } from "../../i18n/useT";
import { dayNumber } from "../interval/midnight";
import { formatDate, formatTime } from "../time/format";
import type { valvesTexts } from "./valvesTexts";

type Words = T<typeof valvesTexts>;

/** "danes 21:00", "jutri 05:00", "pet. 27.11. 05:00": an instant near now, by the location's clock. */
export function momentText(t: Words, language: Language, at: number, now: number, timeZone: string): string {
  const time = formatTime(at, timeZone);
  const days = dayNumber(at, timeZone) - dayNumber(now, timeZone);
  if (days === 0) return t("today", { time });
  if (days === 1) return t("tomorrow", { time });
  if (days === -1) return t("yesterday", { time });
  const weekDay = new Date(at * 1000).toLocaleDateString(language, { weekday: "short", timeZone });
  return `${weekDay} ${formatDate(at, timeZone).slice(0, 6)} ${time}`;
}

/** Seconds → "45 s", "24 min", "1 h 5 min", "2 d 3 h". */
export function lengthText(t: Words, seconds: number): string {
  if (seconds < 60) return t("seconds", { seconds: Math.max(0, Math.round(seconds)) });
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return t("daysHours", { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours === 0) return t("onlyMinutes", { minutes });
  if (minutes % 60 === 0) return t("onlyHours", { hours });
  return t("hoursMinutes", { hours, minutes: minutes % 60 });
}

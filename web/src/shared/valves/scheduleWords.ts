import type { Language } from "../../i18n/language";
import type { valvesTexts } from "../../i18n/texts/valves";
import type { T } from "../../i18n/useT";
import { weekDayName, weekDays } from "../time/weekDays";
import { lengthText } from "./moment";
import type { ScheduleRow } from "./valve";

type Words = T<typeof valvesTexts>;

function daysText(t: Words, language: Language, days: ScheduleRow["weekDays"]): string {
  const inOrder = weekDays.filter((day) => days.includes(day));
  if (inOrder.length === 0) return t("noDays");
  if (inOrder.length === 7) return t("everyDay");
  if (inOrder.length === 5 && !days.includes("SATURDAY") && !days.includes("SUNDAY")) return t("workDays");
  return inOrder.map((day) => weekDayName(day, language, "short")).join(" ");
}

/** A row of a schedule in words: "pon. sre. pet. 05:00–05:20". */
export function rowText(t: Words, language: Language, row: ScheduleRow): string {
  const days = daysText(t, language, row.weekDays);
  const from = row.startTime;
  if (row.endTime !== null) return t("scheduleRow", { days, from, to: row.endTime });
  return t("scheduleFor", { days, from, length: lengthText(t, row.duration ?? 0) });
}

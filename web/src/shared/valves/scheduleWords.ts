import { WEEK_DAYS } from "@obcestje/contract/weekDays.js";
import type { Language } from "../../i18n/language";
import type { T } from "../../i18n/useT";
import { weekDayName } from "../time/weekDays";
import { lengthText } from "./moment";
import type { ScheduleRow } from "./valve";
import type { valvesTexts } from "./valvesTexts";

type Words = T<typeof valvesTexts>;

function daysText(t: Words, language: Language, days: ScheduleRow["weekDays"]): string {
  const inOrder = WEEK_DAYS.filter((day) => days.includes(day));
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

/** A whole schedule in words, rows of the same days together: "vsak dan 05:00–05:20, 21:00–21:30", "vsak dan 06:00, 18:00, po 10 min". */
export function scheduleText(t: Words, language: Language, schedule: readonly ScheduleRow[]): string {
  const alike = new Map<string, ScheduleRow[]>();
  for (const row of schedule) {
    const kind = `${daysText(t, language, row.weekDays)} ${row.endTime === null ? row.duration : "to an end"}`;
    alike.set(kind, [...(alike.get(kind) ?? []), row]);
  }
  return [...alike.values()].map((rows) => alikeText(t, language, rows)).join(" · ");
}

/** Text of rows of the same days that all have an end, or the same duration. */
function alikeText(t: Words, language: Language, rows: readonly ScheduleRow[]): string {
  const [first] = rows;
  if (first === undefined || rows.length === 1) return rows.map((row) => rowText(t, language, row)).join();
  const days = daysText(t, language, first.weekDays);
  const list = rows.map(({ startTime, endTime }) =>
    endTime === null ? startTime : `${startTime}–${endTime}`,
  );
  const times = list.join(", ");
  return first.endTime === null
    ? t("scheduleEach", { days, times, length: lengthText(t, first.duration ?? 0) })
    : `${days} ${times}`;
}

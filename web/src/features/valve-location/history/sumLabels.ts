import type { Language } from "../../../i18n/language";
import type { T } from "../../../i18n/useT";
import type { ChartContext } from "../../../shared/chart/chartContext";
import { unixToWall } from "../../../shared/interval/wallTime";
import { formatTime } from "../../../shared/time/format";
import { weekDayName, weekDays } from "../../../shared/time/weekDays";
import type { Sum } from "./sums";
import type { valveHistoryTexts } from "./valveHistoryTexts";

/** "2026-11-22" → "22.11." */
const short = (date: string) => `${date.slice(8, 10)}.${date.slice(5, 7)}.`;
const long = (date: string) => `${short(date)}${date.slice(0, 4)}`;

function weekDayOf(date: string, language: Language): string {
  const day = weekDays[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7];
  return day === undefined ? "" : weekDayName(day, language, "short");
}

/** Beneath a column: "22.11.", or "16.11.–22.11."; a star where not all is known. */
export function tickOf({ first, last }: Sum, isPartly: boolean): string {
  const days = first === last ? short(first) : `${short(first)}–${short(last)}`;
  return isPartly ? `${days}*` : days;
}

/** "ned. 22.11.2026 (od 14:00)": the days, and from or until when where the period cuts them. */
export function labelOf(
  { first, last, from, to }: Sum,
  { zone, language }: Pick<ChartContext, "zone" | "language">,
  t: T<typeof valveHistoryTexts>,
): string {
  const days =
    first === last ? `${weekDayOf(first, language)} ${long(first)}` : `${long(first)}–${long(last)}`;
  const isMidnight = (unix: number) => unixToWall(unix, zone).endsWith("T00:00");
  const cuts = [
    isMidnight(from) ? "" : t("fromTime", { time: formatTime(from, zone) }),
    isMidnight(to) ? "" : t("toTime", { time: formatTime(to, zone) }),
  ].filter((cut) => cut !== "");
  return cuts.length === 0 ? days : `${days} (${cuts.join(" ")})`;
}

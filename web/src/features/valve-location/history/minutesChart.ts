import { WEEK_DAYS, weekDayOf } from "@obcestje/contract/weekDays.js";
import type { Language } from "../../../i18n/language";
import type { T } from "../../../i18n/useT";
import { categoryAxis, valueAxis } from "../../../shared/chart/axes";
import { baseOptions, tooltip } from "../../../shared/chart/baseOptions";
import { color } from "../../../shared/chart/chartColors";
import type { ChartContext } from "../../../shared/chart/chartContext";
import type { ChartModel } from "../../../shared/chart/chartModel";
import { unixToWall } from "../../../shared/interval/wallTime";
import { formatTime } from "../../../shared/time/format";
import { weekDayName } from "../../../shared/time/weekDays";
import { asMinutes } from "./minutes";
import { knownShare, type Sum } from "./sums";
import type { valveHistoryTexts } from "./valveHistoryTexts";

/** Below this share of reports a column is marked as incomplete. */
const almostAll = 0.95;
const mostTicks = 7;

/** Planned and flowed minutes side by side, for each day or week, and the share that is known. */
export function minutesChart(
  sums: readonly Sum[],
  by: "days" | "weeks",
  context: ChartContext,
  t: T<typeof valveHistoryTexts>,
): ChartModel {
  const title = t("sums");
  const base = baseOptions(context, title);
  const columns = sums.map((sum) => {
    const share = knownShare(sum);
    const isPartly = share !== null && share < almostAll;
    return {
      tick: tickOf(sum, isPartly),
      label: `${labelOf(sum, context, t)}${isPartly ? " *" : ""}`,
      isPartly,
      expected: asMinutes(sum.expectedSeconds),
      open: sum.openSeconds === null ? null : asMinutes(sum.openSeconds),
      share: context.percent(share === null ? null : share * 100),
    };
  });
  const minutes = (value: number | null) => context.quantity(value, t("minutes"), 1);
  return {
    title,
    unit: t(by === "days" ? "perDay" : "perWeek"),
    note: columns.some(({ isPartly }) => isPartly) ? t("partlyKnown") : undefined,
    empty: columns.length === 0,
    options: {
      ...base,
      xAxis: categoryAxis(
        columns.map(({ tick }) => tick),
        mostTicks,
      ),
      yAxis: valueAxis(context, false),
      legend: { ...base.legend, enabled: true },
      tooltip: {
        ...base.tooltip,
        ...tooltip((x) => `${columns[x]?.label ?? ""} · ${t("known")} ${columns[x]?.share ?? ""}`, minutes),
      },
      series: [
        {
          type: "column",
          name: t("planned"),
          color: color(0),
          groupPadding: 0.12,
          data: columns.map(({ expected }) => expected),
        },
        {
          type: "column",
          name: t("reportedOpen"),
          color: color(2),
          groupPadding: 0.12,
          data: columns.map(({ open }) => open),
        },
      ],
    },
    table: () => ({
      columns: [t(by === "days" ? "day" : "week"), t("planned"), t("reportedOpen"), t("known")],
      rows: columns.map(({ label, expected, open, share }) => [
        label,
        minutes(expected),
        open === null ? context.t("noValue") : minutes(open),
        share,
      ]),
    }),
  };
}

/** "2026-11-22" → "22.11." */
const short = (date: string) => `${date.slice(8, 10)}.${date.slice(5, 7)}.`;
const long = (date: string) => `${short(date)}${date.slice(0, 4)}`;

function weekDayWord(date: string, language: Language): string {
  const day = WEEK_DAYS[weekDayOf(Date.parse(`${date}T00:00:00Z`) / 86_400_000)];
  return day === undefined ? "" : weekDayName(day, language, "short");
}

/** Label below a column: "22.11.", or "16.11.–22.11."; a star marks incomplete data. */
function tickOf({ first, last }: Sum, isPartly: boolean): string {
  const days = first === last ? short(first) : `${short(first)}–${short(last)}`;
  return isPartly ? `${days}*` : days;
}

/** "ned. 22.11.2026 (od 14:00)": the days, and start or end if the period cuts them. */
function labelOf(
  { first, last, from, to }: Sum,
  { zone, language }: Pick<ChartContext, "zone" | "language">,
  t: T<typeof valveHistoryTexts>,
): string {
  const days =
    first === last ? `${weekDayWord(first, language)} ${long(first)}` : `${long(first)}–${long(last)}`;
  const isMidnight = (unix: number) => unixToWall(unix, zone).endsWith("T00:00");
  const cuts = [
    isMidnight(from) ? "" : t("fromTime", { time: formatTime(from, zone) }),
    isMidnight(to) ? "" : t("toTime", { time: formatTime(to, zone) }),
  ].filter((cut) => cut !== "");
  return cuts.length === 0 ? days : `${days} (${cuts.join(" ")})`;
}

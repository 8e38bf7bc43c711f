import type { T } from "../../../i18n/useT";
import { categoryAxis, valueAxis } from "../../../shared/chart/axes";
import { baseOptions, tooltip } from "../../../shared/chart/baseOptions";
import { color } from "../../../shared/chart/chartColors";
import type { ChartContext } from "../../../shared/chart/chartContext";
import type { ChartModel } from "../../../shared/chart/chartModel";
import { notes } from "../../../shared/chart/notes";
import { formatDate } from "../../../shared/time/format";
import type { fleetHealthTexts } from "../fleetHealthTexts";
import { type FleetDay, shareOf } from "./completeness";

/** Lighter colour of a day that is not over. */
const unfinished = "var(--highcharts-highlight-color-60)";

const mostTicks = 8;

type Shown = {
  /** Unix seconds. */
  now: number;
  /** Only some devices are chosen; the days are of all. */
  isNarrowed: boolean;
};

/** Completeness of all devices by day; a day on which nothing was expected is left empty. */
export function completenessChart(
  days: readonly FleetDay[],
  { now, isNarrowed }: Shown,
  context: ChartContext,
  t: T<typeof fleetHealthTexts>,
): ChartModel {
  const title = t("completeness");
  const base = baseOptions(context, title);
  const percent = (value: number | null) => context.percent(value);
  const columns = days.map((day) => {
    const share = shareOf(day);
    const name = formatDate(day.from, context.zone);
    const isOver = day.to <= now;
    return {
      day,
      tick: `${name.slice(0, 6)}${isOver ? "" : " *"}`,
      label: isOver ? name : t("today", { day: name }),
      isOver,
      percent: share === null ? null : share * 100,
    };
  });
  return {
    title,
    unit: t("completenessUnit"),
    note: notes(
      isNarrowed && t("completenessAll"),
      columns.some(({ isOver }) => !isOver) && t("todayNote"),
      columns.some((column) => column.percent === null) && t("gapNote"),
    ),
    empty: columns.every((column) => column.percent === null),
    options: {
      ...base,
      xAxis: categoryAxis(
        columns.map(({ tick }) => tick),
        mostTicks,
      ),
      yAxis: { ...valueAxis(context), max: 100, endOnTick: false, tickInterval: 25 },
      tooltip: { ...base.tooltip, ...tooltip((x) => columns[x]?.label ?? "", percent) },
      series: [
        {
          type: "column",
          name: t("heard"),
          color: color(0),
          data: columns.map(({ percent: y, isOver }) =>
            isOver ? y : { y, color: unfinished, borderColor: color(0), borderWidth: 1 },
          ),
        },
      ],
    },
    table: () => ({
      columns: [t("day"), t("heard"), t("expectedOf")],
      rows: columns.map(({ label, percent: value, day }) => [
        label,
        value === null ? context.t("noValue") : percent(value),
        context.number(day.devices),
      ]),
    }),
  };
}

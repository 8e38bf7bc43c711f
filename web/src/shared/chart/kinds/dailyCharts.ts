import type { SeriesOptionsType } from "highcharts";
import { isEstimate } from "../../estimate/isEstimate";
import { asEstimate } from "../../estimate/withEstimates";
import { formatDate } from "../../time/format";
import { timeAxis, valueAxis } from "../axes";
import { baseOptions } from "../baseOptions";
import { type ColorIndex, color } from "../chartColors";
import type { ChartContext } from "../chartContext";
import type { ChartModel } from "../chartModel";
import { gapsOf } from "../gaps";
import { graphTitle } from "../graphTitle";
import type { CountPoint, Measurement } from "../measurement";
import { notes } from "../notes";
import { pointOptions } from "../pointOptions";
import { limitOverTime, limitsNote } from "../referenceLine";
import { speedOrGap } from "./lineChart";

const dayInSeconds = 86_400;
/** Above this many days columns would be hairlines: a stepped area shows the same with one element. */
const mostColumns = 200;

/** Speeds of a local day in km/h; null if no vehicle had one. */
export type DaySpeeds = {
  date: number;
  averageSpeed: number | null;
  maxSpeed: number | null;
  v30: number | null;
  v50: number | null;
  v85: number | null;
  /** True if a speed, or the number of its vehicles, is an estimate. */
  isEstimate: boolean | null;
};

type Days = Pick<
  Measurement,
  "from" | "to" | "vehiclesPerDay" | "speedLimit" | "speedLimits" | "isAssumedLimit" | "estimates"
>;

function dailyModel(
  m: Days,
  context: ChartContext,
  texts: { title: string; unit: string },
  series: readonly (SeriesOptionsType & { name: string })[],
  table: ChartModel["table"],
): Omit<ChartModel, "empty"> {
  const base = baseOptions(context, texts.title);
  const days = m.vehiclesPerDay ?? [];
  const hasGaps = gapsOf(days, dayInSeconds).length > 0;
  return {
    ...texts,
    note: notes(context.t("printedDays"), hasGaps && context.t("gaps")),
    options: {
      ...base,
      xAxis: timeAxis(m, days, days, context, dayInSeconds),
      yAxis: valueAxis(context),
      legend: { ...base.legend, enabled: series.length > 1 },
      series: [...series],
    },
    table,
  };
}

/** Vehicles by local day, on a time axis. */
export function dailyCountChart(m: Days, context: ChartContext): ChartModel {
  const { t, counts, zone } = context;
  const days = m.vehiclesPerDay ?? [];
  const isDense = days.length > mostColumns;
  const texts = {
    title: graphTitle("perDay", context),
    unit: t(counts === "cyclists" ? "cyclistsPerDay" : "vehiclesPerDay"),
  };
  const drawn = {
    name: t(counts),
    color: color(0),
    data: pointOptions(days.map(({ time, value }: CountPoint) => [time * 1000, value])),
  };
  const model = dailyModel(
    m,
    context,
    texts,
    [
      isDense
        ? { ...drawn, type: "area", step: "left", lineWidth: 1 }
        : {
            ...drawn,
            type: "column",
            pointRange: dayInSeconds * 1000,
            pointPlacement: "between",
            crisp: false,
          },
    ],
    () => ({
      columns: [t("day"), t(counts)],
      rows: days.map(({ time, value }) => [
        formatDate(time, zone),
        value === null ? t("noValue") : context.number(value),
      ]),
    }),
  );
  const isEmpty = days.every(({ value }) => value === null);
  return asEstimate({ ...model, empty: isEmpty }, isEstimate(m, "VEHICLES_PER_DAY"), context);
}

type SpeedOfDay = Exclude<keyof DaySpeeds, "date" | "isEstimate">;
type DayLine = { key: SpeedOfDay; name: string; color: ColorIndex; digits: number };

function dailyLines(
  m: Days,
  days: readonly DaySpeeds[],
  context: ChartContext,
  title: string,
  lines: readonly DayLine[],
): ChartModel {
  const { t, zone } = context;
  const series = lines.map(({ key, name, color: index }) => ({
    type: "line" as const,
    name,
    color: color(index),
    data: pointOptions(days.map((day) => [day.date * 1000, speedOrGap(day[key])])),
  }));
  const model = dailyModel(m, context, { title, unit: t("kmh") }, series, () => ({
    columns: [t("day"), ...lines.map(({ name }) => `${name} (${t("kmh")})`)],
    rows: days.map((day) => [
      formatDate(day.date, zone),
      ...lines.map(({ key, digits }) => context.number(speedOrGap(day[key]), digits)),
    ]),
  }));
  const limit = limitOverTime(m, context);
  const isEstimated = days.some((day) => day.isEstimate);
  const drawn = {
    ...model,
    note: notes(model.note, limitsNote(m, context)),
    options: {
      ...model.options,
      series: [...series, ...limit.series],
      chart: { ...model.options.chart, ...limit.frame },
      yAxis: { ...valueAxis(context), plotLines: limit.lines },
    },
    empty: days.every((day) => lines.every(({ key }) => day[key] === null)),
  };
  return asEstimate(drawn, isEstimated, context);
}

/** Highest and mean speed by local day. */
export const dailySpeedChart = (m: Days, days: readonly DaySpeeds[], context: ChartContext): ChartModel =>
  dailyLines(m, days, context, context.t("speed"), [
    { key: "maxSpeed", name: context.t("highest"), color: 1, digits: 0 },
    { key: "averageSpeed", name: context.t("average"), color: 0, digits: 1 },
  ]);

/** V85, V50 and V30 of each local day, by nearest rank of its vehicles. */
export const dailyPercentileChart = (
  m: Days,
  days: readonly DaySpeeds[],
  context: ChartContext,
): ChartModel =>
  dailyLines(m, days, context, context.t("percentile"), [
    { key: "v85", name: "V85", color: 1, digits: 0 },
    { key: "v50", name: "V50", color: 0, digits: 0 },
    { key: "v30", name: "V30", color: 2, digits: 0 },
  ]);

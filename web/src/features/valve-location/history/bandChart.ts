import type { PointOptionsObject, SeriesOptionsType } from "highcharts";
import type { valveHistoryTexts } from "../../../i18n/texts/valveHistory";
import type { T } from "../../../i18n/useT";
import { categoryAxis, timeAxis } from "../../../shared/chart/axes";
import { baseOptions } from "../../../shared/chart/baseOptions";
import { alarmColor, color, warningColor } from "../../../shared/chart/chartColors";
import type { ChartContext } from "../../../shared/chart/chartContext";
import type { ChartModel } from "../../../shared/chart/chartModel";
import { uprightLine } from "../../../shared/chart/referenceLine";
import { spanLabel } from "../../../shared/chart/timeLabel";
import type { Period } from "../../../shared/interval/resolveInterval";
import { minutesOf } from "./minutes";
import type { Segment } from "./timeline";
import { timelineTable } from "./timelineTable";

type Texts = T<typeof valveHistoryTexts>;

/** What was planned, what was reported, and where they differ, each in its own lane. */
const lanes = ["laneExpected", "laneReported", "laneDeviation"] as const;
const [planned, reported, deviating] = [0, 1, 2];

type Band = {
  name: "scheduled" | "manual" | "open" | "closed" | "unknown" | "flows" | "dry";
  color: string;
  /** Where it stands. */
  lanes: readonly number[];
  has: (segment: Segment) => boolean;
  /** A line rather than a bar. */
  isThin?: boolean;
};

const bands: readonly Band[] = [
  { name: "scheduled", color: color(0), lanes: [planned], has: ({ expected }) => expected === "SCHEDULED" },
  { name: "manual", color: color(1), lanes: [planned], has: ({ expected }) => expected === "MANUAL" },
  {
    name: "open",
    color: color(2),
    lanes: [reported],
    has: ({ flow, deviation }) => flow === "OPEN" && deviation !== "flows",
  },
  {
    name: "closed",
    color: "var(--highcharts-neutral-color-60)",
    lanes: [reported],
    has: ({ flow }) => flow === "CLOSED",
    isThin: true,
  },
  { name: "unknown", color: "var(--chart-gap)", lanes: [reported], has: ({ flow }) => flow === "UNKNOWN" },
  {
    name: "flows",
    color: alarmColor,
    lanes: [reported, deviating],
    has: ({ deviation }) => deviation === "flows",
  },
  { name: "dry", color: warningColor, lanes: [deviating], has: ({ deviation }) => deviation === "dry" },
];

/** The stretches in which something holds, however often other things change meanwhile. */
export function stretchesOf(segments: readonly Segment[], has: (segment: Segment) => boolean): Period[] {
  const stretches: Period[] = [];
  for (const segment of segments) {
    if (!has(segment)) continue;
    const last = stretches.at(-1);
    if (last?.to === segment.from) last.to = segment.to;
    else stretches.push({ from: segment.from, to: segment.to });
  }
  return stretches;
}

/** Pixels: what is shorter is still seen; in narrower bars there is no room for words. */
const shortest = 2;
const wordsFrom = 76;

/** What was planned and what was reported as bands over one time axis, and where they differ. `now` in Unix seconds. */
export function bandChart(
  segments: readonly Segment[],
  period: Period,
  now: number,
  context: ChartContext,
  t: Texts,
): ChartModel {
  const title = t("bands");
  const base = baseOptions(context, title);
  const say = (name: string, from: number, to: number) =>
    `${name}: ${spanLabel(from, to, context.zone)}, ${minutesOf(to - from, context)}`;
  const describe = ({ name, x, x2 }: PointOptionsObject & { x2?: number }) =>
    say(name ?? "", Number(x) / 1000, Number(x2) / 1000);
  const series = bands.map((band): SeriesOptionsType => {
    const stretches = stretchesOf(segments, band.has);
    const name = t(band.name);
    return {
      type: "xrange",
      name,
      color: band.color,
      borderRadius: band.isThin ? 0 : 2,
      pointWidth: band.isThin ? 3 : 26,
      showInLegend: stretches.length > 0,
      dataLabels: {
        enabled: band.name === "unknown" && context.variant === "screen",
        formatter() {
          return (this.shapeArgs?.width ?? 0) >= wordsFrom ? name : "";
        },
      },
      data: band.lanes.flatMap((lane) =>
        stretches.map(({ from, to }) => ({
          x: from * 1000,
          x2: to * 1000,
          y: lane,
          name: `${t(lanes[lane] ?? "laneExpected")}: ${name}`,
        })),
      ),
    };
  });
  return {
    title,
    unit: t("bandsUnit"),
    empty: segments.every(({ expected, flow }) => expected === null && (flow === null || flow === "UNKNOWN")),
    options: {
      ...base,
      accessibility: {
        ...base.accessibility,
        point: { ...base.accessibility?.point, descriptionFormatter: (point) => describe(point.options) },
      },
      xAxis: {
        ...timeAxis(period, [{ time: period.from }, { time: period.to }], [], context),
        plotLines:
          now < period.to && now > period.from ? [uprightLine(now * 1000, t("now"), "right", context)] : [],
      },
      yAxis: {
        categories: lanes.map((lane) => t(lane)),
        reversed: true,
        min: 0,
        max: lanes.length - 1,
        title: { text: undefined },
        gridLineColor: "var(--highcharts-neutral-color-10)",
        labels: { ...categoryAxis([]).labels },
      },
      legend: { ...base.legend, enabled: true },
      plotOptions: {
        ...base.plotOptions,
        xrange: { grouping: false, borderWidth: 0, minPointLength: shortest },
      },
      tooltip: {
        ...base.tooltip,
        formatter() {
          return describe(this.options);
        },
      },
      series,
    },
    table: () => timelineTable(segments, context, t),
  };
}

import type { PointOptionsObject, SeriesOptionsType } from "highcharts";
import type { T } from "../../../i18n/useT";
import { timeAxis, valueAxis } from "../../../shared/chart/axes";
import { baseOptions, hairline, muted, tooltipFrame } from "../../../shared/chart/baseOptions";
import type { ChartContext } from "../../../shared/chart/chartContext";
import type { ChartModel, ChartTable } from "../../../shared/chart/chartModel";
import { uprightLine } from "../../../shared/chart/referenceLine";
import { clockTime, spanLabel } from "../../../shared/chart/timeLabel";
import type { Period } from "../../../shared/interval/resolveInterval";
import { noValue } from "../../../shared/number/format";
import { formatDate } from "../../../shared/time/format";
import { bands, type Lane, lanes, stretchesOf } from "./bands";
import { minutesOf } from "./minutes";
import type { Segment } from "./timeline";
import type { valveHistoryTexts } from "./valveHistoryTexts";

type Texts = T<typeof valveHistoryTexts>;

/** Height of a bar in pixels. */
const barHeight = 26;
/** Pixels: minimum width of a bar to stay visible, and of a bar with text. */
const shortest = 2;
const wordsFrom = 76;

/** Plans, reports and deviations as bands over one time axis, in the lanes with known data. `now` in Unix seconds. */
export function bandChart(
  segments: readonly Segment[],
  period: Period,
  now: number,
  context: ChartContext,
  t: Texts,
  shown: readonly Lane[] = lanes,
): ChartModel {
  const title = t("bands");
  const base = baseOptions(context, title);
  const say = (name: string, from: number, to: number) =>
    `${name}: ${spanLabel(from, to, context.zone)}, ${minutesOf(to - from, context)}`;
  const describe = ({ name, x, x2 }: PointOptionsObject & { x2?: number }) =>
    say(name ?? "", Number(x) / 1000, Number(x2) / 1000);
  // The portal's clock and this one may differ by seconds.
  const isAhead = now > period.from && period.to - now > 60;
  const series = bands.map((band): SeriesOptionsType => {
    const stretches = stretchesOf(segments, band.has);
    const name = t(band.name);
    const isShown = band.lanes.some((lane) => shown.includes(lane));
    return {
      type: "xrange",
      name,
      color: band.color,
      borderRadius: band.height === undefined ? 2 : 0,
      borderWidth: band.frame?.width ?? 0,
      borderColor: band.frame?.color,
      pointWidth: band.height ?? barHeight,
      showInLegend: stretches.length > 0 && isShown,
      dataLabels: {
        enabled: band.name === "unknown",
        style: { color: muted, fontSize: "11px", fontWeight: "500", textOutline: "none" },
        formatter() {
          return (this.shapeArgs?.width ?? 0) >= wordsFrom ? name : "";
        },
      },
      data: band.lanes
        .filter((lane) => shown.includes(lane))
        .flatMap((lane) =>
          stretches.map(({ from, to }) => ({
            x: from * 1000,
            x2: to * 1000,
            y: shown.indexOf(lane),
            ...(band.frame?.isHollow && { color: "transparent" }),
            name: `${t(lane)}: ${name}`,
          })),
        ),
    };
  });
  return {
    title,
    unit: t(shown.includes("laneExpected") ? "bandsUnit" : "reportedUnit"),
    empty: segments.every(({ expected, flow }) => expected === null && (flow === null || flow === "UNKNOWN")),
    options: {
      ...base,
      accessibility: {
        ...base.accessibility,
        point: { ...base.accessibility?.point, descriptionFormatter: (point) => describe(point.options) },
      },
      xAxis: {
        ...timeAxis(period, [{ time: period.from }, { time: period.to }], [], context),
        plotLines: isAhead ? [uprightLine(now * 1000, t("now"), "right", context)] : [],
      },
      yAxis: {
        reversed: true,
        min: -0.5,
        max: shown.length - 0.5,
        startOnTick: false,
        endOnTick: false,
        tickPositions: shown.map((_, lane) => lane),
        title: { text: undefined },
        gridLineColor: hairline,
        labels: {
          ...valueAxis(context).labels,
          formatter: ({ value }) => t(shown[Number(value)] ?? "laneReported"),
        },
      },
      legend: { ...base.legend, enabled: true },
      plotOptions: {
        ...base.plotOptions,
        xrange: { grouping: false, colorByPoint: false, minPointLength: shortest },
      },
      tooltip: {
        ...base.tooltip,
        ...tooltipFrame,
        formatter() {
          return describe(this.options);
        },
      },
      series,
    },
    table: () => timelineTable(segments, context, t, shown),
  };
}

const expectedWords = { SCHEDULED: "openScheduled", MANUAL: "openManual", UNEXPECTED: "isOpen" } as const;
const flowWords = { OPEN: "isOpen", CLOSED: "shut", UNKNOWN: "noReport" } as const;

/** The bands in words: start, end and a column for each lane, the newest last. */
function timelineTable(
  segments: readonly Segment[],
  { zone }: ChartContext,
  t: T<typeof valveHistoryTexts>,
  shown: readonly Lane[],
): ChartTable {
  // To the second: a device takes less than a minute to obey.
  const seconds = (unix: number) => String(unix % 60).padStart(2, "0");
  const at = (unix: number) =>
    `${formatDate(unix, zone)} ${clockTime(unix, zone).replace(/^[\d:]+/, (time) => `${time}:${seconds(unix)}`)}`;
  const say: Record<Lane, (segment: Segment) => string> = {
    laneExpected: ({ expected }) => t(expected === null ? "shut" : expectedWords[expected]),
    laneReported: ({ flow }) => (flow === null ? noValue : t(flowWords[flow])),
    laneDeviation: ({ deviation }) => (deviation === null ? noValue : t(deviation)),
  };
  return {
    columns: [t("from"), t("to"), ...shown.map((lane) => t(lane))],
    rows: segments.map((segment) => [
      at(segment.from),
      at(segment.to),
      ...shown.map((lane) => say[lane](segment)),
    ]),
  };
}

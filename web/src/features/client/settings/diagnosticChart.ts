import type { ClientDiagnosticsQuery, DiagnosticKind } from "../../../graphql/generated";
import type { settingsTexts } from "../../../i18n/settingsTexts";
import type { T } from "../../../i18n/useT";
import { categoryAxis, valueAxis } from "../../../shared/chart/axes";
import { baseOptions, tooltip } from "../../../shared/chart/baseOptions";
import { type ColorIndex, color } from "../../../shared/chart/chartColors";
import type { ChartContext } from "../../../shared/chart/chartContext";
import type { ChartModel } from "../../../shared/chart/chartModel";
import { pointOptions } from "../../../shared/chart/pointOptions";
import { type Point, thin } from "../../../shared/chart/thin";
import { timeTick } from "../../../shared/chart/timeLabel";
import type { HelpTerm } from "../../../shared/help/helpTipTexts.sl";
import { formatDateTime } from "../../../shared/time/format";

type Series = NonNullable<NonNullable<ClientDiagnosticsQuery["client"]>["diagnostics"]>[number];

/** A chart of diagnostics: title, unit and series. `digits`: decimals. */
export type DiagnosticChart = {
  title: "lightChart" | "signalChart" | "qualityChart" | "voltageChart";
  unit: string;
  help?: HelpTerm;
  digits: number;
  /** Range of the values, if known. */
  range?: { min: number; max: number };
  kinds: readonly { kind: DiagnosticKind; color: ColorIndex }[];
};

export const diagnosticCharts: readonly DiagnosticChart[] = [
  {
    title: "lightChart",
    unit: "0–255",
    digits: 0,
    range: { min: 0, max: 255 },
    kinds: [
      { kind: "BRIGHTNESS", color: 2 },
      { kind: "BRIGHTNESS_AVERAGE", color: 0 },
    ],
  },
  { title: "voltageChart", unit: "V", help: "battery", digits: 2, kinds: [{ kind: "VOLTAGE", color: 1 }] },
  {
    title: "signalChart",
    unit: "dBm",
    help: "rssi",
    digits: 0,
    kinds: [{ kind: "SIGNAL_STRENGTH", color: 3 }],
  },
  { title: "qualityChart", unit: "", digits: 0, kinds: [{ kind: "SIG", color: 4 }] },
];

/** Seconds: devices report more often than this; the line breaks at a longer silence. */
const silence = 3600;
const open = { min: undefined, max: undefined };
const plot = { width: 700, height: 200 };

/** Points of a series, with a break at each silence. */
export function withGaps(points: NonNullable<Series["points"]>): Point[] {
  return points.flatMap(({ time, value }, index): Point[] => {
    const before = points[index - 1];
    const point: Point = [time * 1000, value];
    return before !== undefined && time - before.time > silence
      ? [[(before.time + 1) * 1000, null], point]
      : [point];
  });
}

type Texts = T<typeof settingsTexts>;

/** A chart of the given series over local time; null if the device reported none of them. */
export function diagnosticModel(
  chart: DiagnosticChart,
  series: readonly Series[],
  context: ChartContext,
  t: Texts,
): ChartModel | null {
  const lines = chart.kinds.flatMap(({ kind, color: index }) => {
    const points = series.find((one) => one.kind === kind)?.points ?? [];
    return points.some(({ value }) => value !== null) ? [{ kind, index, points }] : [];
  });
  if (lines.length === 0) return null;
  const { digits, unit, range = open } = chart;
  const title = t(chart.title);
  const base = baseOptions(context, title);
  const { categories: _none, tickInterval: _every, ...axis } = categoryAxis([]);
  return {
    title,
    unit,
    empty: false,
    options: {
      ...base,
      legend: { ...base.legend, enabled: lines.length > 1 },
      xAxis: {
        ...axis,
        type: "datetime",
        tickPixelInterval: 90,
        labels: { ...axis.labels, formatter: ({ value }) => timeTick(Number(value) / 1000, context.zone) },
      },
      yAxis: { ...valueAxis(context, false), softMax: undefined, ...range, endOnTick: range === open },
      tooltip: {
        ...base.tooltip,
        ...tooltip(
          (x) => formatDateTime(x / 1000, context.zone),
          (y) => (range === open ? context.quantity(y, unit, digits) : context.number(y, digits)),
        ),
      },
      series: lines.map(({ kind, index, points }) => ({
        type: "line",
        name: t(kind),
        color: color(index),
        lineWidth: 1.5,
        data: pointOptions(thin(withGaps(points), plot)),
      })),
    },
    table: () => {
      const times = [...new Set(lines.flatMap(({ points }) => points.map(({ time }) => time)))].sort(
        (a, b) => a - b,
      );
      const values = lines.map(({ points }) => new Map(points.map(({ time, value }) => [time, value])));
      return {
        columns: [t("time"), ...lines.map(({ kind }) => t(kind))],
        rows: times.map((time) => [
          formatDateTime(time, context.zone),
          ...values.map((of) => context.number(of.get(time) ?? null, digits)),
        ]),
      };
    },
  };
}

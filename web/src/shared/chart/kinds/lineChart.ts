import { timeAxis, valueAxis } from "../axes";
import { baseOptions, tooltip } from "../baseOptions";
import { type ColorIndex, color } from "../chartColors";
import type { ChartContext } from "../chartContext";
import type { ChartModel } from "../chartModel";
import { gapsOf } from "../gaps";
import type { Measurement } from "../measurement";
import { notes } from "../notes";
import { pointOptions } from "../pointOptions";
import { limitOverTime, limitsNote } from "../referenceLine";
import { type Point, thin } from "../thin";
import { hourLabel } from "../timeLabel";

/** A speed by local hour; null if no vehicle had one. `digits`: decimals. */
export type SpeedLine = {
  name: string;
  color: ColorIndex;
  digits: number;
  values: readonly (number | null)[];
  /** Distinguished by more than its colour, if the line is calm enough for dashes. */
  isDashed?: boolean;
};

/** Above this many hours dashes turn to noise. */
const mostDashes = 200;
const plot = { width: 1200, height: 260 };

/** A zero in these series means no data. */
export const speedOrGap = (value: number | null): number | null => (value === 0 ? null : value);

/**
 * Speeds by hour over one time axis, with the speed limit as a line. `drawn`: the hours in the chart, if they
 * are fewer than in the table, as in print.
 */
export function speedLineChart(
  measurement: Measurement,
  context: ChartContext,
  texts: { title: string; unit: string; note?: string },
  hours: readonly { time: number }[],
  lines: readonly SpeedLine[],
  drawn: { times: readonly number[]; values: readonly (readonly (number | null)[])[] } | null = null,
): ChartModel {
  const { t } = context;
  const reported = measurement.vehicleCount ?? [];
  const limit = limitOverTime(measurement, context);
  const base = baseOptions(context, texts.title);
  const label = (time: number) => hourLabel(time, measurement, context);
  const times = drawn?.times ?? hours.map(({ time }) => time);
  const pointsOf = (index: number): Point[] => {
    const values = drawn?.values[index] ?? lines[index]?.values ?? [];
    const points = times.map((time, i): Point => [time * 1000, values[i] ?? null]);
    return context.zoomable || context.variant === "print" ? points : thin(points, plot);
  };
  return {
    ...texts,
    note: notes(texts.note, limitsNote(measurement, context), gapsOf(reported).length > 0 && t("gaps")),
    empty: lines.every(({ values }) => values.every((value) => value === null)),
    options: {
      ...base,
      chart: { ...base.chart, ...limit.frame },
      xAxis: timeAxis(measurement, hours, reported, context),
      yAxis: { ...valueAxis(context), plotLines: limit.lines },
      legend: { ...base.legend, enabled: true },
      tooltip: {
        ...base.tooltip,
        ...tooltip(
          (x) => label(x / 1000),
          (y, index) => context.quantity(y, t("kmh"), lines[index]?.digits ?? 0),
        ),
      },
      series: [
        ...lines.map((line, index) => ({
          type: "line" as const,
          name: line.name,
          color: color(line.color),
          dashStyle:
            line.isDashed && times.length <= mostDashes ? ("ShortDash" as const) : ("Solid" as const),
          lineWidth: times.length <= mostDashes ? 2 : 1.25,
          data: pointOptions(pointsOf(index)),
        })),
        ...limit.series,
      ],
    },
    table: () => ({
      columns: [t("hour"), ...lines.map(({ name }) => `${name} (${t("kmh")})`)],
      rows: hours.map(({ time }, i) => [
        label(time),
        ...lines.map(({ values, digits }) => context.number(values[i] ?? null, digits)),
      ]),
    }),
  };
}

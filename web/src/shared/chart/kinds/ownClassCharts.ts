import { cutName } from "@obcestje/contract/directionNames.js";
import type { ClassAxis } from "@obcestje/contract/ownClasses.js";
import { directionName } from "../../directions/directionName";
import { asEstimate } from "../../estimate/withEstimates";
import { shareOf } from "../../number/shareOf";
import { classRanges } from "../../own-classes/classRanges";
import { asMarkup } from "../asMarkup";
import { categoryAxis, valueAxis } from "../axes";
import { baseOptions, tooltip } from "../baseOptions";
import { color } from "../chartColors";
import type { ChartContext } from "../chartContext";
import type { ChartModel } from "../chartModel";
import type { Measurement } from "../measurement";
import { notes } from "../notes";
import { limitMarks, limitsNote } from "../referenceLine";
import { totalOf } from "../told";

type Own = NonNullable<Measurement["ownClasses"]>;
type Row = NonNullable<Own["speeds"]>[number];

/** Own classes of this kind that a measurement has figures of; null: none. */
export const ownRows = ({ ownClasses }: Measurement, axis: ClassAxis): readonly Row[] | null => {
  const rows = ownClasses?.[axis] ?? null;
  return rows?.length ? rows : null;
};

/** Most characters of a class's name below its column or beside its bar, and by its figures; the table tells it whole. */
const LONGEST = { speeds: 14, lengths: 24, inTip: 40 };

const noColumn = () => false;

/** Vehicles by own classes of speed; the limit's line is at its exact place in its class. */
export function ownSpeedClassChart(m: Measurement, context: ChartContext): ChartModel {
  const { t } = context;
  const rows = ownRows(m, "speeds") ?? [];
  const { speedLimit } = m;
  const line = limitMarks(m, context, (speed) => placeOf(speed, rows));
  const texts = { title: t("speedClass"), range: t("classKmh") };
  const isOver = ({ from }: Row) => speedLimit !== null && from > speedLimit;
  return chartOfRows("speeds", rows, context, texts, {
    line,
    isOver,
    total: m.percentiles.sampleSize,
    note: limitsNote(m, context),
  });
}

/** Vehicles by own classes of length, as bars: names of classes are long. */
export function ownLengthClassChart(m: Measurement, context: ChartContext): ChartModel {
  const { t } = context;
  const rows = ownRows(m, "lengths") ?? [];
  const texts = { title: t("vehicleType"), range: t("length") };
  const model = chartOfRows("lengths", rows, context, texts, {
    line: [],
    isOver: noColumn,
    total: null,
    note: undefined,
  });
  const series = (model.options.series ?? []).map((one) => ({ ...one, type: "bar" as const }));
  return { ...model, options: { ...model.options, series } as ChartModel["options"] };
}

type Texts = {
  title: string;
  /** Head of the column of ranges. */
  range: string;
};
type Further = {
  line: ReturnType<typeof limitMarks>;
  isOver: (row: Row) => boolean;
  /** Vehicles that shares are of, if a class is unknown; null: not known. */
  total: number | null;
  note: string | undefined;
};

function chartOfRows(
  axis: ClassAxis,
  rows: readonly Row[],
  context: ChartContext,
  texts: Texts,
  { line, isOver, total: told, note }: Further,
): ChartModel {
  const { t, directions, language } = context;
  const base = baseOptions(context, texts.title);
  const ranges = classRanges(axis, rows, language);
  const named = (most: number) =>
    rows.map(({ name }, index) => asMarkup(cutName(name ?? ranges[index] ?? "", most)));
  const [names, tipNames] = [named(LONGEST[axis]), named(LONGEST.inTip)];
  const isNamed = rows.some((row) => row.name !== null);
  const hasEstimates = rows.some(({ isEstimate }) => isEstimate);
  const hasDirections = rows.some(({ incoming, outgoing }) => incoming !== null || outgoing !== null);
  const total = totalOf(rows, told);
  const sum = (of: (row: Row) => number | null) =>
    totalOf(
      rows.map((row) => ({ vehicles: of(row) })),
      null,
    );
  const figures = ({
    incoming,
    outgoing,
    vehicles,
    percentage,
  }: Omit<Row, "from" | "to" | "name" | "isEstimate">) => [
    ...(hasDirections ? [context.number(incoming), context.number(outgoing)] : []),
    context.number(vehicles),
    context.percent(percentage),
  ];
  const whole = total === null || total === 0 ? null : 100;
  const model: ChartModel = {
    title: texts.title,
    unit: t("vehiclesByOwnClass"),
    empty: total === 0 || rows.every(({ vehicles }) => vehicles === null),
    note: notes(note, rows.some(({ vehicles }) => vehicles === null) && t("unknownClasses")),
    options: {
      ...base,
      xAxis: { ...categoryAxis(names), plotLines: line },
      yAxis: valueAxis(context),
      tooltip: {
        ...base.tooltip,
        ...tooltip(
          (x) => tipName(axis, tipNames[x] ?? "", ranges[x] ?? "", t("kmh")),
          (y) => `${context.number(y)} (${context.percent(shareOf(y, total))})`,
        ),
      },
      series: [
        {
          type: "column",
          name: t("vehicles"),
          data: rows.map((row) => ({ y: row.vehicles, color: color(isOver(row) ? 1 : 0) })),
        },
      ],
    },
    table: () => ({
      columns: [
        texts.range,
        ...(isNamed ? [t("className")] : []),
        ...(hasDirections
          ? (["incoming", "outgoing"] as const).map((way) => directionName(way, directions, t(way), language))
          : []),
        t("vehicles"),
        t("share"),
        ...(hasEstimates ? [t("estimateColumn")] : []),
      ],
      rows: [
        ...rows.map((row, index) => [
          ranges[index] ?? "",
          ...(isNamed ? [row.name ?? ""] : []),
          ...figures(row),
          ...(hasEstimates ? [row.isEstimate ? t("isEstimate") : ""] : []),
        ]),
        [
          t("total"),
          ...(isNamed ? [""] : []),
          ...figures({
            incoming: sum(({ incoming }) => incoming),
            outgoing: sum(({ outgoing }) => outgoing),
            vehicles: total,
            percentage: whole,
          }),
          ...(hasEstimates ? [""] : []),
        ],
      ],
    }),
  };
  return asEstimate(model, hasEstimates, context, noColumn);
}

const tipName = (axis: ClassAxis, name: string, range: string, kmh: string): string => {
  const whole = axis === "speeds" ? `${range} ${kmh}` : range;
  return name === range ? whole : `${name}: ${whole}`;
};

/**
 * The place of a limit, km/h, on an axis of classes: n − ½ is the lower border of the n-th. null: it lies in the
 * class without an end.
 */
function placeOf(limit: number, rows: readonly Row[]): number | null {
  const index = rows.findIndex(({ to }) => to !== null && limit <= to);
  const row = rows[index];
  if (!row || row.to === null) return null;
  const begin = row.from - 1;
  return index + (limit - begin) / (row.to - begin) - 0.5;
}

import type { T } from "../../../i18n/useT";
import { alarmColor, color } from "../../../shared/chart/chartColors";
import type { ChartContext } from "../../../shared/chart/chartContext";
import type { ChartModel } from "../../../shared/chart/chartModel";
import { columnChart } from "../../../shared/chart/kinds/columnChart";
import type { fleetHealthTexts } from "../fleetHealthTexts";
import type { Bin } from "./bins";

export type DistributionLook = {
  title: string;
  unit: string;
  /** What is counted, and in which unit with how many digits after the comma. */
  valueName: string;
  valueUnit: string;
  digits: number;
  /** Below this a value is bad; null: none is. */
  bad: number | null;
};

/** How many devices have a value between two edges; what is bad stands in red. */
export function distributionChart(
  bins: readonly Bin[],
  look: DistributionLook,
  context: ChartContext,
  t: T<typeof fleetHealthTexts>,
): ChartModel {
  const { title, unit, valueName, valueUnit, digits, bad } = look;
  const edge = (value: number) => context.number(value, digits);
  const nameOf = ({ from, to }: Bin): string => {
    if (from === null) return t("below", { to: edge(to ?? 0) });
    return to === null ? t("above", { from: edge(from) }) : t("between", { from: edge(from), to: edge(to) });
  };
  const isBad = ({ to }: Bin) => bad !== null && to !== null && to <= bad;
  const texts = { title, unit, nameColumn: `${valueName} (${valueUnit})`, valueColumn: t("clients") };
  const model = columnChart(
    context,
    texts,
    bins.map((bin) => ({ name: nameOf(bin), value: bin.count })),
    0,
  );
  const data = bins.map((bin) => ({ y: bin.count, color: isBad(bin) ? alarmColor : color(0) }));
  return {
    ...model,
    empty: bins.every(({ count }) => count === 0),
    options: { ...model.options, series: [{ type: "column", name: t("clients"), data }] },
  };
}

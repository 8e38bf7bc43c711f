import type { ChartBuilder } from "../chart/chartModel";
import { countChart } from "../chart/kinds/countChart";

/** People on foot and on bicycles by local hour, in one chart. */
export const peopleChart: ChartBuilder = (m, context) => {
  const { t } = context;
  const texts = {
    title: `${t("pedestrians")}, ${t("cyclists").toLocaleLowerCase(context.language)}`,
    unit: "",
  };
  return countChart(m, context, texts, [
    { name: t("pedestrians"), points: m.pedestrians.byHour, color: 2 },
    { name: t("cyclists"), points: m.cyclists.byHour, color: 0 },
  ]);
};

import type { ChartBuilder } from "../chart/chartModel";
import { countChart } from "../chart/kinds/countChart";
import { withEstimates } from "../estimate/withEstimates";

/** People on foot and on bicycles by local hour, in one chart. */
export const peopleChart: ChartBuilder = withEstimates(["ROAD_USERS"], (m, context) => {
  const { t } = context;
  const texts = {
    title: `${t("pedestrians")}, ${t("cyclists").toLocaleLowerCase(context.language)}`,
    unit: "",
  };
  const onFoot = m.pedestrians?.byHour;
  const onBicycles = m.cyclists?.byHour;
  return countChart(m, context, texts, [
    ...(onFoot ? [{ name: t("pedestrians"), points: onFoot, color: 2 as const }] : []),
    ...(onBicycles ? [{ name: t("cyclists"), points: onBicycles, color: 0 as const }] : []),
  ]);
});

import type { ChartContext } from "../chartContext";
import type { ChartBuilder } from "../chartModel";
import { graphTitle } from "../graphTitle";
import type { CountPoint } from "../measurement";
import { type Counted, countChart } from "./countChart";

function byDirection(
  { t }: ChartContext,
  incoming: readonly CountPoint[],
  outgoing: readonly CountPoint[],
): Counted[] {
  return [
    { name: t("incoming"), points: incoming, color: 0 },
    { name: t("outgoing"), points: outgoing, color: 1 },
  ];
}

const perHour = ({ t, counts }: ChartContext) =>
  t(counts === "cyclists" ? "cyclistsPerHour" : "vehiclesPerHour");

export const vehicleCountChart: ChartBuilder = (m, context) =>
  countChart(m, context, { title: graphTitle("vehicleCount", context), unit: perHour(context) }, [
    { name: context.t(context.counts), points: m.vehicleCount, color: 0 },
  ]);

export const vehicleCountInOutChart: ChartBuilder = (m, context) => {
  const both = byDirection(context, m.vehicleCountIncoming, m.vehicleCountOutgoing);
  return countChart(
    m,
    context,
    { title: graphTitle("vehicleCountInOut", context), unit: perHour(context) },
    both,
  );
};

export const pedestriansChart: ChartBuilder = (m, context) => {
  const { t } = context;
  return countChart(m, context, { title: t("pedestrians"), unit: t("pedestriansPerHour") }, [
    { name: t("pedestrians"), points: m.pedestrians.byHour, color: 2 },
  ]);
};

export const pedestriansInOutChart: ChartBuilder = (m, context) => {
  const { t } = context;
  const both = byDirection(context, m.pedestrians.byHourIncoming, m.pedestrians.byHourOutgoing);
  return countChart(m, context, { title: t("pedestriansInOut"), unit: t("pedestriansPerHour") }, both);
};

export const cyclistsChart: ChartBuilder = (m, context) => {
  const { t } = context;
  return countChart(m, context, { title: t("cyclists"), unit: t("cyclistsPerHour") }, [
    { name: t("cyclists"), points: m.cyclists.byHour, color: 0 },
  ]);
};

export const cyclistsInOutChart: ChartBuilder = (m, context) => {
  const { t } = context;
  const both = byDirection(context, m.cyclists.byHourIncoming, m.cyclists.byHourOutgoing);
  return countChart(m, context, { title: t("cyclistsInOut"), unit: t("cyclistsPerHour") }, both);
};

import { directionName } from "../../directions/directionName";
import { withEstimates } from "../../estimate/withEstimates";
import type { ColorIndex } from "../chartColors";
import type { ChartContext } from "../chartContext";
import type { ChartBuilder } from "../chartModel";
import { graphTitle } from "../graphTitle";
import type { CountPoint } from "../measurement";
import { type Counted, countChart } from "./countChart";

function byDirection(
  { t, directions, language }: ChartContext,
  incoming: readonly CountPoint[] | null,
  outgoing: readonly CountPoint[] | null,
): Counted[] {
  return [
    ...told(directionName("incoming", directions, t("incoming"), language), incoming, 0),
    ...told(directionName("outgoing", directions, t("outgoing"), language), outgoing, 1),
  ];
}

/** A direction that is not reported has no series. */
const told = (name: string, points: readonly CountPoint[] | null, color: ColorIndex): Counted[] =>
  points === null ? [] : [{ name, points, color }];

const perHour = ({ t, counts }: ChartContext) =>
  t(counts === "cyclists" ? "cyclistsPerHour" : "vehiclesPerHour");

export const vehicleCountChart: ChartBuilder = withEstimates(["VEHICLE_COUNT"], (m, context) =>
  countChart(
    m,
    context,
    { title: graphTitle("vehicleCount", context), unit: perHour(context) },
    told(context.t(context.counts), m.vehicleCount, 0),
  ),
);

export const vehicleCountInOutChart: ChartBuilder = withEstimates(
  ["VEHICLE_COUNT_INCOMING", "VEHICLE_COUNT_OUTGOING"],
  (m, context) => {
    const both = byDirection(context, m.vehicleCountIncoming, m.vehicleCountOutgoing);
    return countChart(
      m,
      context,
      { title: graphTitle("vehicleCountInOut", context), unit: perHour(context) },
      both,
    );
  },
);

export const pedestriansChart: ChartBuilder = withEstimates(["ROAD_USERS"], (m, context) => {
  const { t } = context;
  return countChart(
    m,
    context,
    { title: t("pedestrians"), unit: t("pedestriansPerHour") },
    told(t("pedestrians"), m.pedestrians?.byHour ?? null, 2),
  );
});

export const pedestriansInOutChart: ChartBuilder = withEstimates(["ROAD_USERS"], (m, context) => {
  const { t } = context;
  const both = byDirection(
    context,
    m.pedestrians?.byHourIncoming ?? null,
    m.pedestrians?.byHourOutgoing ?? null,
  );
  return countChart(m, context, { title: t("pedestriansInOut"), unit: t("pedestriansPerHour") }, both);
});

export const cyclistsChart: ChartBuilder = withEstimates(["ROAD_USERS"], (m, context) => {
  const { t } = context;
  return countChart(
    m,
    context,
    { title: t("cyclists"), unit: t("cyclistsPerHour") },
    told(t("cyclists"), m.cyclists?.byHour ?? null, 0),
  );
});

export const cyclistsInOutChart: ChartBuilder = withEstimates(["ROAD_USERS"], (m, context) => {
  const { t } = context;
  const both = byDirection(context, m.cyclists?.byHourIncoming ?? null, m.cyclists?.byHourOutgoing ?? null);
  return countChart(m, context, { title: t("cyclistsInOut"), unit: t("cyclistsPerHour") }, both);
});

import { withEstimates } from "../../estimate/withEstimates";
import { cutsOfDay } from "../../interval/cutsOfDay";
import { formatDate, formatTime } from "../../time/format";
import type { ChartContext } from "../chartContext";
import type { ChartBuilder } from "../chartModel";
import { graphTitle } from "../graphTitle";
import { columnChart } from "./columnChart";

/** Road users that the columns count; for a bicycle counter cyclists. */
const counted = ({ t, counts }: ChartContext) => t(counts);

/** Vehicles by local day. For a day that the period cuts, the label says from when or until when. */
export const perDayChart: ChartBuilder = withEstimates(["VEHICLES_PER_DAY"], (m, context) => {
  const { t, zone } = context;
  const isCyclists = context.counts === "cyclists";
  const texts = {
    title: graphTitle("perDay", context),
    unit: t(isCyclists ? "cyclistsPerDay" : "vehiclesPerDay"),
    nameColumn: t("day"),
    valueColumn: counted(context),
  };
  const days = (m.vehiclesPerDay ?? []).map(({ time, value }) => {
    const { from, to } = cutsOfDay(time, m, zone);
    const cuts = [
      from === null ? [] : t("dayFrom", { time: formatTime(from, zone) }),
      to === null ? [] : t("dayTo", { time: formatTime(to, zone) }),
    ].flat();
    return { name: [formatDate(time, zone), ...cuts].join(" "), value, isPart: cuts.length > 0 };
  });
  const note = days.some(({ isPart }) => isPart) ? t("partOfDay") : undefined;
  return { ...columnChart(context, texts, days, 0), note };
});

/** Mean vehicles by hour of the day, over the covered hours. */
export const averagePerHourChart: ChartBuilder = withEstimates(["AVERAGE_PER_HOUR"], (m, context) => {
  const { t } = context;
  const isCyclists = context.counts === "cyclists";
  const texts = {
    title: graphTitle("averagePerHour", context),
    unit: t(isCyclists ? "cyclistsPerHour" : "vehiclesPerHour"),
    nameColumn: t("hour"),
    valueColumn: counted(context),
  };
  const two = (hour: number) => String(hour).padStart(2, "0");
  const hours = (m.averagePerHour ?? []).map(({ hour, value }) => ({
    name: `${two(hour)}–${two((hour + 1) % 24)}`,
    value,
  }));
  return columnChart(context, texts, hours, 1);
});

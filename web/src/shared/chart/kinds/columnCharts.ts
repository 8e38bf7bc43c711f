import { formatDate } from "../../time/format";
import type { ChartBuilder } from "../chartModel";
import { columnChart } from "./columnChart";

/** Vehicles by local day. */
export const perDayChart: ChartBuilder = (m, context) => {
  const { t, zone } = context;
  const texts = {
    title: t("perDay"),
    unit: t("vehiclesPerDay"),
    nameColumn: t("day"),
    valueColumn: t("vehicles"),
  };
  const days = m.vehiclesPerDay.map(({ time, value }) => ({ name: formatDate(time, zone), value }));
  return columnChart(context, texts, days, 0);
};

/** Mean vehicles by hour of the day, over the covered hours. */
export const averagePerHourChart: ChartBuilder = (m, context) => {
  const { t } = context;
  const texts = {
    title: t("averagePerHour"),
    unit: t("vehiclesPerHour"),
    nameColumn: t("hour"),
    valueColumn: t("vehicles"),
  };
  const two = (hour: number) => String(hour).padStart(2, "0");
  const hours = m.averagePerHour.map(({ hour, value }) => ({
    name: `${two(hour)}–${two((hour + 1) % 24)}`,
    value,
  }));
  return columnChart(context, texts, hours, 1);
};

import {
  cyclistsChart,
  cyclistsInOutChart,
  pedestriansChart,
  pedestriansInOutChart,
  vehicleCountChart,
} from "../../../shared/chart/kinds/countCharts";
import { dailyCountChart } from "../../../shared/chart/kinds/dailyCharts";
import { meanPerCovered } from "../../../shared/number/meanPerCovered";
import { busiest } from "../figures/busiest";
import { isLongPeriod } from "../figures/longPeriod";
import { dayName, hourName } from "../figures/names";
import { ChartPair, type Subject } from "../parts/ChartPair";
import { type Fact, Facts } from "../parts/Facts";
import type { Sheet } from "../parts/Sheet";
import type { ClientReport } from "../reportContext";

const hourInSeconds = 3600;

function vehicleFacts(report: ClientReport): Fact[] {
  const { t, kind, measurement: m, completeness, number, quantity, zone } = report;
  const hour = busiest(m.vehicleCount);
  const day = busiest(m.vehiclesPerDay);
  const { coveredSeconds, share } = m.completeness;
  const perHour = meanPerCovered(m.totalVehicles, coveredSeconds, hourInSeconds);
  const perDay = meanPerCovered(m.totalVehicles, coveredSeconds, 24 * hourInSeconds);
  return [
    { label: t(kind === "bikeCounter" ? "cyclists" : "vehicles"), value: number(m.totalVehicles) },
    { label: t("perHour"), value: number(perHour, perHour !== null && perHour < 10 ? 1 : 0) },
    { label: t("perDay"), value: number(perDay) },
    {
      label: t("busiestHour"),
      value: number(hour?.value ?? null),
      hint: hour ? hourName(hour.time, zone) : undefined,
    },
    {
      label: t("busiestDay"),
      value: number(day?.value ?? null),
      hint: day ? dayName(day.time, report) : undefined,
    },
    {
      label: t("completeness"),
      value: quantity(share * 100, "%", 1),
      hint: completeness,
    },
  ];
}

/** Vehicles of the whole period, and by hour of its last day. */
export function vehicleCountSheet(report: ClientReport): Sheet[] {
  const { t, kind, hasData, chart } = report;
  if (kind === "visionBike" || !hasData) return [];
  const draw: Subject = (m, span) =>
    span === "period" && isLongPeriod(m) ? dailyCountChart(m, chart) : vehicleCountChart(m, chart);
  return [
    {
      id: "vehicleCounts",
      key: "vehicleCounts",
      content: (
        <>
          <h2>{t(kind === "bikeCounter" ? "cyclistCounts" : "vehicleCounts")}</h2>
          <div className="report-columns">
            <ChartPair report={report} subjects={[draw]} />
            <Facts facts={vehicleFacts(report)} />
          </div>
        </>
      ),
    },
  ];
}

/** Cyclists and pedestrians by hour: the whole period, and its last day; by direction where the group wants that. */
export function roadUserSheet(report: ClientReport): Sheet[] {
  const { t, kind, hasData, hasDirections, measurement: m, number, zone, chart } = report;
  if (kind !== "visionBike" || !hasData) return [];
  const facts = [
    { label: t("cyclists"), total: m.cyclists.total, hours: m.cyclists.byHour },
    { label: t("pedestrians"), total: m.pedestrians.total, hours: m.pedestrians.byHour },
  ].map(({ label, total, hours }): Fact => {
    const hour = busiest(hours);
    const most = hour && `${t("busiestHour")}: ${number(hour.value)}, ${hourName(hour.time, zone)}`;
    return { label, value: number(total), hint: most ?? undefined };
  });
  const builders = hasDirections
    ? [cyclistsInOutChart, pedestriansInOutChart]
    : [cyclistsChart, pedestriansChart];
  return [
    {
      id: "roadUsers",
      key: "roadUsers",
      content: (
        <>
          <h2>{t("roadUsers")}</h2>
          <Facts facts={facts} />
          <ChartPair report={report} subjects={builders.map((build) => (of) => build(of, chart))} />
        </>
      ),
    },
  ];
}

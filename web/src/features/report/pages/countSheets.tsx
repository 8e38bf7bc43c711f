import { chartOf } from "../../../shared/chart/chartOf";
import type { GraphKind } from "../../../shared/chart/graphKind";
import { vehicleCountChart } from "../../../shared/chart/kinds/countCharts";
import { dailyCountChart } from "../../../shared/chart/kinds/dailyCharts";
import { toldGraphs } from "../../../shared/chart/told";
import { isEstimate } from "../../../shared/estimate/isEstimate";
import { coveredFor } from "../../../shared/interval/heard";
import { meanPerCovered } from "../../../shared/number/meanPerCovered";
import { busiest } from "../figures/busiest";
import { isLongPeriod } from "../figures/longPeriod";
import { markingOf } from "../figures/marked";
import { dayName, hourName } from "../figures/names";
import { ChartPair, type Subject } from "../parts/ChartPair";
import { type Fact, Facts } from "../parts/Facts";
import type { Sheet } from "../parts/Sheet";
import type { ClientReport } from "../reportContext";

const hourInSeconds = 3600;

function vehicleFacts(report: ClientReport): Fact[] {
  const { t, kind, measurement: m, completeness, number, percent, zone } = report;
  const mark = markingOf(m);
  const isSpread = isEstimate(m, "VEHICLE_COUNT");
  // With intervals that cross hours only the platform knows if there is a peak hour.
  const peak = m.peakHour && { time: m.peakHour.time, value: m.peakHour.vehicles };
  const hour = isSpread ? peak : busiest(m.vehicleCount);
  const day = busiest(m.vehiclesPerDay);
  return [
    {
      label: t(kind === "bikeCounter" ? "cyclists" : "vehicles"),
      value: mark(number(m.totalVehicles), "TOTAL_VEHICLES"),
    },
    ...meanFacts(report),
    ...told(m.vehicleCount, {
      label: t("busiestHour"),
      value: number(hour?.value ?? null),
      hint: hour ? hourName(hour.time, zone) : isSpread ? t("noBusiestHour") : undefined,
    }),
    ...told(m.vehiclesPerDay, {
      label: t("busiestDay"),
      value: mark(number(day?.value ?? null), "VEHICLES_PER_DAY"),
      hint: day ? dayName(day.time, report) : undefined,
    }),
    ...(m.completeness && completeness
      ? [
          {
            label: t("completeness"),
            value: percent(m.completeness.share * 100),
            hint: completeness,
          },
        ]
      : []),
  ];
}

const told = (source: readonly unknown[] | null, fact: Fact): Fact[] => (source === null ? [] : [fact]);

/** Means over the covered time, if both are known. */
function meanFacts({ t, number, measurement }: ClientReport): Fact[] {
  const { totalVehicles } = measurement;
  const covered = coveredFor(measurement, "vehicles");
  const mark = markingOf(measurement);
  if (totalVehicles === null || covered === null) return [];
  const { coveredSeconds } = covered;
  const perHour = meanPerCovered(totalVehicles, coveredSeconds, hourInSeconds);
  const perDay = meanPerCovered(totalVehicles, coveredSeconds, 24 * hourInSeconds);
  return [
    {
      label: t("perHour"),
      value: mark(number(perHour, perHour !== null && perHour < 10 ? 1 : 0), "TOTAL_VEHICLES"),
    },
    { label: t("perDay"), value: mark(number(perDay), "TOTAL_VEHICLES") },
  ];
}

/** Vehicles of the whole period, and by hour of its last day. */
export function vehicleCountSheet(report: ClientReport): Sheet[] {
  const { t, kind, hasVehicles, hasData, chart } = report;
  const { vehicleCount, vehiclesPerDay } = report.measurement;
  if (!hasVehicles || !hasData || (vehicleCount ?? vehiclesPerDay) === null) return [];
  const draw: Subject = (m, span) => {
    const isByDay = span === "period" && m.vehiclesPerDay !== null;
    if (isByDay && (isLongPeriod(m) || m.vehicleCount === null)) return dailyCountChart(m, chart);
    return m.vehicleCount && vehicleCountChart(m, chart);
  };
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

/** Cyclists and pedestrians by hour: the whole period, and its last day; by direction if the group wants that. */
export function roadUserSheet(report: ClientReport): Sheet[] {
  const { t, people, hasData, hasDirections, measurement: m, number, zone, chart } = report;
  if (people.length === 0 || !hasData) return [];
  const graphs: readonly GraphKind[] = hasDirections
    ? ["cyclistsInOut", "pedestriansInOut"]
    : ["cyclists", "pedestrians"];
  const builders = toldGraphs(graphs, m).map((graph) => chartOf[graph]);
  if (builders.length === 0) return [];
  const only = people.length === 1 ? people[0] : undefined;
  const facts = people.map((who): Fact => {
    const { total = null, byHour: hours = null } = m[who] ?? {};
    const hour = isEstimate(m, "ROAD_USERS") ? null : busiest(hours);
    const most = hour && `${t("busiestHour")}: ${number(hour.value)}, ${hourName(hour.time, zone)}`;
    return { label: t(who), value: markingOf(m)(number(total), "TOTAL_VEHICLES"), hint: most ?? undefined };
  });
  const totals = <Facts facts={facts} />;
  const charts = <ChartPair report={report} subjects={builders.map((build) => (of) => build(of, chart))} />;
  return [
    {
      id: "roadUsers",
      key: "roadUsers",
      content: (
        <>
          <h2>{t(only ?? "roadUsers")}</h2>
          {only === undefined ? (
            <>
              {totals}
              {charts}
            </>
          ) : (
            <div className="report-columns">
              {charts}
              {totals}
            </div>
          )}
        </>
      ),
    },
  ];
}

import type { ChartBuilder } from "../../shared/chart/chartModel";
import { cyclistsChart, pedestriansChart, vehicleCountChart } from "../../shared/chart/kinds/countCharts";
import { meanPerCovered } from "../../shared/number/meanPerCovered";
import { busiest } from "./busiest";
import { type Fact, Facts } from "./Facts";
import { ReportChart } from "./ReportChart";
import { dayName, hourName, type ReportContext, type ReportPage } from "./reportContext";

/** Pixels. */
const chartHeight = { one: 240, several: 212 };

function Pair({ report, subjects }: { report: ReportContext; subjects: readonly ChartBuilder[] }) {
  const { t, chart, measurement, day, dayMeasurement } = report;
  const dayHeading = day && t(day.isWhole ? "lastDay" : "lastDayPart", { day: dayName(day.from, report) });
  const several = subjects.length > 1;
  const heading = (title: string, text: string) => (several ? `${title} · ${text}` : text);
  return (
    <div className={several ? "report-grid" : "report-stack"}>
      {subjects.map((build) => {
        const model = build(measurement, chart);
        return (
          <ReportChart
            key={model.title}
            model={model}
            heading={heading(model.title, t("wholePeriod"))}
            height={several ? chartHeight.several : chartHeight.one}
            noData={t("noData")}
          />
        );
      })}
      {dayMeasurement === null || dayHeading === null
        ? null
        : subjects.map((build) => {
            const model = build(dayMeasurement, chart);
            return (
              <ReportChart
                key={model.title}
                model={model}
                heading={heading(model.title, dayHeading)}
                height={several ? chartHeight.several : chartHeight.one}
                noData={t("noData")}
              />
            );
          })}
    </div>
  );
}

const hourInSeconds = 3600;

function vehicleFacts(report: ReportContext): Fact[] {
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

/** Vehicles by hour: the whole period, and its last day. */
export const vehicleCountPage: ReportPage = {
  id: "vehicleCounts",
  isShown: ({ kind, measurement }) => kind !== "visionBike" && measurement.completeness.coveredSeconds > 0,
  render: (report) => (
    <>
      <h2>{report.t(report.kind === "bikeCounter" ? "cyclistCounts" : "vehicleCounts")}</h2>
      <div className="report-columns">
        <Pair report={report} subjects={[vehicleCountChart]} />
        <Facts facts={vehicleFacts(report)} />
      </div>
    </>
  ),
};

/** Cyclists and pedestrians by hour: the whole period, and its last day. */
export const roadUserPage: ReportPage = {
  id: "roadUsers",
  isShown: ({ kind, measurement }) => kind === "visionBike" && measurement.completeness.coveredSeconds > 0,
  render: (report) => {
    const { t, measurement: m, number, zone } = report;
    const facts = [
      { label: t("cyclists"), total: m.cyclists.total, hours: m.cyclists.byHour },
      { label: t("pedestrians"), total: m.pedestrians.total, hours: m.pedestrians.byHour },
    ].map(({ label, total, hours }): Fact => {
      const hour = busiest(hours);
      const most = hour && `${t("busiestHour")}: ${number(hour.value)}, ${hourName(hour.time, zone)}`;
      return { label, value: number(total), hint: most ?? undefined };
    });
    return (
      <>
        <h2>{t("roadUsers")}</h2>
        <Facts facts={facts} />
        <Pair report={report} subjects={[cyclistsChart, pedestriansChart]} />
      </>
    );
  },
};

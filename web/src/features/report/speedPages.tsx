import { histogramChart } from "../../shared/chart/kinds/histogramChart";
import { speedChart } from "../../shared/chart/kinds/speedChart";
import { type Fact, Facts } from "./Facts";
import { ReportChart } from "./ReportChart";
import { dayName, type ReportContext, type ReportPage } from "./reportContext";

/** The usual minimum of vehicles for percentiles. */
const reliableSample = 100;

const hasSpeeds = ({ measurement }: ReportContext) => measurement.percentiles.sampleSize > 0;

function speedFacts({ t, measurement: m, number, quantity }: ReportContext): Fact[] {
  return [
    { label: t("averageSpeed"), value: quantity(m.averageSpeed, t("kmh"), 1) },
    { label: t("deviation"), value: quantity(m.standardDeviation, t("kmh"), 1) },
    { label: t("maxSpeed"), value: quantity(m.maxSpeed, t("kmh")) },
    {
      label: t("overLimit"),
      value: quantity(m.percentageOverLimit, "%", 1),
      hint: t("overLimitOf", { count: number(m.vehicleOverLimitCount), speed: m.speedLimit }),
    },
    { label: t("sample"), value: number(m.percentiles.sampleSize) },
  ];
}

/** Highest and mean speed by hour: the whole period, and its last day. */
export const speedPage: ReportPage = {
  id: "speeds",
  isShown: hasSpeeds,
  render: (report) => {
    const { t, chart, measurement, day, dayMeasurement } = report;
    return (
      <>
        <h2>{t("speeds")}</h2>
        <div className="report-columns">
          <div className="report-stack">
            <ReportChart
              model={speedChart(measurement, chart)}
              heading={t("wholePeriod")}
              height={240}
              noData={t("noData")}
            />
            {day === null || dayMeasurement === null ? null : (
              <ReportChart
                model={speedChart(dayMeasurement, chart)}
                heading={t(day.isWhole ? "lastDay" : "lastDayPart", { day: dayName(day.from, report) })}
                height={240}
                noData={t("noData")}
              />
            )}
          </div>
          <Facts facts={speedFacts(report)} />
        </div>
      </>
    );
  },
};

function percentileFacts({ t, measurement, quantity }: ReportContext): Fact[] {
  const { v30, v50, v85 } = measurement.percentiles;
  return [
    { label: "V30", value: quantity(v30, t("kmh")), hint: t("percentileHint", { percent: 30 }) },
    { label: "V50", value: quantity(v50, t("kmh")), hint: t("percentileHint", { percent: 50 }) },
    { label: "V85", value: quantity(v85, t("kmh")), hint: t("percentileHint", { percent: 85 }) },
    { label: t("limit"), value: quantity(measurement.speedLimit, t("kmh")) },
  ];
}

/** How many drove how fast, with V30, V50 and V85 of all vehicles of the period. */
export const distributionPage: ReportPage = {
  id: "distribution",
  isShown: hasSpeeds,
  render: (report) => {
    const { t, chart, measurement } = report;
    return (
      <>
        <h2>{t("distribution")}</h2>
        <div className="report-columns">
          <ReportChart model={histogramChart(measurement, chart)} height={560} noData={t("noData")} />
          <div>
            <Facts facts={percentileFacts(report)} />
            {measurement.percentiles.sampleSize < reliableSample ? (
              <p className="report-note">{t("smallSample")}</p>
            ) : null}
          </div>
        </div>
      </>
    );
  },
};

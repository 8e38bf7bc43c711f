import { dailyPercentileChart, dailySpeedChart } from "../../../shared/chart/kinds/dailyCharts";
import { histogramChart } from "../../../shared/chart/kinds/histogramChart";
import { percentileChart } from "../../../shared/chart/kinds/percentileChart";
import { speedChart } from "../../../shared/chart/kinds/speedChart";
import { isSmallSample } from "../../../shared/number/sample";
import { isLongPeriod } from "../figures/longPeriod";
import { ChartPair, type Subject } from "../parts/ChartPair";
import { type Fact, Facts } from "../parts/Facts";
import { ReportChart } from "../parts/ReportChart";
import type { Sheet } from "../parts/Sheet";
import type { ClientReport } from "../reportContext";

function speedFacts({ t, measurement: m, number, quantity }: ClientReport): Fact[] {
  return [
    { label: t("averageSpeed"), value: quantity(m.averageSpeed, t("kmh"), 1) },
    { label: t("deviation"), value: quantity(m.standardDeviation, t("kmh"), 1) },
    { label: t("maxSpeed"), value: quantity(m.maxSpeed, t("kmh")) },
    { label: t("limit"), value: quantity(m.speedLimit, t("kmh")) },
    { label: t("sample"), value: number(m.percentiles.sampleSize) },
  ];
}

/** Highest and mean speed: the whole period, and its last day. */
export function speedSheet(report: ClientReport): Sheet[] {
  const { t, chart, hasSpeeds } = report;
  if (!hasSpeeds) return [];
  const draw: Subject = (m, span) =>
    span === "period" && isLongPeriod(m) ? dailySpeedChart(m, m.resultsTable, chart) : speedChart(m, chart);
  return [
    {
      id: "speeds",
      key: "speeds",
      content: (
        <>
          <h2>{t("speeds")}</h2>
          <div className="report-columns">
            <ChartPair report={report} subjects={[draw]} />
            <Facts facts={speedFacts(report)} />
          </div>
        </>
      ),
    },
  ];
}

function percentileFacts({ t, measurement, quantity }: ClientReport): Fact[] {
  const { v30, v50, v85 } = measurement.percentiles;
  const hint = (percent: number) => t("percentileHint", { percent });
  return [
    { label: "V85", value: quantity(v85, t("kmh")), hint: hint(85) },
    { label: "V50", value: quantity(v50, t("kmh")), hint: hint(50) },
    { label: "V30", value: quantity(v30, t("kmh")), hint: hint(30) },
    { label: t("limit"), value: quantity(measurement.speedLimit, t("kmh")) },
  ];
}

/** Below the percentiles of fewer vehicles than can be relied on. */
function SmallSample({ report: { t, measurement } }: { report: ClientReport }) {
  const count = measurement.percentiles.sampleSize;
  return isSmallSample(count) ? <p className="report-note">{t("smallSample", { count })}</p> : null;
}

/** V85, V50 and V30 over the whole period and its last day, and of all its vehicles. */
export function percentileSheet(report: ClientReport): Sheet[] {
  const { t, chart, hasSpeeds } = report;
  if (!hasSpeeds) return [];
  const draw: Subject = (m, span) =>
    span === "period" && isLongPeriod(m)
      ? dailyPercentileChart(m, m.resultsTable, chart)
      : percentileChart(m, chart);
  return [
    {
      id: "percentiles",
      key: "percentiles",
      content: (
        <>
          <h2>{t("percentilesOverTime")}</h2>
          <div className="report-columns">
            <ChartPair report={report} subjects={[draw]} />
            <div>
              <Facts facts={percentileFacts(report)} />
              <SmallSample report={report} />
            </div>
          </div>
        </>
      ),
    },
  ];
}

function thresholdFacts({ t, measurement: m, number, quantity }: ClientReport): Fact[] {
  return [
    { label: "V85", value: quantity(m.percentiles.v85, t("kmh")) },
    ...m.speedThresholds.map(({ above, vehicles, percentage }) => ({
      label: t("above", { speed: above }),
      value: quantity(percentage, "%", 1),
      hint: t("aboveCount", { count: vehicles, number: number(vehicles) }),
    })),
    { label: t("sample"), value: number(m.percentiles.sampleSize) },
  ];
}

/** How many drove how fast, and how many of them too fast. */
export function distributionSheet(report: ClientReport): Sheet[] {
  const { t, chart, measurement, hasSpeeds } = report;
  if (!hasSpeeds) return [];
  return [
    {
      id: "distribution",
      key: "distribution",
      content: (
        <>
          <h2>{t("distribution")}</h2>
          <div className="report-columns">
            <ReportChart model={histogramChart(measurement, chart)} height={520} noData={t("noData")} />
            <div>
              <Facts facts={thresholdFacts(report)} />
              <SmallSample report={report} />
            </div>
          </div>
        </>
      ),
    },
  ];
}

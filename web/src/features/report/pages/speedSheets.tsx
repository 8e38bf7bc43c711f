import type { ChartContext } from "../../../shared/chart/chartContext";
import type { ChartModel } from "../../../shared/chart/chartModel";
import { chartOf } from "../../../shared/chart/chartOf";
import type { GraphKind } from "../../../shared/chart/graphKind";
import {
  type DaySpeeds,
  dailyPercentileChart,
  dailySpeedChart,
} from "../../../shared/chart/kinds/dailyCharts";
import { histogramChart } from "../../../shared/chart/kinds/histogramChart";
import { isTold } from "../../../shared/chart/told";
import { marked } from "../../../shared/estimate/marked";
import { limitsOf } from "../../../shared/limit-history/limitsOf";
import { isSmallSample } from "../../../shared/number/sample";
import { isLongPeriod } from "../figures/longPeriod";
import { markingOf } from "../figures/marked";
import { ChartPair, type Subject } from "../parts/ChartPair";
import { type Fact, Facts } from "../parts/Facts";
import { ReportChart } from "../parts/ReportChart";
import type { Sheet } from "../parts/Sheet";
import type { ClientReport } from "../reportContext";
import type { ReportMeasurement } from "../requestReport";

/** Number of vehicles that the figures are based on, if known. */
const sampleFact = ({ t, number, measurement: { percentiles } }: ClientReport): Fact[] =>
  percentiles.sampleSize === null ? [] : [{ label: t("sample"), value: number(percentiles.sampleSize) }];

/** Speeds by hour; by day if there is no room for hours, or they are unknown. */
function ofSpeeds(
  byHour: GraphKind,
  byDay: (m: ReportMeasurement, days: readonly DaySpeeds[]) => ChartModel,
  chart: ChartContext,
): Subject {
  return (m, span) => {
    const isHourly = isTold(byHour, m);
    const mayBeDaily = span === "period" && (isLongPeriod(m) || !isHourly);
    const daily = mayBeDaily && m.resultsTable ? byDay(m, m.resultsTable) : null;
    // Days without any such speed have no chart.
    if (daily && !daily.empty) return daily;
    return isHourly ? chartOf[byHour](m, chart) : null;
  };
}

/** In a narrow column: several limits without their times, which the cover and the charts have. */
function limitFact({ t, measurement, limits }: ClientReport): string {
  const all = limitsOf(measurement);
  return all.length > 1 ? `${all.join(", ")}\u00a0${t("kmh")}` : limits;
}

function speedFacts(report: ClientReport): Fact[] {
  const { t, measurement: m, quantity } = report;
  const mark = markingOf(m);
  return [
    { label: t("averageSpeed"), value: mark(quantity(m.averageSpeed, t("kmh"), 1), "AVERAGE_SPEED") },
    { label: t("deviation"), value: mark(quantity(m.standardDeviation, t("kmh"), 1), "STANDARD_DEVIATION") },
    { label: t("maxSpeed"), value: quantity(m.maxSpeed, t("kmh")) },
    { label: t("limit"), value: limitFact(report) },
    ...sampleFact(report),
  ];
}

/** Highest and mean speed: the whole period, and its last day. */
export function speedSheet(report: ClientReport): Sheet[] {
  const { t, chart, hasSpeeds } = report;
  const { speedPerHour, resultsTable } = report.measurement;
  if (!hasSpeeds || (speedPerHour ?? resultsTable) === null) return [];
  const draw = ofSpeeds("speed", (m, days) => dailySpeedChart(m, days, chart), chart);
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

function percentileFacts(report: ClientReport): Fact[] {
  const { t, measurement, quantity } = report;
  const { v15, v30, v50, v85, v95 } = measurement.percentiles;
  const mark = markingOf(measurement);
  const speed = (value: number | null) => mark(quantity(value, t("kmh")), "PERCENTILES");
  const hint = (percent: number) => t("percentileHint", { percent });
  return [
    ...(v95 === null ? [] : [{ label: "V95", value: speed(v95), hint: hint(95) }]),
    { label: "V85", value: speed(v85), hint: hint(85) },
    { label: "V50", value: speed(v50), hint: hint(50) },
    { label: "V30", value: speed(v30), hint: hint(30) },
    ...(v15 === null ? [] : [{ label: "V15", value: speed(v15), hint: hint(15) }]),
    { label: t("limit"), value: limitFact(report) },
  ];
}

/** Note below percentiles of too few vehicles. */
function SmallSample({ report: { t, measurement } }: { report: ClientReport }) {
  const count = measurement.percentiles.sampleSize;
  return count !== null && isSmallSample(count) ? (
    <p className="report-note">{t("smallSample", { count })}</p>
  ) : null;
}

/** V85, V50 and V30 over the whole period and its last day, and of all its vehicles. */
export function percentileSheet(report: ClientReport): Sheet[] {
  const { t, chart, hasSpeeds } = report;
  const { percentilesPerHour, resultsTable } = report.measurement;
  if (!hasSpeeds || (percentilesPerHour ?? resultsTable) === null) return [];
  const draw = ofSpeeds("percentile", (m, days) => dailyPercentileChart(m, days, chart), chart);
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

function thresholdName(t: ClientReport["t"], above: number | null, overLimit: number | null): string {
  if (above === null) return overLimit ? t("overLimitBy", { more: overLimit }) : t("overLimit");
  return overLimit ? t("aboveLimitBy", { speed: above, more: overLimit }) : t("above", { speed: above });
}

function thresholdFacts(report: ClientReport): Fact[] {
  const { t, measurement: m, number, quantity, percent } = report;
  return [
    { label: "V85", value: markingOf(m)(quantity(m.percentiles.v85, t("kmh")), "PERCENTILES") },
    ...(m.speedThresholds ?? []).map(
      ({ above, overLimit, vehicles, percentage, isEstimate: isEstimated }) => ({
        label: thresholdName(t, above, overLimit),
        value: marked(percent(percentage), isEstimated),
        hint: vehicles === null ? undefined : t("aboveCount", { count: vehicles, number: number(vehicles) }),
      }),
    ),
    ...sampleFact(report),
  ];
}

/** Distribution of speeds, and the number of speeding vehicles. */
export function distributionSheet(report: ClientReport): Sheet[] {
  const { t, chart, measurement, hasSpeeds } = report;
  if (!hasSpeeds || !isTold("histogram", measurement)) return [];
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

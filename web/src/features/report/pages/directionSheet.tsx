import { vehicleCountInOutChart } from "../../../shared/chart/kinds/countCharts";
import { isTold } from "../../../shared/chart/told";
import { directionName } from "../../../shared/directions/directionName";
import { limitsOf } from "../../../shared/limit-history/limitsOf";
import { withLimit } from "../../../shared/number/withLimit";
import { markingOf } from "../figures/marked";
import { ChartPair } from "../parts/ChartPair";
import { ReportTable } from "../parts/ReportTable";
import type { Sheet } from "../parts/Sheet";
import type { ClientReport } from "../reportContext";

/** Both directions separately, if the group wants that: the whole period, its last day, and the totals. */
export function directionSheet(report: ClientReport): Sheet[] {
  const {
    t,
    kind,
    hasVehicles,
    hasData,
    hasDirections,
    hasSpeeds,
    measurement,
    chart,
    number,
    percent,
    language,
  } = report;
  const { byDirection } = measurement;
  const isCounted = isTold("vehicleCountInOut", measurement);
  if (!hasVehicles || !hasData || !hasDirections || !(isCounted || byDirection)) return [];
  const heads = [
    t("direction"),
    t(kind === "bikeCounter" ? "cyclistsHead" : "vehiclesHead"),
    ...(hasSpeeds ? [t("averageHead"), "V85", withLimit(t("overLimitHead"), limitsOf(measurement))] : []),
  ];
  const rows = byDirection?.map((one) => {
    // A direction has one mark for all its figures: those that are exact for both together are exact for each.
    const mark = markingOf({ estimates: one.isEstimate ? measurement.estimates : null });
    return {
      key: one.direction,
      cells: [
        directionName(one.direction, chart.directions, t(one.direction), language),
        markingOf(measurement)(number(one.vehicles), "TOTAL_VEHICLES"),
        ...(hasSpeeds
          ? [
              mark(number(one.averageSpeed, 1), "AVERAGE_SPEED"),
              mark(number(one.v85), "PERCENTILES"),
              mark(percent(one.percentageOverLimit), "PERCENTAGE_OVER_LIMIT"),
            ]
          : []),
      ],
    };
  });
  return [
    {
      id: "directions",
      key: "directions",
      content: (
        <>
          <h2>{t(kind === "bikeCounter" ? "cyclistDirections" : "directions")}</h2>
          {isCounted ? (
            <ChartPair
              report={report}
              subjects={[(m) => vehicleCountInOutChart(m, chart)]}
              isAboveTable={rows !== undefined}
            />
          ) : null}
          {rows === undefined ? null : (
            <ReportTable
              caption={t("wholePeriod")}
              heads={heads}
              rows={rows}
              className="report-table-directions"
            />
          )}
        </>
      ),
    },
  ];
}

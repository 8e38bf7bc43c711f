import { vehicleCountInOutChart } from "../../../shared/chart/kinds/countCharts";
import { isTold } from "../../../shared/chart/told";
import { ChartPair } from "../parts/ChartPair";
import { ReportTable } from "../parts/ReportTable";
import type { Sheet } from "../parts/Sheet";
import type { ClientReport } from "../reportContext";

/** Both directions apart, where the group wants that: the whole period, its last day, and what they add up to. */
export function directionSheet(report: ClientReport): Sheet[] {
  const { t, kind, hasVehicles, hasData, hasDirections, hasSpeeds, measurement, chart, number, percent } =
    report;
  const { byDirection } = measurement;
  const isCounted = isTold("vehicleCountInOut", measurement);
  if (!hasVehicles || !hasData || !hasDirections || !(isCounted || byDirection)) return [];
  const heads = [
    t("direction"),
    t(kind === "bikeCounter" ? "cyclistsHead" : "vehiclesHead"),
    ...(hasSpeeds ? [t("averageHead"), "V85", t("overLimitHead")] : []),
  ];
  const rows = byDirection?.map((one) => ({
    key: one.direction,
    cells: [
      t(one.direction),
      number(one.vehicles),
      ...(hasSpeeds ? [number(one.averageSpeed, 1), number(one.v85), percent(one.percentageOverLimit)] : []),
    ],
  }));
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

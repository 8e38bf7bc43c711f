import type { ChartModel } from "../../../shared/chart/chartModel";
import { dayName } from "../figures/names";
import type { ClientReport } from "../reportContext";
import type { ReportMeasurement } from "../requestReport";
import { ReportChart } from "./ReportChart";

/** Draws one subject: of the whole period, or of its last day. */
export type Subject = (measurement: ReportMeasurement, span: "period" | "day") => ChartModel;

/** Pixels. */
const heights = { alone: 520, one: 236, several: 222, aloneAboveTable: 380, oneAboveTable: 168 };

function heightOf(several: boolean, isPair: boolean, isAboveTable: boolean): number {
  if (several) return heights.several;
  if (isAboveTable) return isPair ? heights.oneAboveTable : heights.aloneAboveTable;
  return isPair ? heights.one : heights.alone;
}

type ChartPairProps = {
  report: ClientReport;
  subjects: readonly Subject[];
  /** Leaves room for a small table beneath. */
  isAboveTable?: boolean;
};

/** The whole period above its last day; several subjects stand side by side. */
export function ChartPair({ report, subjects, isAboveTable = false }: ChartPairProps) {
  const { t, measurement, day, dayMeasurement } = report;
  const several = subjects.length > 1;
  const heading = ({ title }: ChartModel, span: string) => (several ? `${title} · ${span}` : span);
  const height = heightOf(several, dayMeasurement !== null, isAboveTable);
  const row = (of: ReportMeasurement, span: "period" | "day", text: string) =>
    subjects.map((draw) => {
      const model = draw(of, span);
      return (
        <ReportChart
          key={span + model.title}
          model={model}
          heading={heading(model, text)}
          height={height}
          noData={t("noData")}
        />
      );
    });
  return (
    <div className={several ? "report-grid" : "report-stack"}>
      {row(measurement, "period", t("wholePeriod"))}
      {day === null || dayMeasurement === null
        ? null
        : row(
            dayMeasurement,
            "day",
            t(day.isWhole ? "lastDay" : "lastDayPart", { day: dayName(day.from, report) }),
          )}
    </div>
  );
}

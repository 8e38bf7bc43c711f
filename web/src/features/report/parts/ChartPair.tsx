import type { ChartModel } from "../../../shared/chart/chartModel";
import { withMarks } from "../../../shared/notes/marks";
import { dayName } from "../figures/names";
import type { ClientReport } from "../reportContext";
import type { ReportMeasurement } from "../requestReport";
import { ReportChart } from "./ReportChart";

/** Chart of one subject, for the whole period or its last day; null if its data are unknown. */
export type Subject = (measurement: ReportMeasurement, span: "period" | "day") => ChartModel | null;

/** Pixels. */
const heights = { alone: 520, one: 236, several: 206, aloneAboveTable: 380, oneAboveTable: 168 };

function heightOf(several: boolean, isPair: boolean, isAboveTable: boolean): number {
  if (several) return heights.several;
  if (isAboveTable) return isPair ? heights.oneAboveTable : heights.aloneAboveTable;
  return isPair ? heights.one : heights.alone;
}

type ChartPairProps = {
  report: ClientReport;
  subjects: readonly Subject[];
  /** Leaves room for a small table below. */
  isAboveTable?: boolean;
};

/** The whole period above its last day; several subjects are side by side. */
export function ChartPair({ report, subjects, isAboveTable = false }: ChartPairProps) {
  const { t, measurement, day, dayMeasurement, marks } = report;
  const several = subjects.length > 1;
  const heading = ({ title }: ChartModel, span: string) => (several ? `${title} · ${span}` : span);
  const ofPeriod = subjects.flatMap((draw) => draw(measurement, "period") ?? []);
  const ofDay = dayMeasurement === null ? [] : subjects.flatMap((draw) => draw(dayMeasurement, "day") ?? []);
  const height = heightOf(several, ofDay.length > 0, isAboveTable);
  const row = (models: readonly ChartModel[], span: "period" | "day", text: string) =>
    models.map((model) => (
      <ReportChart
        key={span + model.title}
        model={withMarks(model, marks).model}
        heading={heading(model, text)}
        height={height}
        noData={t("noData")}
      />
    ));
  return (
    <div className={several ? "report-grid" : "report-stack"}>
      {row(ofPeriod, "period", t("wholePeriod"))}
      {day === null
        ? null
        : row(ofDay, "day", t(day.isWhole ? "lastDay" : "lastDayPart", { day: dayName(day.from, report) }))}
    </div>
  );
}

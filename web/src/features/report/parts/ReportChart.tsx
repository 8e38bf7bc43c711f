import { ChartCanvas } from "../../../shared/chart/ChartCanvas";
import type { ChartModel } from "../../../shared/chart/chartModel";
import { useDrawing } from "./drawing";

type ReportChartProps = {
  model: ChartModel;
  /** Heading; omitted: the chart's own title. */
  heading?: string;
  /** Pixels. */
  height: number;
  noData: string;
};

const nameOf = ({ title, unit }: ChartModel, heading: string) =>
  heading === title ? `${title} (${unit})` : `${title}, ${heading} (${unit})`;

/** A printed chart with its heading and unit; it says if it has no data. */
export function ReportChart({ model, heading = model.title, height, noData }: ReportChartProps) {
  return (
    <figure className="report-chart" aria-label={nameOf(model, heading)}>
      <figcaption>
        <strong>{heading}</strong>
        <span>{model.unit}</span>
      </figcaption>
      {model.empty ? (
        <p className="report-empty" style={{ height }}>
          {noData}
        </p>
      ) : (
        <Drawing model={model} height={height} />
      )}
      {model.note === undefined ? null : <p className="report-note">{model.note}</p>}
    </figure>
  );
}

function Drawing({ model, height }: Pick<ReportChartProps, "model" | "height">) {
  const { holder, isDue, onDrawn } = useDrawing();
  return (
    // The caption names it, and tables have its figures: readable axis labels would only enlarge the file.
    <div ref={holder} data-report-drawing="chart" aria-hidden="true" style={{ minHeight: height }}>
      {isDue ? <ChartCanvas options={model.options} height={height} onDrawn={onDrawn} /> : null}
    </div>
  );
}

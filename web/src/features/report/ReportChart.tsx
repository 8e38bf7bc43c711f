import { createContext, useContext } from "react";
import { ChartCanvas } from "../../shared/chart/ChartCanvas";
import type { ChartModel } from "../../shared/chart/chartModel";

/** Called by each chart once it is drawn. */
export const ChartDrawnContext = createContext<() => void>(() => {});

type ReportChartProps = { model: ChartModel; heading?: string; height: number; noData: string };

/** A printed chart with its heading and unit; without data it says so. */
export function ReportChart({ model, heading, height, noData }: ReportChartProps) {
  const onDrawn = useContext(ChartDrawnContext);
  return (
    <figure className="report-chart">
      <figcaption>
        <h3>{heading ?? model.title}</h3>
        <span>{model.unit}</span>
      </figcaption>
      {model.empty ? (
        <p className="report-empty" style={{ height }}>
          {noData}
        </p>
      ) : (
        <div data-report-chart>
          <ChartCanvas options={model.options} height={height} onDrawn={onDrawn} />
        </div>
      )}
      {model.note === undefined ? null : <p className="report-note">{model.note}</p>}
    </figure>
  );
}

import type { Chart, Options } from "highcharts";
import { HighchartsReact } from "highcharts-react-official";
import { useMemo } from "react";
import { Highcharts } from "./highcharts";

export type ChartCanvasProps = {
  options: Options;
  /** Pixels. */
  height: number;
  /** Called once, when the chart is drawn completely. */
  onDrawn?: (chart: Chart) => void;
};

/** Redraw, replace series one to one, no animation. */
const updateArgs: [boolean, boolean, boolean] = [true, true, false];

/** Draws the options; new ones update the chart in place. */
export function ChartCanvas({ options, height, onDrawn }: ChartCanvasProps) {
  const sized = useMemo(() => ({ ...options, chart: { ...options.chart, height } }), [options, height]);
  return (
    <HighchartsReact highcharts={Highcharts} options={sized} updateArgs={updateArgs} callback={onDrawn} />
  );
}

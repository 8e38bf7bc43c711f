import { useLayoutEffect } from "react";
import { ChartCanvas, type ChartCanvasProps } from "../../chart/ChartCanvas";
import { Highcharts } from "../../chart/highcharts";

/** A chart that leaves no traces when another replaces it. Import it only lazily. */
export function Drawing(props: ChartCanvasProps) {
  return (
    <>
      <ChartCanvas {...props} />
      <Forgetting />
    </>
  );
}

/**
 * Highcharts keeps an empty array slot for each destroyed chart: nine thousand a day at ten seconds a chart.
 * This is rendered after the chart, to clean up after the chart is gone.
 */
function Forgetting() {
  useLayoutEffect(() => forgetGone, []);
  return null;
}

function forgetGone(): void {
  const { charts } = Highcharts;
  while (charts.length > 0 && charts.at(-1) === undefined) charts.pop();
}

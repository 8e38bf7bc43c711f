import { useLayoutEffect } from "react";
import { ChartCanvas, type ChartCanvasProps } from "../../chart/ChartCanvas";
import { Highcharts } from "../../chart/highcharts";

/** A chart that leaves nothing behind when another takes its place. Import it only from what is loaded later. */
export function Drawing(props: ChartCanvasProps) {
  return (
    <>
      <ChartCanvas {...props} />
      <Forgetting />
    </>
  );
}

/**
 * Highcharts keeps an empty place for each chart that is gone: nine thousand a day, where each stands for ten seconds. It stands
 * behind the chart, so that it comes after that is gone.
 */
function Forgetting() {
  useLayoutEffect(() => forgetGone, []);
  return null;
}

function forgetGone(): void {
  const { charts } = Highcharts;
  while (charts.length > 0 && charts.at(-1) === undefined) charts.pop();
}

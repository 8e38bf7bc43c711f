import { Box, Skeleton } from "@chakra-ui/react";
import type { Chart as DrawnChart, Options } from "highcharts";
import { useEffect, useSyncExternalStore } from "react";
import { useT } from "../../i18n/useT";
import { ChartGuard } from "./ChartGuard";
import { canvasChunk } from "./canvasChunk";
import { chartCss } from "./chartColors";
import { chartTexts } from "./chartTexts";

type ChartProps = {
  options: Options;
  /** Pixels. */
  height: number;
  /** Called once, when the chart is drawn completely. */
  onDrawn?: (chart: DrawnChart) => void;
  /** Fetches the data again, when a reader retries. */
  onRetry?: () => void;
};

/** A chart in the page's colours; Highcharts itself is loaded when the first one shows. */
export function Chart({ onRetry, ...chart }: ChartProps) {
  return (
    <ChartGuard value={chart.options} height={chart.height} onRetry={onRetry}>
      <LoadedChart {...chart} />
    </ChartGuard>
  );
}

function LoadedChart(chart: Omit<ChartProps, "onRetry">) {
  const t = useT(chartTexts);
  const { Canvas, failure } = useSyncExternalStore(canvasChunk.subscribe, canvasChunk.read);
  useEffect(() => {
    if (Canvas === null) void canvasChunk.load();
  }, [Canvas]);
  if (failure !== null) throw failure;
  if (Canvas === null) return <Skeleton height={`${chart.height}px`} aria-label={t("loading")} />;
  return (
    <Box css={chartCss} minH={`${chart.height}px`}>
      <Canvas {...chart} />
    </Box>
  );
}

import { Box, Skeleton } from "@chakra-ui/react";
import type { Chart as DrawnChart, Options } from "highcharts";
import { Suspense, useSyncExternalStore } from "react";
import { chartTexts } from "../../i18n/texts/chart";
import { useT } from "../../i18n/useT";
import { ChartGuard } from "./ChartGuard";
import { canvasChunk } from "./canvasChunk";
import { chartCss } from "./chartColors";

type ChartProps = {
  options: Options;
  height: number;
  /** Called once, when the chart stands complete. */
  onDrawn?: (chart: DrawnChart) => void;
  /** Asks for the data once more, where a reader wants another try. */
  onRetry?: () => void;
};

/** A chart in the page's colours; Highcharts itself is loaded when the first one shows. */
export function Chart({ options, height, onDrawn, onRetry }: ChartProps) {
  const t = useT(chartTexts);
  const { Canvas } = useSyncExternalStore(canvasChunk.subscribe, canvasChunk.read);
  return (
    <ChartGuard value={options} height={height} onRetry={onRetry}>
      <Suspense fallback={<Skeleton height={`${height}px`} aria-label={t("loading")} />}>
        <Box css={chartCss} minH={`${height}px`}>
          <Canvas options={options} height={height} onDrawn={onDrawn} />
        </Box>
      </Suspense>
    </ChartGuard>
  );
}

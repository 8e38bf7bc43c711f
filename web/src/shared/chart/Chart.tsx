import { Box, Skeleton } from "@chakra-ui/react";
import type { Options } from "highcharts";
import { lazy, Suspense } from "react";
import { useT } from "../../i18n/useT";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { chartCss } from "./chartColors";

const ChartCanvas = lazy(async () => ({ default: (await import("./ChartCanvas")).ChartCanvas }));

type ChartProps = { options: Options; height: number };

/** A chart in the page's colours; Highcharts itself is loaded when the first one shows. */
export function Chart({ options, height }: ChartProps) {
  const t = useT("chart");
  return (
    <ErrorBoundary fallback={<ChartMessage height={height} text={t("failed")} />}>
      <Suspense fallback={<Skeleton height={`${height}px`} aria-label={t("loading")} />}>
        <Box css={chartCss} minH={`${height}px`}>
          <ChartCanvas options={options} height={height} />
        </Box>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Stands where a chart would, and says why there is none. */
export function ChartMessage({ height, text }: { height: number; text: string }) {
  return (
    <Box
      height={`${height}px`}
      display="grid"
      placeItems="center"
      rounded="md"
      bg="bg.subtle"
      color="fg.muted"
      textStyle="sm"
    >
      {text}
    </Box>
  );
}

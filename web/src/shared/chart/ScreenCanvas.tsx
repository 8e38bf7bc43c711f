import { Skeleton } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { useInTurn } from "../time/useInTurn";
import { ChartCanvas, type ChartCanvasProps } from "./ChartCanvas";
import { chartTexts } from "./chartTexts";

/** Defers the drawing of a chart: all charts of a page at once would block it for half a second. */
export function ScreenCanvas({ options, ...canvas }: ChartCanvasProps) {
  const t = useT(chartTexts);
  const drawn = useInTurn(options);
  if (drawn === undefined) return <Skeleton height={`${canvas.height}px`} aria-label={t("loading")} />;
  return <ChartCanvas {...canvas} options={drawn} />;
}

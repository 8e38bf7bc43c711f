import { Skeleton } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { useInTurn } from "../time/useInTurn";
import { ChartCanvas, type ChartCanvasProps } from "./ChartCanvas";
import { chartTexts } from "./chartTexts";

/** A canvas that is drawn when its turn has come: a page's charts together would hold it up for half a second. */
export function ScreenCanvas({ options, ...canvas }: ChartCanvasProps) {
  const t = useT(chartTexts);
  const drawn = useInTurn(options);
  if (drawn === undefined) return <Skeleton height={`${canvas.height}px`} aria-label={t("loading")} />;
  return <ChartCanvas {...canvas} options={drawn} />;
}

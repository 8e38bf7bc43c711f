import { Skeleton } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useT } from "../../i18n/useT";
import { inTurn } from "../time/inTurn";
import { ChartCanvas, type ChartCanvasProps } from "./ChartCanvas";
import { chartTexts } from "./chartTexts";

/** Defers the drawing of a chart: all charts of a page at once would block it for half a second. */
export function ScreenCanvas({ options, ...canvas }: ChartCanvasProps) {
  const t = useT(chartTexts);
  const drawn = useInTurn(options);
  if (drawn === undefined) return <Skeleton height={`${canvas.height}px`} aria-label={t("loading")} />;
  return <ChartCanvas {...canvas} options={drawn} />;
}

/** A value that is heavy to render, once its turn has come; until then the previous one, at first undefined. */
function useInTurn<Value extends object>(value: Value): Value | undefined {
  const [shown, setShown] = useState<Value>();
  useEffect(() => inTurn(() => setShown(value)), [value]);
  return shown;
}

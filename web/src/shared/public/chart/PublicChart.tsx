import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useT } from "../../../i18n/useT";
import type { ChartModel } from "../../chart/chartModel";
import { chartTexts } from "../../chart/chartTexts";
import { useLoaded } from "../useLoaded";
import { letterSize, scaled } from "./scaled";

const loadDrawing = async () => (await import("./drawing")).Drawing;

type PublicChartProps = {
  model: ChartModel;
  /** Key of the drawing: another key draws anew, the same key updates in place. */
  drawn: string;
  /** The platform does not report the graph's data. */
  isUntold?: boolean;
};

/** A chart as large as its container, with its notes. */
export function PublicChart({ model, drawn, isUntold = false }: PublicChartProps) {
  const t = useT(chartTexts);
  const [frame, size] = useSize<HTMLDivElement>();
  return (
    <>
      <div ref={frame} className="pub-chart">
        {model.empty ? (
          <p className="pub-chart-empty">{t(isUntold ? "notTold" : "noData")}</p>
        ) : (
          size && <Sized key={drawn} model={model} size={size} />
        )}
      </div>
      {model.note === undefined || model.empty ? null : <p className="pub-note">{model.note}</p>}
    </>
  );
}

function Sized({ model: { options }, size }: { model: ChartModel; size: Size }) {
  const t = useT(chartTexts);
  const loaded = useLoaded(loadDrawing);
  const letters = letterSize(size);
  const large = useMemo(() => scaled(options, letters), [options, letters]);
  if (loaded === undefined) return <div className="pub-skeleton" role="img" aria-label={t("loading")} />;
  return (
    <div className="pub-chart-drawing">
      <loaded.Part options={large} height={size.height} />
    </div>
  );
}

/** Pixels. */
type Size = { width: number; height: number };

/** Size of an element, as it changes; null until it is measured. */
function useSize<Element extends HTMLElement>(): [RefObject<Element | null>, Size | null] {
  const element = useRef<Element>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}

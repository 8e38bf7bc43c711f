import { useMemo, useState } from "react";
import { useLanguage, useT } from "../../../i18n/useT";
import { createChartContext } from "../../../shared/chart/chartContext";
import { bandChart } from "./bandChart";
import { lanesOf } from "./bands";
import { HistoryChart } from "./HistoryChart";
import type { HistoryParts } from "./historyParts";
import { timelineOf } from "./timeline";
import { valveHistoryTexts } from "./valveHistoryTexts";

/** Pixels. */
const height = 270;

/** What was planned and what was reported, over one time axis. */
export function BandsCard({ history, period, now, about, operation, onRetry }: HistoryParts) {
  const t = useT(valveHistoryTexts);
  const language = useLanguage();
  const [zoomable, setZoomable] = useState(false);
  const zone = about.timeZone;
  const { from, to } = period;
  const model = useMemo(() => {
    const context = createChartContext({ language, zone, zoomable });
    const segments = timelineOf(history, { from, to }, now);
    return bandChart(segments, { from, to }, now, context, t, lanesOf(history));
  }, [history, from, to, now, language, zone, zoomable, t]);
  return (
    <HistoryChart
      model={model}
      about={about}
      height={height}
      operation={operation}
      zoom={{ on: zoomable, toggle: () => setZoomable(!zoomable) }}
      onRetry={onRetry}
    />
  );
}

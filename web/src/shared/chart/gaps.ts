import type { XAxisPlotBandsOptions } from "highcharts";
import type { CountPoint } from "./measurement";

/** Half-open, Unix seconds. */
type Gap = { from: number; to: number };

const hour = 3600;

/** The stretches of hours in which the device did not report. */
export function gapsOf(hours: readonly CountPoint[]): Gap[] {
  const gaps: Gap[] = [];
  let open: Gap | null = null;
  for (const { time, value } of hours) {
    if (value !== null) open = null;
    else if (open !== null) open.to = time + hour;
    else {
      open = { from: time, to: time + hour };
      gaps.push(open);
    }
  }
  return gaps;
}

/** Shades gaps, so that nothing heard looks other than nothing passed. */
export const gapBands = (gaps: readonly Gap[]): XAxisPlotBandsOptions[] =>
  gaps.map(({ from, to }) => ({
    from: from * 1000,
    to: to * 1000,
    color: "var(--chart-gap)",
    zIndex: 0,
  }));

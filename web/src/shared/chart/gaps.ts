import type { XAxisPlotBandsOptions } from "highcharts";
import type { CountPoint } from "./measurement";

/** Half-open, Unix seconds. */
type Gap = { from: number; to: number };

const hour = 3600;

/** Periods of hours (or of points `length` seconds long) in which the device did not report. */
export function gapsOf(points: readonly CountPoint[] | null, length = hour): Gap[] {
  const gaps: Gap[] = [];
  let open: Gap | null = null;
  for (const { time, value } of points ?? []) {
    if (value !== null) open = null;
    else if (open !== null) open.to = time + length;
    else {
      open = { from: time, to: time + length };
      gaps.push(open);
    }
  }
  return gaps;
}

/** Shades gaps: no report must look different from no traffic. */
export const gapBands = (gaps: readonly Gap[]): XAxisPlotBandsOptions[] =>
  gaps.map(({ from, to }) => ({
    from: from * 1000,
    to: to * 1000,
    color: "var(--chart-gap)",
    zIndex: 0,
  }));

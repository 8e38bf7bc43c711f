import type { Chart } from "highcharts";
import type { RefObject } from "react";
import type { ChartModel } from "../chartModel";

/** A chart that can be kept as a picture, and what a reader of the picture must know of it. */
export type Pictured = {
  model: Pick<ChartModel, "title" | "unit" | "note" | "options">;
  /** Whose figures they are, where that is known. */
  place?: string | undefined;
  /** [from, to) in Unix seconds, by this zone's clock. */
  period: { from: number; to: number; timeZone: string };
};

export type PictureMenuProps = Pictured & {
  /** The chart as its reader sees it, while it stands. */
  drawn?: RefObject<Chart | null> | undefined;
  size?: "2xs" | "sm";
};

export type PictureFormat = "png" | "svg";

/** What of a chart its reader chose to see. */
export type View = { min?: number; max?: number; hidden: readonly number[] };

/** The part that is zoomed into, and the series that are switched off in the legend. */
export function viewOf(chart: Chart | null): View {
  const { userMin, userMax } = chart?.xAxis[0]?.getExtremes() ?? {};
  return {
    ...(userMin !== undefined && { min: userMin }),
    ...(userMax !== undefined && { max: userMax }),
    hidden: (chart?.series ?? []).flatMap(({ visible }, index) => (visible ? [] : [index])),
  };
}

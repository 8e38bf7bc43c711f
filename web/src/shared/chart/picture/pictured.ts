import type { Chart } from "highcharts";
import type { RefObject } from "react";
import type { ChartModel } from "../chartModel";

/** A chart that can be kept as a picture, and what a reader of the picture must know of it. */
export type Pictured = {
  model: Pick<ChartModel, "title" | "unit" | "note" | "options">;
  /** What the locations are called whose figures it shows, where that is known. */
  places: readonly string[];
  /** [from, to) in Unix seconds; of a comparison both, the earlier one first. */
  periods: readonly { from: number; to: number }[];
  /** Whose clock shows them. */
  timeZone: string;
};

export type PictureMenuProps = Pictured & {
  /** The chart as its reader sees it, while it stands. */
  drawn?: RefObject<Chart | null> | undefined;
  /** What its menu is called, where charts of one title stand beside each other; else its title. */
  name?: string;
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

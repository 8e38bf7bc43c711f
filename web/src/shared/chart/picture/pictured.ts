import type { Chart } from "highcharts";
import type { RefObject } from "react";
import type { ChartModel } from "../chartModel";

/** A chart that can be saved as a picture, with the facts that its reader needs. */
export type Pictured = {
  model: Pick<ChartModel, "title" | "unit" | "note" | "options">;
  /** Names of the locations, if known. */
  places: readonly string[];
  /** [from, to) in Unix seconds; for a comparison both, the earlier one first. */
  periods: readonly { from: number; to: number }[];
  /** Time zone of the periods shown. */
  timeZone: string;
};

export type PictureMenuProps = Pictured & {
  /** The chart as drawn, while it is mounted. */
  drawn?: RefObject<Chart | null> | undefined;
  /** Name of its menu, if charts of the same title are side by side; default: its title. */
  name?: string;
  size?: "2xs" | "sm";
};

export type PictureFormat = "png" | "svg";

/** The part of a chart that its reader has chosen to see. */
export type View = { min?: number; max?: number; hidden: readonly number[] };

/** The zoomed part, and the series that are switched off in the legend. */
export function viewOf(chart: Chart | null): View {
  const { userMin, userMax } = chart?.xAxis[0]?.getExtremes() ?? {};
  return {
    ...(userMin !== undefined && { min: userMin }),
    ...(userMax !== undefined && { max: userMax }),
    hidden: (chart?.series ?? []).flatMap(({ visible }, index) => (visible ? [] : [index])),
  };
}

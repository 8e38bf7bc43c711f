import type { Options } from "highcharts";
import type { ChartContext } from "./chartContext";
import type { Measurement } from "./measurement";

/** The figures behind a chart as formatted text. */
export type ChartTable = { columns: readonly string[]; rows: readonly (readonly string[])[] };

/** A chart ready to be drawn, with all its texts. */
export type ChartModel = {
  title: string;
  /** Unit of an axis, e.g. "vozil na uro". */
  unit: string;
  options: Options;
  /** True if the device reported nothing that this chart could show. */
  empty: boolean;
  /** Note that a reader needs to understand the figures. */
  note?: string;
  /** The figures are estimates: computed within the classes or intervals that the device counts by. */
  isEstimate?: boolean;
  /** Computed when the table is opened. */
  table: () => ChartTable;
};

export type ChartBuilder = (measurement: Measurement, context: ChartContext) => ChartModel;

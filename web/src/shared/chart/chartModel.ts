import type { Options } from "highcharts";
import type { ChartContext } from "./chartContext";
import type { Measurement } from "./measurement";

/** The figures behind a chart, formatted for reading. */
export type ChartTable = { columns: readonly string[]; rows: readonly (readonly string[])[] };

/** A chart ready to be drawn, with all that is said about it in words. */
export type ChartModel = {
  title: string;
  /** What an axis counts, e.g. "vozil na uro". */
  unit: string;
  options: Options;
  /** True where the device reported nothing that this chart could show. */
  empty: boolean;
  /** What a reader must know to read it rightly. */
  note?: string;
  /** Its figures are computed within the classes or intervals that the device counts by. */
  isEstimate?: boolean;
  /** Computed when the table is opened. */
  table: () => ChartTable;
};

export type ChartBuilder = (measurement: Measurement, context: ChartContext) => ChartModel;

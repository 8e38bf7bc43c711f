import type { ChartContext } from "../../../shared/chart/chartContext";

/** Seconds as minutes, the unit of all figures on this screen. */
export const asMinutes = (seconds: number): number => seconds / 60;

/** "28,5 min"; "-" if unknown. */
export const minutesOf = (seconds: number | null, { quantity }: Pick<ChartContext, "quantity">): string =>
  quantity(seconds === null ? null : asMinutes(seconds), "min", 1);

import { LENGTH_BORDERS } from "./histogram.js";
import type { SpeedHistogram } from "./speedHistogram.js";

const CLASS_WIDTH = 10;
const CLASSES = 9;
/** The histogram shows speeds below this. */
const HISTOGRAM_END = 100;
const ALL_RANKS = Array.from({ length: 100 }, (_, index) => index + 1);

export interface SpeedClass {
  from: number;
  to: number | null;
  vehicles: number;
  measurements: number;
}

/** 1-10 … 81-90 km/h, then what is above, where there is any, so that shares add up to 100 %. */
export function frequency(speeds: SpeedHistogram): SpeedClass[] {
  const classes: SpeedClass[] = Array.from({ length: CLASSES }, (_, index) => {
    const [from, to] = [index * CLASS_WIDTH + 1, (index + 1) * CLASS_WIDTH];
    return { from, to, ...speeds.between(from, to) };
  });
  const above = CLASSES * CLASS_WIDTH + 1;
  const rest = speeds.between(above);
  return rest.vehicles > 0 ? [...classes, { from: above, to: null, ...rest }] : classes;
}

/** Each km/h below 100, from the lowest to the highest that occurs. */
export function histogram(
  speeds: SpeedHistogram,
): { speed: number; vehicles: number; measurements: number }[] {
  const rows = Array.from({ length: HISTOGRAM_END - 1 }, (_, index) => {
    const speed = index + 1;
    return { speed, vehicles: speeds.vehiclesAt(speed), measurements: speeds.samplesAt(speed) };
  });
  const occupied = ({ vehicles }: { vehicles: number }) => vehicles > 0;
  return rows.slice(Math.max(0, rows.findIndex(occupied)), rows.findLastIndex(occupied) + 1);
}

/** Vehicles that the histogram leaves out. */
export function histogramAbove(speeds: SpeedHistogram): number {
  return speeds.between(HISTOGRAM_END).vehicles;
}

/** Index p: V_p in km/h; index 0 means nothing. */
export function percentileTable(speeds: SpeedHistogram): (number | null)[] {
  return [null, ...speeds.percentiles(ALL_RANKS)];
}

/** Vehicles by length class, metres, half-open; empty where no length is measured. */
export function lengthClasses(counts: number[]): { from: number; to: number | null; vehicles: number }[] {
  if (counts.every((count) => count === 0)) return [];
  const borders = [0, ...LENGTH_BORDERS];
  return counts.map((vehicles, index) => {
    const to = borders[index + 1];
    return { from: (borders[index] ?? 0) / 10, to: to === undefined ? null : to / 10, vehicles };
  });
}

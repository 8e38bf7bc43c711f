import { LENGTH_BORDERS } from "./histogram.js";
import type { LengthHistogram } from "./lengthHistogram.js";
import type { SpeedHistogram, SpeedRange } from "./speedHistogram.js";
import { wholeNumbers } from "./wholeNumbers.js";

const CLASS_WIDTH = 10;
const CLASSES = 9;
/** The histogram shows speeds below this. */
const HISTOGRAM_END = 100;
const ALL_RANKS = Array.from({ length: 100 }, (_, index) => index + 1);

export interface SpeedClass {
  from: number;
  to: number | null;
  /** null: unknown. */
  vehicles: number | null;
  measurements: number | null;
  is_estimate: boolean;
}

/** 1-10 … 81-90 km/h, then the rest above if there is any, so that shares add up to 100 %. */
export function frequency(speeds: SpeedHistogram): SpeedClass[] {
  const above = CLASSES * CLASS_WIDTH + 1;
  const classes = Array.from({ length: CLASSES }, (_, index) => {
    const [from, to] = [index * CLASS_WIDTH + 1, (index + 1) * CLASS_WIDTH];
    return { from, to, ...speeds.between(from, to) };
  });
  const rows = rounded([...classes, { from: above, to: null, ...speeds.between(above) }]);
  return rows.at(-1)?.vehicles === 0 ? rows.slice(0, -1) : rows;
}

function rounded(classes: ({ from: number; to: number | null } & SpeedRange)[]): SpeedClass[] {
  const vehicles = wholeNumbers(classes.map((row) => row.vehicles ?? 0));
  const measurements = wholeNumbers(classes.map((row) => row.measurements ?? 0));
  return classes.map(({ from, to, isEstimate, ...row }, index) => ({
    from,
    to,
    vehicles: row.vehicles === null ? null : (vehicles[index] ?? 0),
    measurements: row.measurements === null ? null : (measurements[index] ?? 0),
    is_estimate: isEstimate,
  }));
}

/** Each km/h below 100, from the lowest to the highest that occurs and is known. */
export function histogram(
  speeds: SpeedHistogram,
): { speed: number; vehicles: number; measurements: number }[] {
  const all = Array.from({ length: HISTOGRAM_END - 1 }, (_, index) => speeds.between(index + 1, index + 1));
  const known = all.filter(({ vehicles }) => vehicles !== null);
  const vehicles = wholeNumbers(known.map((row) => row.vehicles ?? 0));
  const measurements = wholeNumbers(known.map((row) => row.measurements ?? 0));
  const rows = known.map((_, index) => ({
    speed: index + 1,
    vehicles: vehicles[index] ?? 0,
    measurements: measurements[index] ?? 0,
  }));
  const occupied = ({ vehicles }: { vehicles: number }) => vehicles > 0;
  return rows.slice(Math.max(0, rows.findIndex(occupied)), rows.findLastIndex(occupied) + 1);
}

/** Vehicles that the histogram leaves out; null if unknown. */
export function histogramAbove(speeds: SpeedHistogram): number | null {
  const { vehicles } = speeds.between(HISTOGRAM_END);
  return vehicles === null ? null : Math.round(vehicles);
}

/** Index p: V_p in km/h; index 0 has no meaning. */
export function percentileTable(speeds: SpeedHistogram): (number | null)[] {
  return [null, ...speeds.percentiles(ALL_RANKS)];
}

/** Vehicles by length class, metres, half-open; empty if no length is measured. */
export function lengthClasses(lengths: LengthHistogram) {
  if (lengths.measured === 0) return [];
  const borders = [0, ...LENGTH_BORDERS];
  return lengths.counts.map(({ vehicles, isEstimate }, index) => {
    const to = borders[index + 1];
    return {
      from: (borders[index] ?? 0) / 10,
      to: to === undefined ? null : to / 10,
      vehicles,
      is_estimate: isEstimate,
    };
  });
}

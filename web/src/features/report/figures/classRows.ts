import type { Measurement } from "../../../shared/chart/measurement";
import { totalOf, wholeClasses } from "../../../shared/chart/told";
import { sharesOf } from "../../../shared/number/shares";
import { sumOf } from "./sumOf";

type SpeedClass = NonNullable<Measurement["speedClasses"]>[number];
/** A line of the class table, or its total; null: unknown. Share in percent, null where there is nothing to share. */
export type ClassRow = { vehicles: number | null; measurements: number | null; share: number | null };

/**
 * The classes with their shares, and the total that they add up to: docs/definitions.md, "Speeds". Where one is unknown, shares are of all
 * vehicles with a speed.
 * @param sample vehicles with a speed; null: not told
 */
export function classRows(
  classes: readonly SpeedClass[],
  sample: number | null,
): {
  rows: (SpeedClass & ClassRow)[];
  total: ClassRow;
} {
  const whole = wholeClasses(classes);
  const vehicles = totalOf(classes, sample);
  const shares = whole
    ? sharesOf(whole.map((one) => one.vehicles))
    : classes.map((one) => (one.vehicles !== null && vehicles ? (one.vehicles / vehicles) * 100 : null));
  return {
    rows: classes.map((one, index) => ({ ...one, share: shares[index] ?? null })),
    total: {
      vehicles,
      measurements: sumOf(classes.map(({ measurements }) => measurements)),
      share: vehicles ? 100 : null,
    },
  };
}

import type { Measurement } from "../../../shared/chart/measurement";
import { totalOf } from "../../../shared/chart/told";
import { shareOf } from "../../../shared/number/shareOf";
import { sumOf } from "./sumOf";

type SpeedClass = NonNullable<Measurement["speedClasses"]>[number];
/** A row of the class table, or its total; null: unknown. Share in percent, null if the whole is zero. */
export type ClassRow = { vehicles: number | null; measurements: number | null; share: number | null };

/**
 * Classes with their shares, and the total of their vehicles: docs/definitions.md, "Speeds" and "Shares". If
 * one is unknown, shares are of all vehicles with a speed.
 * @param sample vehicles with a speed; null: not reported
 */
export function classRows(
  classes: readonly SpeedClass[],
  sample: number | null,
): {
  rows: (SpeedClass & ClassRow)[];
  total: ClassRow;
} {
  const vehicles = totalOf(classes, sample);
  return {
    rows: classes.map((one) => ({ ...one, share: shareOf(one.vehicles, vehicles) })),
    total: {
      vehicles,
      measurements: sumOf(classes.map(({ measurements }) => measurements)),
      share: shareOf(vehicles, vehicles),
    },
  };
}

import type { Measurement } from "../../../shared/chart/measurement";
import { sharesOf } from "../../../shared/number/shares";

type SpeedClass = Measurement["speedClasses"][number];
/** A line of the class table, or its total. Share in percent, null where there is nothing to share. */
export type ClassRow = { vehicles: number; measurements: number; share: number | null };

/** The classes with their shares, and the total that they add up to: docs/definitions.md, "Speeds". */
export function classRows(classes: readonly SpeedClass[]): {
  rows: (SpeedClass & ClassRow)[];
  total: ClassRow;
} {
  const shares = sharesOf(classes.map(({ vehicles }) => vehicles));
  const sum = (value: (one: SpeedClass) => number) => classes.reduce((all, one) => all + value(one), 0);
  const vehicles = sum((one) => one.vehicles);
  return {
    rows: classes.map((one, index) => ({ ...one, share: shares[index] ?? null })),
    total: { vehicles, measurements: sum((one) => one.measurements), share: vehicles > 0 ? 100 : null },
  };
}

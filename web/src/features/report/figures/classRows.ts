import type { Measurement } from "../../../shared/chart/measurement";
import type { wholeClasses } from "../../../shared/chart/told";
import { sharesOf } from "../../../shared/number/shares";
import { sumOf } from "./sumOf";

type Told = NonNullable<Measurement["speedClasses"]>[number];
type SpeedClass = NonNullable<ReturnType<typeof wholeClasses<Told>>>[number];
/** A line of the class table, or its total. Share in percent, null where there is nothing to share. */
export type ClassRow = { vehicles: number; measurements: number | null; share: number | null };

/** The classes with their shares, and the total that they add up to: docs/definitions.md, "Speeds". */
export function classRows(classes: readonly SpeedClass[]): {
  rows: (SpeedClass & ClassRow)[];
  total: ClassRow;
} {
  const shares = sharesOf(classes.map(({ vehicles }) => vehicles));
  const vehicles = classes.reduce((all, one) => all + one.vehicles, 0);
  return {
    rows: classes.map((one, index) => ({ ...one, share: shares[index] ?? null })),
    total: {
      vehicles,
      measurements: sumOf(classes.map(({ measurements }) => measurements)),
      share: vehicles > 0 ? 100 : null,
    },
  };
}

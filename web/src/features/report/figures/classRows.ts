import type { Measurement } from "../../../shared/chart/measurement";
import type { wholeClasses } from "../../../shared/chart/told";
import { shareOf } from "../../../shared/number/shareOf";
import { sumOf } from "./sumOf";

type Told = NonNullable<Measurement["speedClasses"]>[number];
type SpeedClass = NonNullable<ReturnType<typeof wholeClasses<Told>>>[number];
/** A line of the class table, or its total. Share in percent, null where there is nothing to share. */
export type ClassRow = { vehicles: number; measurements: number | null; share: number | null };

/** The classes with their shares, and the total of their vehicles: docs/definitions.md, "Speeds" and "Shares". */
export function classRows(classes: readonly SpeedClass[]): {
  rows: (SpeedClass & ClassRow)[];
  total: ClassRow;
} {
  const vehicles = classes.reduce((all, one) => all + one.vehicles, 0);
  return {
    rows: classes.map((one) => ({ ...one, share: shareOf(one.vehicles, vehicles) })),
    total: {
      vehicles,
      measurements: sumOf(classes.map(({ measurements }) => measurements)),
      share: shareOf(vehicles, vehicles),
    },
  };
}
